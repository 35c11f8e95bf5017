import { disc, fade, pill, rim, ring, type Surface } from '@playgrove/kit/stage';
import { levelNumber, parText } from './words.ts';
import { coatsOf, COATS } from '../rules/coats.ts';
import { LEFT_BEHIND, placeOf, type State } from '../rules.ts';
import { drawFox } from './fox.ts';
import { FURS } from './themes.ts';
import { againSpot, coatSpots, FRAME, HIGH, littleMapAt, STRIP, tellsLook, type Ui } from './ui.ts';

const INK = '#1d0f38';
/** Ticks without a new light after which the way back is offered. */
const STUCK = 60 * 9;

/** Before the fox sets off: which level, what earns the third star, and the coats won so far. */
export function drawReady(to: Surface, state: State, ui: Ui): void {
  const place = placeOf(state);
  const size = Math.max(25, 17 / to.px);
  const [x, y] = [ui.size.width / 2, STRIP + size * 1.1];
  to.label(titleOf(to, state), x, y, size * 1.35);
  const soft = { top: '#fff6d8', bottom: '#ffd98a' };
  to.label(to.words('ready.par', { value: parText(place) }), x, y + size * 1.5, size * 0.84, soft);
  if ('daily' in state.params) {
    const late = to.words('ready.late', { value: LEFT_BEHIND / 60 });
    to.label(late, x, y + size * 2.6, size * 0.84, soft);
  }
  const map = littleMapAt(ui);
  if (map && tellsLook(ui)) {
    const above = map.y - (HIGH * map.part) / 2 - FRAME - size * 0.7;
    to.label(to.words('ready.look'), x, above, size * 0.84, soft);
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
    disc(c, x, y, r, INK);
    disc(c, x, y, r - 4, worn ? '#6a3fb0' : '#3a2468');
    if (worn) ring(c, x, y, r - 3, 5, '#ffd02e');
    const fur = FURS[at];
    if (!fur || !COATS[at]) return;
    c.save();
    c.translate(x - 1, y + 21);
    drawFox(c, fur, { kind: 'sit', stride: 0, tail: [0, 0], blink: false });
    c.restore();
  });
}

/** The way back to the start, once nothing new has been lit for a while. */
export function drawAgain(to: Surface, state: State, ui: Ui): void {
  if (!offersAgain(state)) return;
  const { c } = to;
  const { x, y, r } = againSpot(ui);
  disc(c, x, y, r, INK);
  disc(c, x, y, r - 5, '#5a3aa8');
  rim(c, '#fff6e3', 7, (path) => path.arc(x, y, r * 0.42, -0.6, 4));
  c.fillStyle = '#fff6e3';
  c.beginPath();
  c.moveTo(x + r * 0.16, y - r * 0.46);
  c.lineTo(x + r * 0.66, y - r * 0.42);
  c.lineTo(x + r * 0.42, y + r * 0.02);
  c.fill();
  const size = Math.max(20, 15 / to.px);
  const words = to.words('again');
  const wide = words.length * size * 0.56 + 24;
  pill(c, x - r - 8 - wide, y - size * 0.8, wide, size * 1.6, fade(INK, 0.75));
  to.label(words, x - r - 8 - wide / 2, y, size);
}

export function offersAgain({ phase, walk, fresh }: State): boolean {
  return phase === 'run' && walk.tick - fresh > STUCK;
}
