import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { levelNumber, parText } from './words.ts';
import { coatsOf, COATS, embersOf } from '../rules/coats.ts';
import { isKnown, LEFT_BEHIND, placeOf, type State } from '../rules.ts';
import { drawFox } from './fox.ts';
import { FURS } from './themes.ts';
import { coatSpots, FRAME, HIGH, littleMapAt, STRIP, tellsLook, type Ui } from './ui.ts';

const INK = '#1d0f38';
/** Before the fox sets off: which level, what earns the third star, and the coats won so far. */
export function drawReady(to: Surface, state: State, ui: Ui): void {
  const place = placeOf(state);
  const size = to.readable(25, 17);
  const [x, y] = [ui.size.width / 2, STRIP + size * 1.1];
  to.label(titleOf(to, state), x, y, size * 1.35);
  const lines = isFirst(state)
    ? [to.words('ready.how')]
    : isKnown(state)
      ? [to.words('ready.par', { value: parText(place) })]
      : [];
  if ('daily' in state.params) lines.push(to.words('ready.late', { value: LEFT_BEHIND / 60 }));
  const plain = sizeOf(to);
  lines.forEach((line, at) =>
    sentence(to, line, x, y + size * 1.1 + plain * (0.9 + 1.8 * at), plain),
  );
  const map = littleMapAt(ui);
  if (map && tellsLook(ui) && isKnown(state)) {
    const above = map.y - (HIGH * map.part) / 2 - FRAME - plain;
    sentence(to, to.words('ready.look'), x, above, plain);
  }
  coats(to, state, ui);
}

function titleOf(to: Surface, state: State): string {
  if ('daily' in state.params) return to.words('level.daily');
  const { world, id } = placeOf(state);
  return `${to.words(`pack.${world}`)} ${levelNumber(id)}`;
}

function coats(to: Surface, state: State, ui: Ui): void {
  const won = coatsOf(state.career);
  if (won < 2) return;
  const { c } = to;
  coatSpots(ui, won).forEach(({ x, y, r }, at) => {
    const worn = at === state.career.coat;
    draw.disc(c, x, y, r, INK);
    draw.disc(c, x, y, r - 4, worn ? '#6a3fb0' : '#3a2468');
    if (worn) draw.ring(c, x, y, r - 3, 5, '#ffd02e');
    const fur = FURS[at];
    if (!fur || !COATS[at]) return;
    c.save();
    c.translate(x - 1, y + 21);
    drawFox(c, fur, { kind: 'sit', stride: 0, tail: [0, 0], blink: false });
    c.restore();
  });
}

/** In the very first level, from the second hop on: a leap has to be held. */
export function drawLesson(to: Surface, state: State, ui: Ui): void {
  if (!isFirst(state) || state.walk.presses !== 2) return;
  const size = sizeOf(to);
  sentence(to, to.words('teach.hold'), ui.size.width / 2, STRIP + size * 1.6, size);
}

/** The first level, before an ember was brought home. */
const isFirst = ({ params, career }: State): boolean =>
  'level' in params && params.level === 0 && embersOf(career) === 0;

const sizeOf = (to: Surface): number => to.readable(22, 15);

/** A line in the plain face on a dark ground. */
function sentence(to: Surface, text: string, x: number, y: number, size: number): void {
  const { c } = to;
  c.save();
  c.font = draw.textFont(size);
  const wide = c.measureText(text).width + size * 1.2;
  draw.pill(c, x - wide / 2, y - size * 0.8, wide, size * 1.6, draw.fade(INK, 0.75));
  c.restore();
  draw.drawText(c, text, x, y + size * 0.06, { size, color: '#fff6e3' });
}
