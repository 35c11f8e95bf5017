import * as draw from '@playgrove/kit/draw';
import type { Board, BoardCell, Context, Rect, Surface } from '@playgrove/kit/runtime';
import { priceOf } from '@playgrove/kit/logic/upgrades';
import type { State } from '../rules.ts';
import { BOONS, type Boon } from '../rules/boons.ts';
import { WIDTH } from '../rules/field.ts';
import { PERKS, type Perk, SHOP } from '../rules/types.ts';
import { drawBird, paintBird } from './birds.ts';
import { INK } from './toys.ts';
import type { Ui } from './ui.ts';

const [LEFT, CARD_WIDTH] = [24, WIDTH - 48];
/** Cards end above the thumb that steers. */
const BOON_TOP = 150;
const BOON_HIGH = 98;
const PERK_TOP = 176;
const PERK_HIGH = 80;
const GAP = 14;

const COLORS = ['#2f7de8', '#8a4fe0', '#10a08c'] as const;
const PERK_COLORS = {
  flock: '#4a5af0',
  beak: '#e0622f',
  gust: '#10a08c',
  lure: '#c2459a',
} as const;

function boonRect(at: number): Rect {
  return { x: LEFT, y: BOON_TOP + at * (BOON_HIGH + GAP), width: CARD_WIDTH, height: BOON_HIGH };
}

function perkRect(at: number): Rect {
  return { x: LEFT, y: PERK_TOP + at * (PERK_HIGH + GAP), width: CARD_WIDTH, height: PERK_HIGH };
}

const GO: Rect = {
  x: 90,
  y: PERK_TOP + PERKS.length * (PERK_HIGH + GAP) + 6,
  width: WIDTH - 180,
  height: 66,
};

const lower = (rect: Rect, by: number): Rect => ({ ...rect, y: rect.y + by });

function priceTag(state: State, perk: Perk): number | undefined {
  return priceOf(SHOP, state.purse, perk);
}

/** What can be pressed while a choice is open; nothing in flight. */
export function boards(
  state: State,
  { drop }: Pick<Ui, 'drop'>,
  to: Pick<Surface, 'px'>,
): readonly Board[] {
  const size = Math.max(19, 15 / to.px);
  if (state.phase === 'choose') {
    const cells = state.offer.map((boon, at): BoardCell => ({
      id: `boon-${at}`,
      rect: lower(boonRect(at), drop),
      label: { key: `boon.${boon}` },
      text: { key: `boon.${boon}` },
      size,
      color: '#ffffff',
    }));
    return [{ kind: 'tools', label: 'menu.choose', columns: 1, cells }];
  }
  if (state.phase !== 'nest') return [];
  const cells = PERKS.map((perk, at): BoardCell => {
    const price = priceTag(state, perk);
    return {
      id: perk,
      rect: lower(perkRect(at), drop),
      label:
        price === undefined
          ? { key: 'nest.full', values: { level: state.purse.levels[perk] } }
          : { key: `nest.${perk}`, values: { price } },
      text: { key: `perk.${perk}` },
      size,
      level: 0.22,
      color: '#ffffff',
      disabled: price === undefined || price > state.purse.coins,
    };
  });
  const go: BoardCell = {
    id: 'go',
    rect: lower(GO, drop),
    label: { key: 'nest.go' },
    text: { key: 'nest.go' },
    size: size * 1.2,
    color: '#ffffff',
    home: true,
  };
  return [{ kind: 'tools', label: 'menu.nest', columns: 1, cells: [...cells, go] }];
}

export function drawMenu(to: Surface, state: State, { drop }: Ui): void {
  const { c, bleed } = to;
  c.fillStyle = '#140c4a99';
  c.fillRect(bleed.x, bleed.y - drop, bleed.width, bleed.height);
  if (state.phase === 'choose') drawChoice(to, state);
  else drawNest(to, state);
}

