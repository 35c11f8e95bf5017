import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { Field } from '../rules/field.ts';
import { HZ, MAX_TWIGS, TWIG_GROWS } from '../rules/kinds.ts';
import type { State } from '../rules/types.ts';
import { drawCreature } from './creatures.ts';
import { paintTwig } from './marks.ts';
import { layoutOf, type Layout } from './layout.ts';
import { offers, type Ui } from './ui.ts';

/** Seconds a place's new idea stays. */
const SHOWN = 11;

export function drawTools(to: Surface, state: State, ui: Ui, field: Field): void {
  const { share, twigs } = offers(state);
  if (share) drawShare(to, ui);
  if (twigs) drawStock(to, state);
  if (field.note !== '' && state.tick < SHOWN * HZ) drawNote(to, state, field.note);
}

/** Half of a mound, or all of it: a button. */
function drawShare(to: Surface, { all }: Ui): void {
  const { x, y, width, height } = layoutOf(to).share;
  const paint = (c: Context): void =>
    draw.button(c, -width / 2, -height / 2, width, height - 8, all ? '#ff8a1f' : '#45b84a');
  to.stamp(`share ${all}`, width + 20, height + 26, paint, x + width / 2, y + height / 2);
  const middle = x + width / 2;
  const many = all ? [-22, 0, 22] : [0];
  for (const dx of many) drawCreature(to, 1, middle + dx, y + height * 0.3, false, 30);
  const words = to.words(all ? 'tool.all' : 'tool.half');
  to.label(words, middle, y + height * 0.66, to.readable(30, 15));
}

/** Twigs in hand; the next one grows round its ring. */
function drawStock(to: Surface, state: State): void {
  const { x, y, width } = layoutOf(to).stock;
  const [cx, cy, r] = [x + width / 2, y + width / 2 - 4, width / 2 - 6];
  const paint = (c: Context): void => {
    draw.disc(c, 0, 0, r + 5, draw.PALETTE.ink);
    draw.disc(c, 0, 0, r, state.stock > 0 ? '#5a4326' : '#3a3a44');
    c.scale(0.72, 0.72);
    c.rotate(-0.6);
    paintTwig(c);
  };
  to.stamp(`stock ${state.stock > 0}`, width + 10, width + 10, paint, cx, cy);
  if (state.stock < MAX_TWIGS) growing(to.c, cx, cy, r, state.grown / TWIG_GROWS);
  const size = to.readable(34, 15);
  to.label(`${state.stock}`, cx + r * 0.66, cy + r * 0.62, size, {
    bottom: state.stock > 0 ? '#ffe08a' : '#ff9a8a',
  });
}

function growing(c: Context, x: number, y: number, r: number, part: number): void {
  draw.rim(c, '#ffd02e', 7, (path) =>
    path.arc(x, y, r, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part),
  );
}

/** Where no tools are, the words may take their room. */
function noteBox(state: State, { note, share, stock, portrait }: Layout): Rect {
  if (!portrait) return note;
  const { share: left, twigs: right } = offers(state);
  const x = left ? note.x : share.x;
  return { ...note, x, width: (right ? note.x + note.width : stock.x + stock.width) - x };
}

/** The new idea of a place, in a few words. */
function drawNote(to: Surface, state: State, key: string): void {
  const layout = layoutOf(to);
  const { x, y, width, height } = noteBox(state, layout);
  const { c } = to;
  const size = to.readable(27);
  const said = to.words(key);
  const rows = draw.wrapWords(c, said, draw.textFont(size), width - size * 3).length;
  const tall = Math.max(height, rows * size * 1.16 + 14);
  const top = layout.portrait ? y + (height - tall) / 2 : y + height - tall;
  draw.rounded(c, x, top, width, tall, 22, '#1b1238e0');
  draw.drawText(c, said, x + width / 2, top + tall / 2, {
    size,
    color: '#fff6dc',
    wide: width - size * 3,
    lead: 1.16,
  });
}
