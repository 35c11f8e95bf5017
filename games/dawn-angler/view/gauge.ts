import {
  disc,
  down,
  ease,
  fade,
  fillPath,
  labelWidth,
  line,
  PALETTE,
  place,
  rim,
  rounded,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { foundOf, progress } from '@playgrove/kit/collection';
import { greenOf, NET } from '../rules/fight.ts';
import { HOURS, SPECIES, speciesOf, type Nature } from '../rules/fish.ts';
import { SULK } from '../rules/outing.ts';
import type { Miss, State } from '../rules/state.ts';
import { traitsOf } from '../rules/traits.ts';
import { CASTS, hourOf } from '../rules/water.ts';
import { wrap } from './lines.ts';
import { warningOf } from './warning.ts';
import { lying, mx, my, near, readable, type Ui } from './ui.ts';

const INK = PALETTE.ink;
const MOST = 112;

/** The tension of the line: blue is slack, green tires the fish, red breaks the line. */
export function drawGauge(to: Surface, state: State, ui: Ui): void {
  const { fight, wait } = state;
  if (!fight || !wait || state.phase !== 'fight') return;
  const { c } = to;
  const flat = lying(ui.size);
  const wide = Math.min(to.width - 44, 620);
  const x = (to.width - wide) / 2;
  const high = flat ? 46 : 52;
  const y = flat ? to.height * 0.17 : Math.max(118, 84 / to.px);
  const species = speciesOf(wait.fish);
  const green = greenOf(state, species.nature);
  const at = (tension: number): number => x + 8 + ((wide - 16) * Math.min(MOST, tension)) / MOST;
  const shake = to.calm ? 0 : Math.sin(ui.age * 70) * 6 * Math.max(0, fight.strain - 0.25);
  c.save();
  c.translate(shake, 0);
  rounded(c, x - 5, y - 5, wide + 10, high + 16, 22, INK);
  to.stamp(
    `gauge ${green.high} ${green.low} ${Math.round(wide)} ${high}`,
    wide,
    high,
    (on) => scale(on, wide, high, green.low / MOST, green.high / MOST),
    x + wide / 2,
    y + high / 2,
  );
  // What has been borne already, over the red and over the blue.
  if (fight.strain > 0.02) {
    rounded(
      c,
      at(MOST) - (at(MOST) - at(green.high)) * 1,
      y + high + 1,
      (at(MOST) - at(green.high)) * fight.strain,
      7,
      3.5,
      '#ff4b55',
    );
  }
  if (fight.slack > 0.02)
    rounded(c, x + 8, y + high + 1, (at(green.low) - x - 8) * fight.slack, 7, 3.5, '#5ab8ff');
  const needle = at(ui.pull);
  const inGreen = ui.pull >= green.low && ui.pull <= green.high;
  const colour = ui.pull > green.high ? '#ff4b55' : inGreen ? '#ffffff' : '#bfe6ff';
  rounded(c, needle - 10, y - 13, 20, high + 26, 10, INK);
  rounded(c, needle - 6, y - 9, 12, high + 18, 6, colour);
  c.restore();
  bars(to, state, x, y + high + 26, wide);
  if (teaches(state) || warningOf(state)) advice(to, state, ui, y + high + (flat ? 66 : 84));
}

function scale(c: Context, wide: number, high: number, low: number, top: number): void {
  const from = -wide / 2;
  const part = (left: number, right: number, colour: string): void => {
    c.fillStyle = down(c, -high / 2, high / 2, tint(colour, 0.35), colour, shade(colour, 0.22));
    c.fillRect(
      from + 8 + (wide - 16) * left - 1,
      -high / 2 + 4,
      (wide - 16) * (right - left) + 2,
      high - 8,
    );
  };
  rounded(c, from, -high / 2, wide, high, 17, '#2a1c5a');
  part(0, low, '#3f9af0');
  part(low, top, '#34c86a');
  part(top, 1, '#f0445a');
  // Told without colour: waves for slack, chevrons for danger.
  rim(c, '#ffffff8c', 3.4, (path) => {
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
  rounded(c, from + 16, -high / 2 + 7, wide - 32, 7, 4, '#ffffff59');
}

/** How tired it is, and how far away. */
function bars(to: Surface, state: State, x: number, y: number, wide: number): void {
  const { fight } = state;
  if (!fight) return;
  const { c } = to;
  const half = wide * 0.62;
  rounded(c, x, y - 11, half, 22, 11, fade(INK, 0.8));
  const left = Math.max(0, fight.stamina) * (half - 8);
  if (left > 6) rounded(c, x + 4, y - 7, left, 14, 7, fight.stamina < 0.34 ? '#ff9a4a' : '#ffd02e');
  heart(c, x + 4, y);
  const metres = Math.max(0, fight.dist - NET);
  to.label(to.words('metres', { value: Math.ceil(metres) }), x + wide, y, readable(to, 30, 16), {
    align: 'right',
  });
}

function heart(c: Context, x: number, y: number): void {
  place(c, x, y, () => {
    const trace = (path: Context): void => {
      path.moveTo(0, 12);
      path.bezierCurveTo(-22, -4, -11, -18, 0, -7);
      path.bezierCurveTo(11, -18, 22, -4, 0, 12);
    };
    fillPath(c, '#ff5a78', trace);
    rim(c, INK, 4);
  });
}

/** Words beside the gauge while the first fish of each nature are fought. */
function teaches(state: State): boolean {
  const { fight, wait } = state;
  if (!fight || !wait) return false;
  if (progress(SPECIES, state.career.album).found < 4) return true;
  const { nature } = speciesOf(wait.fish);
  return !SPECIES.some((one) => one.nature === nature && foundOf(state.career.album, one.id));
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
  to.label(to.words(key), to.width / 2, y, readable(to, 46, 24), {
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
    const pop = to.calm ? 1 : ease.back(Math.min(1, ui.gulp / 0.14));
    const size = readable(to, 118, 62) * pop;
    to.label('!', x, y - 118 * near(state.z), Math.max(size, 15 / to.px), {
      top: '#fff6c8',
      bottom: '#ff4b2e',
    });
    const left = 1 - (wait.t - wait.bite) / wait.window;
    rim(to.c, INK, 15, (path) => path.arc(x, y - 6, 54, 0, 7));
    if (left > 0) {
      rim(to.c, left > 0.7 ? '#7dffb0' : '#ffd02e', 9, (path) =>
        path.arc(x, y - 6, 54, -Math.PI / 2, -Math.PI / 2 + left * Math.PI * 2),
      );
    }
    return;
  }
  if (ui.dip < 0.7 && wait.feints.length > 0) {
    to.label('…', x + 34, y - 66, readable(to, 56, 28), { alpha: 1 - ui.dip / 0.7 });
  }
}

/** The hour as it begins; what went wrong. */
export function drawSayings(to: Surface, state: State, ui: Ui): void {
  if (ui.hour < 2.4 && state.phase !== 'fight') {
    const alpha = Math.min(1, (2.4 - ui.hour) / 0.5);
    const key = `hour.${HOURS[hourOf(state)] ?? 'dawn'}`;
    to.label(to.words(key), to.width / 2, to.height * 0.24, readable(to, 56, 30), {
      alpha,
      top: '#ffffff',
      bottom: '#ffe08a',
    });
    to.label(
      to.words(`sky.${state.weather}`),
      to.width / 2,
      to.height * 0.24 + readable(to, 56, 30),
      readable(to, 30, 16),
      { alpha },
    );
  }
  if (ui.strange && state.cast === 0 && state.phase === 'idle') asked(to, state);
  if (state.phase === 'lost' && state.miss) drawMiss(to, state, state.miss, ui);
}

/** What went wrong, where the needle stood, and how to go on. */
function drawMiss(to: Surface, state: State, miss: Miss, ui: Ui): void {
  const { c } = to;
  const full = readable(to, 54, 27);
  const size = full * (to.calm ? 1 : Math.max(0.55, ease.back(Math.min(1, ui.age / 0.25))));
  const small = readable(to, 28, 15);
  const why = wrap(c, to.words(`why.${miss}`), small, 490);
  const { fight, wait } = state;
  const shown = fight && wait && (miss === 'snap' || miss === 'slip');
  const high = full * 1.9 + small * 1.25 * (why.length + 1.5) + (shown ? 62 : 0);
  const x = to.width / 2;
  let y = to.height * (lying(ui.size) ? 0.33 : 0.36);
  rounded(c, x - 262, y - full, 524, high, 34, '#140a2ec8');
  to.label(to.words(`lost.${miss}`), x, y, size, { top: '#ffffff', bottom: '#ff9a8a' });
  y += full * 0.75;
  if (shown) {
    const { low, high: top } = greenOf(state, speciesOf(wait.fish).nature);
    const paint = (on: Context): void => scale(on, 380, 34, low / MOST, top / MOST);
    to.stamp(`missed ${low} ${top}`, 380, 34, paint, x, y + 24);
    const at = x - 182 + (364 * (miss === 'snap' ? top + MOST : low)) / 2 / MOST;
    rounded(c, at - 9, y, 18, 48, 9, INK);
    rounded(c, at - 5, y + 4, 10, 40, 5, miss === 'snap' ? '#ff4b55' : '#bfe6ff');
    y += 62;
  }
  why.forEach((said, at) => to.label(said, x, y + small * (0.6 + at * 1.25), small));
  if (state.since < SULK) return;
  const left = CASTS - state.cast - 1;
  const next = to.words(left > 0 ? 'next.cast' : 'next.end', { value: left });
  to.label(next, x, y + small * (0.7 + why.length * 1.25), small, { bottom: '#ffe08a' });
}

/** What this water asks, a line for each of its rules, while the first cast is thought over. */
function asked(to: Surface, state: State): void {
  const size = readable(to, 28, 15.5);
  let y = to.height * (lying({ ...to }) ? 0.4 : 0.37);
  for (const trait of traitsOf(state)) {
    const lines = wrap(to.c, to.words(`water.${trait}`), size, to.width - 70);
    const wide = Math.max(...lines.map((said) => labelWidth(to.c, said, size))) + size * 1.4;
    const high = size * (0.7 + 1.15 * lines.length);
    rounded(to.c, (to.width - wide) / 2, y - size * 0.9, wide, high, size * 0.8, '#140a2ec8');
    lines.forEach((said, at) => {
      to.label(said, to.width / 2, y + at * size * 1.15, size, { bottom: '#ffe8a8' });
    });
    y += high + 8;
  }
}

/** Casts left as a row of little floats, under the strip. */
export function drawCasts(to: Surface, state: State): void {
  if (state.phase === 'fight' || state.phase === 'shop' || state.phase === 'journal') return;
  const { c } = to;
  const gap = 30;
  const y = Math.max(102, 74 / to.px);
  const x0 = to.width / 2 - ((CASTS - 1) * gap) / 2;
  rounded(c, x0 - 24, y - 19, (CASTS - 1) * gap + 48, 38, 19, '#140a2e8c');
  for (let at = 0; at < CASTS; at += 1) {
    const x = x0 + at * gap + (at > 5 ? 5 : at > 2 ? 0 : -5);
    const used = at < state.cast;
    const now = at === state.cast;
    disc(c, x, y, now ? 12 : 9, INK);
    disc(c, x, y, now ? 9 : 6.5, used ? '#6a6290' : now ? '#ffd02e' : '#ffffff');
    if (!used)
      fillPath(c, now ? '#ff8a2e' : '#ff4b55', (path) => path.arc(x, y, now ? 9 : 6.5, Math.PI, 0));
  }
}

/** Natures as they are drawn in the journal. */
export function drawNature(to: Surface, nature: Nature, x: number, y: number, s: number): void {
  to.stamp(`nature ${nature}`, 60, 44, (c) => sign(c, nature), x, y, { scaleX: s, scaleY: s });
}

function sign(c: Context, nature: Nature): void {
  const white = '#ffffff';
  if (nature === 'nibbler') {
    for (const r of [6, 14, 22])
      rim(c, white, 3, (path) => path.ellipse(0, 0, r, r * 0.5, 0, 0, 7));
  } else if (nature === 'darter') {
    for (const dx of [-12, 0, 12])
      line(
        c,
        [
          { x: dx - 8, y: -10 },
          { x: dx + 6, y: 0 },
          { x: dx - 8, y: 10 },
        ],
        4,
        white,
      );
  } else if (nature === 'jumper') {
    rim(c, white, 4, (path) => {
      path.moveTo(-22, 14);
      path.quadraticCurveTo(0, -38, 22, 14);
    });
    for (const x of [-9, 0, 9]) disc(c, x, 12, 3, white);
  } else if (nature === 'diver') {
    for (const [x, y, r] of [
      [-12, 8, 6],
      [2, -4, 9],
      [16, 9, 5],
      [14, -13, 4],
    ] as const)
      rim(c, white, 3, (path) => path.arc(x, y, r, 0, 7));
  } else {
    for (const shift of [0, Math.PI]) {
      rim(c, white, 4, (path) => {
        for (let step = 0; step <= 12; step += 1) {
          const angle = shift + (step / 12) * 3.6;
          path.lineTo(Math.cos(angle) * (4 + step * 1.7), Math.sin(angle) * (4 + step * 1.7) * 0.6);
        }
      });
    }
  }
}

/** Where the file with sheets and fish cannot be had: what was caught, and how to go on. */
export function drawAwaited(to: Surface, state: State): void {
  const caught = state.phase === 'caught' ? state.caught.at(-1) : undefined;
  if (caught) {
    to.label(to.words(`fish.${caught.fish}`), to.width / 2, to.height * 0.4, readable(to, 44, 22));
    to.label(to.words('release'), to.width / 2, to.height * 0.48, readable(to, 32, 16));
  } else if (state.phase === 'shop' || state.phase === 'journal') {
    to.label('…', to.width / 2, to.height * 0.45, readable(to, 60, 30));
  }
}