/** What a menu is, between two birds. Words keep their size in a small window: the birds make room. */
function heading(to: Surface, key: string, y: number, aside: number): void {
  const size = Math.max(32, 18 / to.px);
  for (const side of [-1, 1]) {
    drawBird(to, 'seed', WIDTH / 2 + side * size * aside, y - 4, 0.8, to.time * 14 + side, 0);
  }
  to.label(to.words(key), WIDTH / 2, y, size, { top: '#fffbe0', bottom: '#ffd02e' });
}

function drawChoice(to: Surface, state: State): void {
  heading(to, 'menu.choose', 112, 4.1);
  state.offer.forEach((boon, at) => {
    const { x, y, width, height } = boonRect(at);
    draw.button(to.c, x, y, width, height - 10, COLORS[at % 3] ?? COLORS[0]);
    // Words keep their size in a small window: the picture makes room for them.
    const scale = Math.min(1, to.px * 1.1);
    to.stamp(
      `boon ${boon}`,
      72,
      72,
      (c) => paintBoon(c, boon),
      x + 14 + 36 * scale,
      y + height / 2 - 6,
      { scaleX: scale, scaleY: scale },
    );
    const had = state.boons[boon] ?? 0;
    pips(to.c, x + width / 2 - BOONS[boon] * 9, y + height - 30, BOONS[boon], had, had);
  });
}

function drawNest(to: Surface, state: State): void {
  const { purse } = state;
  heading(to, 'menu.nest', 112, 3.2);
  draw.coin(to.c, WIDTH / 2 - 40, 153, 15);
  to.label(String(purse.coins), WIDTH / 2 + 12, 154, 30, { top: '#fffbe0', bottom: '#ffd02e' });
  PERKS.forEach((perk, at) => {
    const { x, y, width, height } = perkRect(at);
    const price = priceTag(state, perk);
    const open = price !== undefined && price <= purse.coins;
    draw.button(to.c, x, y, width, height - 8, open ? PERK_COLORS[perk] : '#6b678c');
    const boon = { flock: 'wing', beak: 'heavy', gust: 'gust', lure: 'lure' } as const;
    to.stamp(
      `boon ${boon[perk]}`,
      72,
      72,
      (c) => paintBoon(c, boon[perk]),
      x + 42,
      y + height / 2 - 5,
      {
        scaleX: 0.82,
        scaleY: 0.82,
      },
    );
    pips(to.c, x + 96, y + height * 0.6, SHOP[perk].length, purse.levels[perk], -1);
    const tag = price === undefined ? '✓' : String(price);
    if (price !== undefined) draw.coin(to.c, x + width - 92, y + height * 0.62, 11);
    to.label(tag, x + width - 48, y + height * 0.62, Math.max(22, 16 / to.px), {
      top: '#ffffff',
      bottom: open ? '#ffe98a' : '#d0cbe4',
    });
  });
  draw.button(to.c, GO.x, GO.y, GO.width, GO.height - 8, '#35b94a');
}

/** Levels as dots, those taken filled; `next` glows. */
function pips(c: Context, x: number, y: number, of: number, filled: number, next: number): void {
  for (let at = 0; at < of; at += 1) {
    draw.rounded(c, x + at * 20, y, 16, 10, 5, '#1a0b3a');
    const color = at < filled ? '#ffd02e' : at === next ? '#ffffff' : '#ffffff40';
    draw.rounded(c, x + at * 20 + 2, y + 2, 12, 6, 3, color);
  }
}

function seed(c: Context, x: number, y: number, turn = 0, color = '#fff3a6', size = 1): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(size, size);
  c.beginPath();
  c.moveTo(0, -15);
  c.quadraticCurveTo(11, 3, 0, 13);
  c.quadraticCurveTo(-11, 3, 0, -15);
  c.fillStyle = color;
  c.fill();
  draw.rim(c, INK, 3);
  c.restore();
}

function arrowUp(c: Context, x: number, y: number): void {
  for (const [width, color] of [
    [9, INK],
    [4.5, '#7df06a'],
  ] as const) {
    draw.segment(c, x, y + 8, x, y - 8, width, color);
    draw.line(
      c,
      [
        { x: x - 7, y: y - 2 },
        { x, y: y - 9 },
        { x: x + 7, y: y - 2 },
      ],
      width,
      color,
    );
  }
}

