import type { Solid } from './platform/index.ts';
import { planOf } from './chunks.ts';

/** Units of one step up or down. */
export const STEP = 44;
/** Units a tick at each speed tier. */
export const SPEEDS: readonly number[] = [6.4, 7.3, 8.2, 9.1, 10];
/** How deep houses are drawn and felt. */
const DEEP = 1600;

export type PropKind = 'crate' | 'stack' | 'beam' | 'drone' | 'spring';
/** Left and top; what hurts is a little smaller than what is drawn. */
export type Prop = Solid & { readonly kind: PropKind };
export type Place = { readonly x: number; readonly y: number };

/** A chunk in world units, where it lies. */
export type Layout = {
  readonly boxes: readonly Solid[];
  /** The same, but passed from below and from the sides. */
  readonly open: readonly Solid[];
  readonly props: readonly Prop[];
  readonly coins: readonly Place[];
  readonly length: number;
  /** Steps between its first and its last roof. */
  readonly rise: number;
};

/** Width, height, and how far its foot is above the roof. */
const PROPS: Readonly<Record<PropKind, readonly [number, number, number]>> = {
  crate: [54, 52, 0],
  stack: [54, 98, 0],
  beam: [56, 140, 56],
  drone: [70, 44, 124],
  spring: [76, 22, 0],
};
const LETTERS: Readonly<Record<string, PropKind>> = {
  c: 'crate',
  C: 'stack',
  b: 'beam',
  d: 'drone',
  s: 'spring',
};

const COIN_TICKS = 6;
const ARC_TICKS = 36;
const ARC_HEIGHT = 150;
const COIN_LIFT = 44;

/**
 * Lays a plan out.
 * @param at where it begins, `level` in steps above the street's zero, `speed` in units a tick
 * @throws Error naming the token that it cannot read
 */
export function layOut(plan: string, at: number, level: number, speed: number): Layout {
  const boxes: Solid[] = [];
  const props: Prop[] = [];
  const coins: Place[] = [];
  let [ticks, from, steps] = [0, 0, level];
  const x = (tick: number): number => Math.round(at + tick * speed);
  for (const token of plan.split(' ')) {
    const [, sign, number, rest] = /^([RG@+-])(\d+)(.*)$/.exec(token) ?? [];
    const count = Number(number);
    const y = -steps * STEP;
    if (sign === 'R') {
      boxes.push({ x: x(ticks), y, w: x(ticks + count) - x(ticks), h: DEEP });
      from = ticks;
      ticks += count;
    } else if (sign === 'G') ticks += count;
    else if (sign === '+') steps += count;
    else if (sign === '-') steps -= count;
    else if (sign === '@' && rest) thing(rest, from + count, y);
    else throw new Error(`"${token}" of "${plan}" is no roof, gap, step or thing`);
  }

  function thing(what: string, tick: number, y: number): void {
    const [, letter = '', many = '', , up = '0'] = /^([a-zA-Z])(\d*)(\^(\d+))?$/.exec(what) ?? [];
    const kind = LETTERS[letter];
    const [count, high] = [Number(many), y - Number(up) * STEP];
    if (kind) {
      const [w, h, lift] = PROPS[kind];
      props.push({ kind, x: x(tick) - w / 2, y: y - lift - h, w, h });
    } else if (letter === 'p') {
      boxes.push({ x: x(tick), y: high, w: x(tick + count) - x(tick), h: 16, top: true });
    } else if (letter === 'o') {
      for (let coin = 0; coin < count; coin += 1) {
        coins.push({ x: x(tick + coin * COIN_TICKS), y: high - COIN_LIFT });
      }
    } else if (letter === 'a') {
      for (let coin = 0; coin < count; coin += 1) {
        const part = (coin + 0.5) / count;
        const arc = 4 * part * (1 - part) * ARC_HEIGHT;
        coins.push({ x: x(tick + part * ARC_TICKS), y: high - COIN_LIFT - arc });
      }
    } else throw new Error(`"${what}" of "${plan}" is no thing`);
  }

  const open = boxes.map((box): Solid => ({ ...box, top: true }));
  return { boxes, open, props, coins, length: x(ticks) - at, rise: steps - level };
}

const remembered = new Map<string, Layout>();
/** More than ever lie there at once: what was run over does not come back at the same place. */
const MAX_REMEMBERED = 40;

/** The same, by number and tier, remembered. */
export function layoutOf(chunk: number, at: number, level: number, tier: number): Layout {
  const key = `${chunk} ${at} ${level} ${tier}`;
  const known = remembered.get(key);
  if (known) return known;
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest);
  const made = layOut(planOf(chunk), at, level, SPEEDS[tier] ?? 10);
  remembered.set(key, made);
  return made;
}
