import { readSaved, writeSaved, type SavedState } from '../data/saved-state.ts';

/** What the device remembers, and its changes. */
export interface Store {
  /** What the page was first drawn with. */
  readonly initial: SavedState;
  readonly saved: SavedState;
  change(change: (saved: SavedState) => SavedState): void;
  /** Called after each change, in this tab or another; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export const STORE_KEY = 'portal';

/** The stored text; `undefined` where storage is forbidden or broken. */
const textIn = (storage: () => Storage): string | null | undefined =>
  attempt(() => storage().getItem(STORE_KEY));

/** What the device remembers, read once. */
export const readStore = (storage: () => Storage): SavedState => readSaved(textIn(storage));

/**
 * Opens the store. Where storage is forbidden, full or broken the page goes on in memory; what
 * another version or a stranger wrote is taken field by field, as far as it fits.
 * @param drawn what the page was first drawn with, if it was read earlier
 */
export function openStore(storage: () => Storage, drawn?: SavedState): Store {
  // Another tab may have stored something since the page was drawn.
  let saved = readStore(storage);
  const initial = drawn ?? saved;
  /** Whether the device holds all of it. */
  let isStored = true;
  const listeners = new Set<() => void>();
  const announce = (): void => listeners.forEach((listener) => listener());
  const hear = (text: string | null): void => {
    saved = readSaved(text);
    announce();
  };
  if (typeof addEventListener === 'function') {
    addEventListener('storage', (event) => {
      if (event.key === STORE_KEY || event.key === null) hear(event.newValue);
    });
    // A page that Back brings out of the browser's cache heard nothing while it was in there.
    addEventListener('pageshow', ({ persisted }) => {
      const text = persisted && isStored && textIn(storage);
      if (text) hear(text);
    });
  }
  return {
    initial,
    get saved() {
      return saved;
    },
    change(change) {
      // Another tab may have stored something that this one, frozen meanwhile, has not heard of.
      const text = isStored ? textIn(storage) : undefined;
      if (text) saved = readSaved(text);
      saved = change(saved);
      isStored =
        attempt(() => {
          storage().setItem(STORE_KEY, writeSaved(saved));
          return true;
        }) ?? false;
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
