import { DAILY } from '../pictures/daily.ts';
import { GARDEN } from '../pictures/garden.ts';
import { HOME } from '../pictures/home.ts';
import { SEASIDE } from '../pictures/seaside.ts';
import { SKETCHES } from '../pictures/sketches.ts';
import { WILD } from '../pictures/wild.ts';

/** How a finished picture moves. */
export type Motion = 'bob' | 'flicker' | 'hop' | 'still' | 'sway' | 'swim';

export type Picture = {
  readonly id: string;
  readonly motion: Motion;
  readonly width: number;
  readonly height: number;
  /**
   * Row by row, a letter for each cell. A capital is a cell to ink, in the color it gets when the
   * picture is finished. A small letter is left empty and colored at the end. A dot stays paper.
   */
  readonly colors: string;
};

/**
 * Reads a book of pictures: for each a line with its id and its motion, then its rows, then an empty
 * line.
 */
export function readBook(text: string): readonly Picture[] {
  return text
    .trim()
    .split('\n\n')
    .map((entry) => {
      const [title = '', ...rows] = entry.split('\n');
      const [id = '', motion = 'still'] = title.split(' ');
      return {
        id,
        motion: motion as Motion,
        width: rows[0]?.length ?? 0,
        height: rows.length,
        colors: rows.join(''),
      };
    });
}

/** The books of the levels, in order. */
export const BOOKS: Readonly<Record<string, readonly Picture[]>> = {
  sketches: readBook(SKETCHES),
  garden: readBook(GARDEN),
  seaside: readBook(SEASIDE),
  home: readBook(HOME),
  wild: readBook(WILD),
};

export const DAILY_PICTURES: readonly Picture[] = readBook(DAILY);

const BY_ID = new Map(
  [...Object.values(BOOKS).flat(), ...DAILY_PICTURES].map((picture) => [picture.id, picture]),
);

/** @throws Error if there is no such picture */
export function pictureOf(id: string): Picture {
  const picture = BY_ID.get(id);
  if (!picture) throw new Error(`inkwell-pictures: there is no picture ${id}`);
  return picture;
}

/** The letters of a picture, mirrored if wanted. */
export function colorsOf({ colors, width, height }: Picture, mirrored: boolean): string {
  if (!mirrored) return colors;
  return Array.from({ length: height }, (_, row) =>
    Array.from(colors.slice(row * width, (row + 1) * width))
      .toReversed()
      .join(''),
  ).join('');
}

/** Whether a letter is a cell to ink. */
export const isInked = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= 'A' && letter <= 'Z';
