import { Refusal } from './refusal.ts';

/** What a game may bring. */
export const LIMITS = {
  bytes: 500 * 1024 * 1024,
  files: 20_000,
  /** Unpacked bytes for each packed one. */
  ratio: 200,
} as const;
const MAX_PART_LENGTH = 200;
/** Below this many bytes a high ratio is only a picture of one color. */
const RATIO_FROM = 10 * 1024 * 1024;

/** Reads the names of a game's files one after the other, and refuses what could do harm or get lost. */
export class Names {
  readonly #seen = new Map<string, string>();
  #bytes = 0;

  /** @returns the path to write to. @throws Refusal */
  check(name: string): string {
    // Some tools for Windows separate folders by backslashes; others write `./` before every name.
    const written = name.normalize('NFC').replaceAll('\\', '/');
    const parts = written.split('/').filter((part) => part !== '' && part !== '.');
    const path = parts.join('/');
    if (written.startsWith('/') || /^[A-Za-z]:/.test(path))
      throw new Refusal(
        `The file name "${printable(name)}" is an absolute path.`,
        'Zip the folder itself, not its place on the disk.',
      );
    if (parts.includes('..'))
      throw new Refusal(
        `The file name "${printable(name)}" leads out of the folder.`,
        'Zip the game again from inside its folder.',
      );
    // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
    if (/[\u0000-\u001f\u007f\ufffd]/.test(path))
      throw new Refusal(
        `The file name "${printable(name)}" cannot be read.`,
        'Rename the file with plain letters, or zip with UTF-8 names.',
      );
    if (parts.some((part) => Buffer.byteLength(part) > MAX_PART_LENGTH))
      throw new Refusal(
        `The file name "${printable(name).slice(0, 60)}…" is too long.`,
        `Rename it to at most ${MAX_PART_LENGTH} characters.`,
      );
    const key = path.toLowerCase();
    const twin = this.#seen.get(key);
    if (twin !== undefined)
      throw new Refusal(
        twin === path
          ? `The file "${path}" is there twice.`
          : `The files "${twin}" and "${path}" differ only in case.`,
        'Rename one of them: not every disk can tell them apart.',
      );
    this.#seen.set(key, path);
    if (this.#seen.size > LIMITS.files)
      throw new Refusal(
        `The game has more than ${LIMITS.files.toLocaleString('en-US')} files.`,
        'Leave out what the game does not load, such as node_modules.',
      );
    return path;
  }

  /** @throws Refusal */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > LIMITS.bytes)
      throw new Refusal(
        'The game takes more than 500 MB.',
        'Leave out what the game does not load, or make its sound and pictures smaller.',
      );
  }

  /** @throws Refusal */
  checkRatio(packed: number): void {
    if (this.#bytes > RATIO_FROM && this.#bytes > packed * LIMITS.ratio)
      throw new Refusal(
        'The zip unpacks to more than 200 times its size.',
        'No game does that. If you trust it, unpack it yourself and add the folder.',
      );
  }
}

function printable(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 120);
}
