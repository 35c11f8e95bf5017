/** A page on a game's own host that saves the game's files there, because the portal cannot. */
import {
  HOST_WORKER_PATH,
  KEEPER_PATH,
  readCall,
  type KeeperAnswer,
  type KeeperCall,
} from '../data/keeper.ts';
import {
  availabilityOf,
  offlineDeps,
  registerWorker,
  removeGame,
  saveGame,
  SaveError,
} from '../features/offline/offline-games.ts';

const script = document.currentScript;
/** Written in by the build. */
const portal = script?.dataset['portal'] ?? '';
/** Without a connection this page must still be there, to say what is saved and to remove it. */
const OWN_FILES = [KEEPER_PATH, script?.getAttribute('src') ?? ''];

const deps = offlineDeps();

addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  if (source !== parent || origin !== portal || !port) return;
  const call = readCall(data);
  if (!call) return;
  const answer = (words: KeeperAnswer): void => port.postMessage(words);
  carryOut(call, (part) => answer({ kind: 'part', part })).then(
    (saved) => answer({ kind: 'done', saved }),
    (error: unknown) =>
      answer({ kind: 'failed', why: error instanceof SaveError ? error.why : 'blocked' }),
  );
});

/** @returns whether the game is saved now. @throws SaveError */
async function carryOut(
  { kind, id, needed }: KeeperCall,
  onProgress: (part: number) => void,
): Promise<boolean> {
  if (kind === 'save') {
    await registerWorker(HOST_WORKER_PATH);
    await saveGame(deps, id, needed, onProgress, OWN_FILES);
  }
  if (kind === 'remove') await removeGame(deps, id);
  const availability = await availabilityOf(deps, id, needed);
  if (availability === 'impossible') throw new SaveError('blocked');
  return availability === 'saved';
}
