import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { FEATHERS } from '../levels.ts';
import { LETTERS } from '../clues.ts';

export type Layout = {
  /** The five feathers. */
  readonly quills: Rect;
  /** The letters of the word, side by side. */
  readonly drums: Rect;
  /** The bird, around whom the fan is. */
  readonly fan: Point;
  readonly erase: Rect;
  readonly guess: Rect;
  readonly portrait: boolean;
  /** Where hints stand, clear of word and letters. */
  readonly advice: Rect;
};

/** World units: the fan is as wide as a phone. */
const FAN = { wide: 720, up: 352, down: 326 } as const;
const MARGIN = 14;
const QUILL = 74;

export const worldFor = fitWorld({
  portrait: { width: FAN.wide, height: [1010, 1400] },
  landscape: { width: [1180, 1700], height: 706 },
  from: 1.1,
});

export const layoutOf = memoLayout((width, height): Layout => {
  const portrait = height > width;
  const spare = portrait ? Math.max(0, height - 1010) : 0;
  const left = portrait ? width : Math.min(width - FAN.wide + 10, 700);
  const from = portrait ? 0 : Math.max(0, (width - FAN.wide - left) / 2);
  const fan = portrait
    ? { x: width / 2, y: height - FAN.down }
    : { x: from + left + FAN.wide / 2 - 10, y: height - FAN.down };
  const top = portrait ? 6 + spare * 0.1 : 120;
  const across = left - MARGIN * 2;
  const tallQuill = QUILL + Math.min(24, spare * 0.1);
  const quills = { x: from + MARGIN, y: top, width: across, height: tallQuill };
  const rest = fan.y - FAN.up - (top + tallQuill);
  const tall = portrait ? Math.max(Math.min(rest - 24, 228), Math.min(rest - 122, 330)) : 300;
  const drums = {
    x: from + MARGIN,
    y: top + tallQuill + (portrait ? 12 : 36),
    width: across,
    height: tall,
  };
  const below = drums.y + tall + 4;
  const free = (portrait ? fan.y - FAN.up : height) - below;
  const advice = { ...drums, y: below, height: free };
  const button = (x: number): Rect => ({ x: fan.x + x, y: fan.y + 218, width: 118, height: 98 });
  return { quills, drums, fan, erase: button(-348), guess: button(230), portrait, advice };
});

/** Widest drum, and the space between two. */
const [WIDEST, GAP] = [150, 10] as const;

export function drumRect({ drums }: Layout, place: number, letters: number): Rect {
  const wide = Math.min(WIDEST, (drums.width - GAP * (letters - 1)) / letters);
  const all = wide * letters + GAP * (letters - 1);
  const x = drums.x + (drums.width - all) / 2 + place * (wide + GAP);
  return { x, y: drums.y, width: wide, height: drums.height };
}

export function quillRect({ quills }: Layout, index: number): Rect {
  const wide = quills.width / FEATHERS;
  return { x: quills.x + index * wide, y: quills.y, width: wide, height: quills.height };
}

/** Letters stand in two rows around the bird, from the lower left clockwise: A outside, B inside. */
const [OUTER, INNER] = [288, 208] as const;
const SPREAD = (139 / 180) * Math.PI;

/** Radians clockwise from straight up. */
export const angleOf = (code: number): number => -SPREAD + (code / (LETTERS - 1)) * SPREAD * 2;
export const radiusOf = (code: number): number => (code % 2 === 0 ? OUTER : INNER);

export function letterPoint({ fan }: Layout, code: number): Point {
  const [angle, r] = [angleOf(code), radiusOf(code)];
  return { x: fan.x + Math.sin(angle) * r, y: fan.y - Math.cos(angle) * r };
}

/** The sides of the squares that a finger hits. */
const SIDES = [100, 84] as const;

export function letterRect(layout: Layout, code: number): Rect {
  const { x, y } = letterPoint(layout, code);
  const side = SIDES[code % 2] ?? SIDES[1];
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}
