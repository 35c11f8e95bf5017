/** Where games are saved for offline: on this site, or on each game's own host. */
import { BASE } from '../../data/base.ts';
import type { FilesFile } from '../../data/files.ts';
import { KEEPER_PATH, sealCall, type KeeperAnswer, type KeeperCall } from '../../data/keeper.ts';
import { originOf, type Site } from '../../data/site.ts';
import {
  availabilityOf,
  noteSaved,
  offlineDeps,
  registerWorker,
  removeGame,
  saveGame,
  SaveError,
  updateSavedGames,
  type Availability,
} from './offline-games.ts';

export type GameStore = {
  look(needed: FilesFile): Promise<Availability>;
  /** @param onProgress takes the share that is done, from 0 to 1. @throws SaveError */
  save(needed: FilesFile, onProgress?: (part: number) => void): Promise<void>;
  remove(): Promise<void>;
};

const PORTAL_WORKER = `${BASE}sw.js`;
/** How long a game's host may take to say a word, in milliseconds. */
const ANSWER_MS = 15_000;

/** @returns undefined where all games are on one other host, which keeps nothing for this one */
export function storeOf(site: Pick<Site, 'gamesOrigin'>, id: string): GameStore | undefined {
  const origin = originOf(site, id);
  if (origin !== '' && origin === site.gamesOrigin) return undefined;
  const store = origin === '' ? storeHere(id) : storeOnHost(id, origin);
  return {
    ...store,
    look: async (needed) => ('serviceWorker' in navigator ? store.look(needed) : 'impossible'),
  };
}

/** After a new release: updates every saved game, wherever its files are. */
export function updateGames(site: Pick<Site, 'gamesOrigin'>): Promise<void> {
  return updateSavedGames(offlineDeps(), async (id, needed) => storeOf(site, id)?.save(needed));
}

function storeHere(id: string): GameStore {
  return {
    look: (needed) => availabilityOf(offlineDeps(), id, needed),
    async save(needed, onProgress) {
      await registerWorker(PORTAL_WORKER);
      await saveGame(offlineDeps(), id, needed, onProgress);
    },
    remove: () => removeGame(offlineDeps(), id),
  };
}

function storeOnHost(id: string, origin: string): GameStore {
  const call = (kind: KeeperCall['kind'], needed: FilesFile, onProgress?: (part: number) => void) =>
    callKeeper(origin, { kind, id, needed }, onProgress);
  return {
    async look(needed) {
      try {
        if (await call('look', needed)) return 'saved';
        // The browser may have cleared the host's storage alone.
        await removeGame(offlineDeps(), id);
        return 'online';
      } catch (error) {
        // A saved game's host answers without a network too.
        return error instanceof SaveError && error.why === 'network' ? 'online' : 'impossible';
      }
    },
    async save(needed, onProgress) {
      await registerWorker(PORTAL_WORKER);
      await call('save', needed, onProgress);
      await noteSaved(offlineDeps(), id, needed);
    },
    async remove() {
      await call('remove', { bytes: 0, files: [] });
      await removeGame(offlineDeps(), id);
    },
  };
}

/**
 * Opens the keeper of a game's host in a hidden frame, and closes it after its answer.
 * @returns whether the game is saved
 * @throws SaveError
 */
async function callKeeper(
  origin: string,
  call: KeeperCall,
  onProgress: (part: number) => void = () => {},
): Promise<boolean> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = origin + KEEPER_PATH;
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<boolean>((resolve, reject) => {
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new SaveError('network')), ANSWER_MS);
      };
      wait();
      port1.addEventListener('message', ({ data }: MessageEvent<KeeperAnswer>) => {
        wait();
        if (data.kind === 'part') onProgress(data.part);
        else if (data.kind === 'done') resolve(data.saved);
        else reject(new SaveError(data.why));
      });
      port1.start();
      // A host that does not answer loads too, as an error page of another origin.
      frame.addEventListener(
        'load',
        () => frame.contentWindow?.postMessage(sealCall(call), origin, [port2]),
        { once: true },
      );
      document.body.append(frame);
    });
  } finally {
    clearTimeout(timer);
    port1.close();
    frame.remove();
  }
}
