import { readSaveFile, writeSaveFile, type Refusal, type Saves } from '../../data/saves/file.ts';
import { kindOf, slugOf } from '../../data/saves/keys.ts';
import { mergeSaves } from '../../data/saves/merge.ts';

/** All that can be taken along of what the device stores. What cannot be read is left out. */
export function readSaves(storage: Storage): Saves {
  const saves = new Map<string, unknown>();
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at) ?? '';
    const text = kindOf(key) === undefined ? null : storage.getItem(key);
    if (text === null) continue;
    try {
      saves.set(key, kindOf(key) === 'name' ? text : JSON.parse(text));
    } catch {
      // A game sets it aside when it next opens. A mark of a large save goes with its shelf.
    }
  }
  return saves;
}

/**
 * The file with all that the device stores.
 * @param shelves what games store in databases
 * @throws where storage is blocked
 */
export function exportSaves(storage: () => Storage, now: Date, shelves: Saves = new Map()): string {
  return writeSaveFile(new Map([...readSaves(storage()), ...shelves]), now.toISOString());
}

export type Imported =
  | {
      readonly ok: true;
      /** Keys that changed. */
      readonly changed: number;
      /** Games whose coins and upgrades differed, by slug: those of the file, and those of the device. */
      readonly careers: Readonly<Record<'taken' | 'left', readonly string[]>>;
      /** What goes into databases. */
      readonly shelves: Saves;
      /** Puts everything back as it was. */
      readonly undo: () => void;
    }
  | { readonly ok: false; readonly why: Refusal | 'full'; readonly key?: string };

/**
 * Merges a file into what the device stores: the better of each, never a loss. A file that is refused,
 * or that the device has no room for, changes nothing.
 */
export function importSaves(storage: () => Storage, text: string): Imported {
  const file = readSaveFile(text);
  if (!file.ok) return file;
  let device: Storage;
  let here: Saves;
  try {
    device = storage();
    here = readSaves(device);
  } catch {
    return { ok: false, why: 'full' };
  }
  const shelves = new Map([...file.saves].filter(([key]) => kindOf(key) === 'shelf'));
  const saves = new Map([...file.saves].filter(([key]) => !shelves.has(key)));
  const changes = mergeSaves(here, saves, directions(saves, here));
  const before = new Map([...changes.keys()].map((key) => [key, device.getItem(key)]));
  const undo = (): void => {
    // Removed first: what is put back must find room.
    for (const key of before.keys()) device.removeItem(key);
    for (const [key, old] of before) if (old !== null) device.setItem(key, old);
  };
  try {
    for (const [key, value] of changes) {
      device.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  } catch {
    undo();
    return { ok: false, why: 'full' };
  }
  return {
    ok: true,
    changed: changes.size,
    careers: chosenCareers(here, saves, changes),
    shelves,
    undo,
  };
}

function chosenCareers(here: Saves, there: Saves, changes: Saves) {
  const careers: Record<'taken' | 'left', string[]> = { taken: [], left: [] };
  for (const [key, theirs] of there) {
    const [slug, own] = [slugOf(key), here.get(key)];
    if (kindOf(key) !== 'career' || slug === undefined || own === undefined) continue;
    if (changes.has(key)) careers.taken.push(slug);
    else if (JSON.stringify(own) !== JSON.stringify(theirs)) careers.left.push(slug);
  }
  return careers;
}

/** Whether less is better in a game's scores, as its records say; the last one counts. */
export function directions(...all: readonly Saves[]): ReadonlyMap<string, boolean> {
  const known = all.flatMap((saves) =>
    [...saves].flatMap(([key, value]) => {
      const { lower } = (value ?? {}) as { readonly lower?: unknown };
      const slug = kindOf(key) === 'game' ? slugOf(key) : undefined;
      return slug !== undefined && typeof lower === 'boolean' ? [[slug, lower] as const] : [];
    }),
  );
  return new Map(known);
}
