import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import { progress } from '@playgrove/kit/logic/collection';
import { greenOf, isRubbing, NET, refuge } from '../rules/fight.ts';
import { SPECIES, speciesOf } from '../rules/fish.ts';
import type { State } from '../rules/state.ts';
import { CASTS } from '../rules/water.ts';
import { landscape, mx, my, near, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const MAX = 112;
const HEART = 'M0 12C-22-4-11-18 0-7C11-18 22-4 0 12';
/** CSS pixels. */
const NARROW = 350;

/** The tension of the line: blue is slack, green tires the fish, red breaks the line. */
export function drawGauge(to: Surface, state: State, ui: Ui): void {
  const { fight, wait } = state;
  if (!fight || !wait || state.phase !== 'fight') return;
  const { c } = to;
  const flat = landscape(ui.size);
  const wide = Math.min(to.width - 44, 620);
  const x = (to.width - wide) / 2;
  const high = flat ? 46 : 52;
  const y = flat ? to.height * 0.17 : Math.max(118, 84 / to.px);
  const species = speciesOf(wait.fish);
  const green = greenOf(state, species.nature);
  const at = (tension: number): number => x + 8 + ((wide - 16) * Math.min(MAX, tension)) / MAX;
  const shake = to.reducedMotion ? 0 : Math.sin(ui.age * 70) * 6 * Math.max(0, fight.strain - 0.25);
  c.save();
  c.translate(shake, 0);
  draw.rounded(c, x - 5, y - 5, wide + 10, high + 16, 22, INK);
  to.stamp(
    `gauge ${green.high} ${green.low} ${Math.round(wide)} ${high}`,
    wide,
    high,
    (on) => drawScale(on, wide, high, green.low / MAX, green.high / MAX),
    x + wide / 2,
    y + high / 2,
  );
  // What has been borne already, over the red and over the blue.
  if (fight.strain > 0.02) {
    const red = at(MAX) - at(green.high);
    draw.rounded(c, at(green.high), y + high + 1, red * fight.strain, 7, 3.5, '#ff4b55');
  }
  if (fight.slack > 0.02)
    draw.rounded(c, x + 8, y + high + 1, (at(green.low) - x - 8) * fight.slack, 7, 3.5, '#5ab8ff');
  const needle = at(ui.pull);
  const inGreen = ui.pull >= green.low && ui.pull <= green.high;
  const color = ui.pull > green.high ? '#ff4b55' : inGreen ? '#ffffff' : '#bfe6ff';
  draw.rounded(c, needle - 10, y - 13, 20, high + 26, 10, INK);
  draw.rounded(c, needle - 6, y - 9, 12, high + 18, 6, color);
  c.restore();
  bars(to, state, x, y + high + 26, wide);
  const { found } = progress(SPECIES, state.career.album);
  // Words while the first fish are fought, and where a water asks for something.
  if (found < 8 || warningOf(state)) advice(to, state, ui, y + high + (flat ? 66 : 84));
}

/** The gauge's three colors. */
function drawScale(c: Context, wide: number, high: number, low: number, top: number): void {
  const from = -wide / 2;
  const part = (left: number, right: number, color: string): void => {
    c.fillStyle = draw.down(
      c,
      -high / 2,
      high / 2,
      draw.tint(color, 0.35),
      color,
      draw.shade(color, 0.22),
    );
    c.fillRect(
      from + 8 + (wide - 16) * left - 1,
      -high / 2 + 4,
      (wide - 16) * (right - left) + 2,
      high - 8,
    );
  };
  draw.rounded(c, from, -high / 2, wide, high, 17, '#2a1c5a');
  part(0, low, '#3f9af0');
  part(low, top, '#34c86a');
  part(top, 1, '#f0445a');
  // Shown without color: waves for slack, chevrons for danger.
  draw.rim(c, '#ffffff8c', 3.4, (path) => {
    for (let x = 22; x < (wide - 16) * low - 14; x += 26) {
      path.moveTo(from + x, 2);
      path.quadraticCurveTo(from + x + 7, -9, from + x + 13, 2);
      path.quadraticCurveTo(from + x + 19, 12, from + x + 25, 2);
    }
    for (let x = (wide - 16) * top + 20; x < wide - 26; x += 24) {
      path.moveTo(from + x, -10);
      path.lineTo(from + x + 10, 0);
      path.lineTo(from + x, 10);
    }
  });
  draw.rounded(c, from + 16, -high / 2 + 7, wide - 32, 7, 4, '#ffffff59');
}

/** How tired it is, and how far away. */
function bars(to: Surface, state: State, x: number, y: number, wide: number): void {
  const { fight } = state;
  if (!fight) return;
  const { c } = to;
  const half = wide * 0.62;
  draw.rounded(c, x, y - 11, half, 22, 11, draw.fade(INK, 0.8));
  const left = Math.max(0, fight.stamina) * (half - 8);
  if (left > 6)
    draw.rounded(c, x + 4, y - 7, left, 14, 7, fight.stamina < 0.34 ? '#ff9a4a' : '#ffd02e');
  draw.place(c, x + 4, y, () => draw.drawPath(c, HEART, { fill: '#ff5a78', rim: INK, width: 4 }));
  const meters = Math.max(0, fight.dist - NET);
  to.label(to.words('meters', { value: Math.ceil(meters) }), x + wide, y, to.readable(30, 16), {
    align: 'right',
  });
}

/** What the water asks of the hand in this moment of a fight: the end of a message key. */
export function warningOf(state: State): 'snag' | 'rim' | 'lean' | undefined {
  const { fight } = state;
  if (!fight) return undefined;
  if (fight.snag > 0) return 'snag';
  if (isRubbing(state, fight)) return 'rim';
  const runs = fight.mood !== 'rest' && fight.mood !== 'sulk';
  return runs && refuge(state, fight) ? 'lean' : undefined;
}

function advice(to: Surface, state: State, ui: Ui, y: number): void {
  const { fight, wait } = state;
  if (!fight || !wait) return;
  const warning = warningOf(state);
  const { nature } = speciesOf(wait.fish);
  const green = greenOf(state, nature);
  const leap = fight.mood === 'leap' || fight.mood === 'tell';
  const key = warning
    ? `fight.${warning}`
    : nature === 'jumper' && leap
      ? 'fight.bow'
      : ui.pull > green.high - 4
        ? 'fight.loosen'
        : ui.pull < green.low + 4 && !state.held
          ? 'fight.reel'
          : fight.mood === 'run' && nature === 'puller'
            ? 'fight.wait'
            : undefined;
  if (!key) return;
  const warn = key !== 'fight.reel';
  to.label(to.words(key), to.width / 2, y, to.readable(46, 24), {
    top: '#ffffff',
    bottom: warn ? '#ffb0a0' : '#a8ffc0',
  });
}

/** Over the float: it nibbles (dots), it bites (a mark that cannot be missed). */
export function drawBite(to: Surface, state: State, ui: Ui): void {
  const { wait } = state;
  if (!wait || state.phase !== 'wait') return;
  const [x, y] = [mx(ui.size, state.x), my(ui.size, state.z)];
  if (wait.t >= wait.bite) {
    const pop = to.reducedMotion ? 1 : ease.back(Math.min(1, ui.gulp / 0.14));
    const size = to.readable(118, 62) * pop;
    to.label('!', x, y - 118 * near(state.z), Math.max(size, 15 / to.px), {
      top: '#fff6c8',
      bottom: '#ff4b2e',
    });
    const left = 1 - (wait.t - wait.bite) / wait.window;
    draw.rim(to.c, INK, 15, (path) => path.arc(x, y - 6, 54, 0, 7));
    if (left > 0) {
      draw.rim(to.c, left > 0.7 ? '#7dffb0' : '#ffd02e', 9, (path) =>
        path.arc(x, y - 6, 54, -Math.PI / 2, -Math.PI / 2 + left * Math.PI * 2),
      );
    }
    return;
  }
  if (ui.dip < 0.7 && wait.feints.length > 0) {
    to.label('…', x + 34, y - 66, to.readable(56, 28), { alpha: 1 - ui.dip / 0.7 });
  }
}

/** Under the strip, which has two rows on the narrowest phones. */
const castsAt = ({ px, width }: Surface): number =>
  Math.max(102, (width * px < NARROW ? 104 : 74) / px);

/** Casts left as a row of little floats, under the strip. */
export function drawCasts(to: Surface, state: State): void {
  if (state.phase === 'fight') return;
  const { c } = to;
  const gap = 30;
  const y = castsAt(to);
  const x0 = to.width / 2 - ((CASTS - 1) * gap) / 2;
  draw.rounded(c, x0 - 24, y - 19, (CASTS - 1) * gap + 48, 38, 19, '#140a2e8c');
  for (let at = 0; at < CASTS; at += 1) {
    const x = x0 + at * gap + (at > 5 ? 5 : at > 2 ? 0 : -5);
    const used = at < state.cast;
    const now = at === state.cast;
    draw.disc(c, x, y, now ? 12 : 9, INK);
    draw.disc(c, x, y, now ? 9 : 6.5, used ? '#6a6290' : now ? '#ffd02e' : '#ffffff');
    if (!used)
      draw.fillPath(c, now ? '#ff8a2e' : '#ff4b55', (path) =>
        path.arc(x, y, now ? 9 : 6.5, Math.PI, 0),
      );
  }
}
