import { drawName, isPlayerName, type PlayerName } from '@playgrove/protocol/names';
import { isKey, newKey } from '@playgrove/protocol/runs';

/** Under what this device stores who it is on boards. */
export const BOARDS_KEY = 'portal:boards';

/** Circles that one device may be in. */
const MAX_CIRCLES = 20;

/** Who this device is on boards, and the circles that it is in. */
export type BoardPlayer = {
  /** Proves to the server that an entry is this device's own. */
  readonly key: string;
  readonly name: PlayerName;
  /** Keys of circles, the newest last. */
  readonly circles: readonly string[];
};

type Open = () => Storage;

/** Where nothing can be stored, the player lives until the page closes. */
let unstored: BoardPlayer | undefined;

/** Who this device was before; undefined until something is sent for the first time. */
export function readBoardPlayer(storage: Open): BoardPlayer | undefined {
  if (unstored) return unstored;
  try {
    const raw: unknown = JSON.parse(storage().getItem(BOARDS_KEY) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { key, name, circles } = raw as Readonly<Record<string, unknown>>;
    if (!isKey(key) || !isName(name)) return undefined;
    return { key, name, circles: Array.isArray(circles) ? circles.filter(isKey) : [] };
  } catch {
    return undefined;
  }
}

/** This device's player; a new one the first time. */
export function boardPlayer(storage: Open): BoardPlayer {
  const known = readBoardPlayer(storage);
  if (known) return known;
  const made = { key: newKey(), name: drawName(Math.random), circles: [] };
  store(storage, made);
  return made;
}

export function rename(storage: Open, player: BoardPlayer): BoardPlayer {
  return store(storage, { ...player, name: drawName(Math.random) });
}

export function withCircle(storage: Open, circle: string): BoardPlayer {
  const player = boardPlayer(storage);
  const others = player.circles.filter((each) => each !== circle);
  return store(storage, { ...player, circles: [...others, circle].slice(-MAX_CIRCLES) });
}

export function withoutCircle(storage: Open, circle: string): BoardPlayer {
  const player = boardPlayer(storage);
  return store(storage, {
    ...player,
    circles: player.circles.filter((each) => each !== circle),
  });
}

function store(storage: Open, player: BoardPlayer): BoardPlayer {
  unstored = undefined;
  try {
    storage().setItem(BOARDS_KEY, JSON.stringify(player));
  } catch {
    unstored = player;
  }
  return player;
}

function isName(value: unknown): value is PlayerName {
  if (!Array.isArray(value) || value.length !== 2) return false;
  return isPlayerName(value as unknown as PlayerName);
}
