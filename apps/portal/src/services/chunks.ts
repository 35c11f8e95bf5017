export const CHUNK_TIME_OUT = 120_000;

/** A screen's code or style sheet did not come. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Which of the two failed. */
  readonly part: 'script' | 'style';
  constructor(message: string, part: 'script' | 'style', cause?: unknown) {
    super(message, { cause });
    this.part = part;
  }
}

/**
 * Fetches a screen's code, at most once at a time.
 * @throws ChunkLoadError when it fails, or has not come within 120 seconds
 */
export function chunk<T>(name: string, load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= timed(name, load()).catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

function timed<T>(name: string, loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const seconds = CHUNK_TIME_OUT / 1000;
      reject(new ChunkLoadError(`${name}: no answer within ${seconds} s`, 'script'));
    }, CHUNK_TIME_OUT);
    loading.then(
      (module) => {
        clearTimeout(timer);
        resolve(module);
      },
      (error: unknown) => {
        clearTimeout(timer);
        const message = error instanceof Error ? error.message : String(error);
        const part = /css/i.test(message) ? 'style' : 'script';
        const words = part === 'style' ? `CSS chunk of ${name} failed` : `${name} failed`;
        reject(new ChunkLoadError(`${words}: ${message}`, part, error));
      },
    );
  });
}

export type ReleaseParts = {
  /** The release that this page was made by. */
  readonly release: string;
  /** Asks the site for its present release; nothing when it cannot be reached. */
  readonly present: () => Promise<string | undefined>;
  readonly storage: () => Storage;
  readonly reload: () => void;
};

const RELOADED = 'portal:reloaded';

/**
 * After a chunk failed: reloads the page when a new release has replaced the files, once for each
 * release, so that a broken one cannot reload for ever.
 * @returns whether the page is reloading
 */
export async function reloadIfReplaced(parts: ReleaseParts): Promise<boolean> {
  const present = await parts.present();
  if (present === undefined || present === parts.release) return false;
  try {
    if (parts.storage().getItem(RELOADED) === present) return false;
    parts.storage().setItem(RELOADED, present);
  } catch {
    // Without storage there is no telling whether it was tried already.
    return false;
  }
  parts.reload();
  return true;
}
