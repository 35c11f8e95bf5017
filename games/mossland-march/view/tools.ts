import { type Context, disc, PALETTE, rim, rounded, type Surface } from '@playgrove/kit/stage';
import { button } from '@playgrove/kit/draw';
import type { Field } from '../rules/field.ts';
import { HZ, MOST_TWIGS, TWIG_GROWS } from '../rules/kinds.ts';
import type { State } from '../rules/types.ts';
import { drawCreature } from './creatures.ts';
import { paintTwig } from './marks.ts';
import type { Ui } from './ui.ts';

/** Seconds a place's new idea stays. */
const TOLD = 11;
/** Lilita's letters are about this wide, as a part of their size. */
const LETTER = 0.5;

export function drawTools(to: Surface, state: State, ui: Ui, field: Field): void {
  drawShare(to, ui);
  drawStock(to, state, ui);
  if (field.note !== '' && state.tick < TOLD * HZ) drawNote(to, ui, field.note);
}

/** Half of a mound, or all of it: a button. */
function drawShare(to: Surface, { layout: { share }, all }: Ui): void {
  const { x, y, width, height } = share;
  to.stamp(
    `share ${all}`,
    width + 20,
    height + 26,
    (c) => button(c, -width / 2, -height / 2, width, height - 8, all ? '#ff8a1f' : '#45b84a'),
    x + width / 2,
    y + height / 2,
  );
  const middle = x + width / 2;
  const many = all ? [-22, 0, 22] : [0];
  for (const dx of many) drawCreature(to, 1, middle + dx, y + height * 0.3, false, 30);
  to.label(
    to.words(all ? 'tool.all' : 'tool.half'),
    middle,
    y + height * 0.66,
    Math.max(30, 15 / to.px),
  );
}

/** Twigs in hand; the next one grows round its ring. */
function drawStock(to: Surface, state: State, { layout: { stock } }: Ui): void {
  const { x, y, width } = stock;
  const [cx, cy, r] = [x + width / 2, y + width / 2 - 4, width / 2 - 6];
  to.stamp(
    `stock ${state.stock > 0}`,
    width + 10,
    width + 10,
    (c) => {
      disc(c, 0, 0, r + 5, PALETTE.ink);
      disc(c, 0, 0, r, state.stock > 0 ? '#5a4326' : '#3a3a44');
      c.scale(0.72, 0.72);
      c.rotate(-0.6);
      paintTwig(c);
    },
    cx,
    cy,
  );
  if (state.stock < MOST_TWIGS) growing(to.c, cx, cy, r, state.grown / TWIG_GROWS);
  const size = Math.max(34, 15 / to.px);
  to.label(`${state.stock}`, cx + r * 0.66, cy + r * 0.62, size, {
    bottom: state.stock > 0 ? '#ffe08a' : '#ff9a8a',
  });
}

function growing(c: Context, x: number, y: number, r: number, part: number): void {
  rim(c, '#ffd02e', 7, (path) =>
    path.arc(x, y, r, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part),
  );
}

/** The new idea of a place, in a few words. */
function drawNote(to: Surface, { layout }: Ui, key: string): void {
  const { x, y, width, height } = layout.note;
  const size = Math.max(29, 14.2 / to.px);
  const rows = wrapped(to.words(key), Math.floor(width / (size * LETTER)));
  const tall = Math.max(height, rows.length * size * 1.08 + 14);
  const top = layout.upright ? y + (height - tall) / 2 : y + height - tall;
  rounded(to.c, x, top, width, tall, 22, '#1b1238e0');
  rows.forEach((row, at) => {
    const line = top + tall / 2 + (at - (rows.length - 1) / 2) * size * 1.08;
    to.label(row, x + width / 2, line, size, { bottom: '#fff0c4' });
  });
}

/** Words in rows of so many letters. */
function wrapped(text: string, letters: number): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      rows[rows.length - 1] = `${last} ${word}`;
    } else rows.push(word);
  }
  return rows;
}
