/** Changes lists of games in `portal.json` and leaves everything else in it as it was written. */
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser';

/** Which list a command changes, and how. */
export type Change = { readonly list: 'hidden' | 'featured'; readonly adds: boolean };

/** By the command's name. */
export const LISTS = {
  hide: { list: 'hidden', adds: true },
  show: { list: 'hidden', adds: false },
  feature: { list: 'featured', adds: true },
  unfeature: { list: 'featured', adds: false },
} as const satisfies Readonly<Record<string, Change>>;

/**
 * Adds slugs to a list of the settings, or takes them out.
 * @param check throws if what the file will hold is wrong
 * @returns takes the change back, unless somebody wrote the file since
 * @throws Error if the file cannot be changed
 */
export function changeGames(
  file: string,
  { list, adds }: Change,
  slugs: readonly string[],
  check: (text: string) => void,
): () => void {
  let before = '';
  const text = withLock(file, (now) => {
    before = now;
    const next = edited(now === '' ? '{}\n' : now, list, (had) =>
      adds ? [...new Set([...had, ...slugs])] : had.filter((slug) => !slugs.includes(slug)),
    );
    check(next);
    return next;
  });
  return () => {
    withLock(file, (now) => (now === text ? before : now));
  };
}

function edited(
  text: string,
  list: string,
  change: (had: readonly string[]) => readonly string[],
): string {
  const path = ['games', list];
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const node = tree && findNodeAtLocation(tree, path);
  const had = node ? (getNodeValue(node) as unknown) : [];
  // The check names what is not a list.
  if (!Array.isArray(had)) return text;
  const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };
  return applyEdits(text, modify(text, path, change(had as string[]), { formattingOptions }));
}

/**
 * Replaces a file in one step. Who comes second is refused, and so nobody's change is lost.
 * @param change gets what the file holds, `''` if it is not there
 * @returns what it holds now
 */
function withLock(file: string, change: (text: string) => string): string {
  const next = `${file}.next`;
  let handle: number;
  try {
    handle = openSync(next, 'wx', 0o644);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new Error(
      `Another command is changing ${file}. If none is running, delete ${next} and try again.`,
      { cause: error },
    );
  }
  try {
    const text = change(existsSync(file) ? readFileSync(file, 'utf8') : '');
    writeSync(handle, text);
    closeSync(handle);
    renameSync(next, file);
    return text;
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