/** A round picture for each boon. */
function paintBoon(c: Context, boon: Boon): void {
  draw.disc(c, 0, 0, 34, INK);
  draw.disc(c, 0, 0, 30.5, '#fff7de');
  draw.disc(c, -6, -8, 20, '#ffffff');
  switch (boon) {
    case 'twin':
      seed(c, -9, 0);
      return seed(c, 9, 0);
    case 'rapid':
      seed(c, -8, -8, 0, '#fff3a6', 0.8);
      seed(c, -8, 13, 0, '#fff3a6', 0.8);
      return arrowUp(c, 13, 0);
    case 'heavy':
      return seed(c, 0, 1, 0, '#ffb52e', 1.6);
    case 'pierce':
      draw.ring(c, 0, 4, 13, 6, INK);
      draw.ring(c, 0, 4, 13, 3, '#ff6b7a');
      return seed(c, 0, -6);
    case 'fan':
      seed(c, -13, 2, -0.5, '#fff3a6', 0.85);
      seed(c, 13, 2, 0.5, '#fff3a6', 0.85);
      return seed(c, 0, -4);
    case 'seeker':
      draw.ring(c, 0, 0, 15, 7, INK);
      draw.ring(c, 0, 0, 15, 3.4, '#ff3f55');
      for (const [x, y] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        draw.segment(c, x * 10, y * 10, x * 22, y * 22, 4, INK);
      }
      return draw.disc(c, 0, 0, 4, '#ff3f55');
    case 'wing':
      paintBird(c, 'seed', 0.62);
      c.translate(17, 17);
      c.scale(0.55, 0.55);
      return plus(c, '#35b94a');
    case 'guard':
      c.beginPath();
      c.moveTo(0, -20);
      c.quadraticCurveTo(12, -14, 18, -15);
      c.quadraticCurveTo(20, 10, 0, 21);
      c.quadraticCurveTo(-20, 10, -18, -15);
      c.quadraticCurveTo(-12, -14, 0, -20);
      c.fillStyle = '#14a3a8';
      c.fill();
      draw.rim(c, INK, 3.4);
      return draw.drawPath(c, 'M-8 0L-1 7L9-7', { line: '#ffffff', width: 5 });
    case 'feather':
      draw.ring(c, 0, 0, 18, 3, '#c9b9e8');
      draw.disc(c, 0, 0, 10, '#ff2f55');
      return draw.rim(c, INK, 3);
    case 'honey':
      draw.disc(c, 0, -8, 12, '#ff9a1f');
      draw.rim(c, INK, 3);
      for (const x of [-8, 0, 8]) draw.segment(c, x, 8, x, 17, 4, '#e0a021');
      return undefined;
    case 'lure':
      draw.rim(c, INK, 15, (path) => path.arc(0, 0, 13, 0, Math.PI));
      draw.rim(c, '#ff4b6a', 9);
      for (const x of [-13, 13]) {
        draw.segment(c, x, 0, x, -12, 15, INK);
        draw.segment(c, x, 0, x, -5, 9, '#ff4b6a');
        draw.segment(c, x, -11, x, -12, 9, '#ffffff');
      }
      return undefined;
    case 'gust':
      for (const turn of [0, 2.1, 4.2]) {
        draw.rim(c, INK, 8, (path) =>
          path.arc(Math.cos(turn) * 6, Math.sin(turn) * 6, 13, turn, turn + 2.6),
        );
        draw.rim(c, '#3fd6cf', 4.4);
      }
  }
}

function plus(c: Context, color: string): void {
  for (const [width, paint] of [
    [17, INK],
    [10, color],
  ] as const) {
    draw.segment(c, -13, 0, 13, 0, width, paint);
    draw.segment(c, 0, -13, 0, 13, width, paint);
  }
}
