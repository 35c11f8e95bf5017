import type { Motion, Surface } from '@playgrove/kit/runtime';
import type { Track } from '@playgrove/kit/logic/track';
import { courseFor, trackFor } from '../levels.ts';
import { stepOf } from '../rules/car.ts';
import { RIVALS } from '../rules/driver.ts';
import { CHARGES, COUNTDOWN, HZ, type State } from '../rules/types.ts';
import { restOf } from './coach.ts';
import { figures } from './figures.ts';
import { LIVERIES, STEPS } from './theme.ts';
import { EDGE, FULL, type Ui } from './ui.ts';
import { aboveCar } from './world.ts';

/** Under the score strip, which takes two rows where it is narrow. */
function topOf({ width }: Surface): number {
  return width < 640 ? 96 : 66;
}
const INK = '#2b1626';
/** Meters to which rivals are named, and pixels that a name takes for itself. */
const NAME_FAR = 60;
const NAME_WIDE = 66;
/** Seconds of boost that a third of the bar stands for. */
const BOOST_STEP = 0.5;
/** What the dial says for a meter a second. */
const DIAL = 4.2;

export function drawHud(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  noteCues(ui, motion, to.reducedMotion);
  if (state.phase === 'garage') return;
  speedLines(to, state);
  names(to, state);
  standing(to, state, ui);
  map(to, state, ui);
  charge(to, state);
  dial(to, state);
  thumb(to, ui);
  lights(to, state, ui);
  if (state.cars[0].lost > 30)
    to.label('↻', to.width / 2, to.height * 0.36, 60, {
      top: '#ffffff',
      bottom: '#ffd34e',
      rim: INK,
    });
}

function noteCues(ui: Ui, motion: Motion<State>, reducedMotion: boolean): void {
  for (const { name, value } of motion.cues) {
    if (name === 'pass' || name === 'passed')
      ui.passed = { place: value ?? 0, up: name === 'pass', left: 1.1 };
    if (name === 'go') ui.go = 0.9;
    if (name === 'tow') ui.towed = 0.8;
    if (name === 'boost') ui.flash = reducedMotion ? 0 : 0.35;
  }
  if (ui.passed && (ui.passed.left -= motion.dt) <= 0) ui.passed = undefined;
  ui.go = Math.max(0, ui.go - motion.dt);
  ui.towed = Math.max(0, ui.towed - motion.dt);
  ui.flash = Math.max(0, ui.flash - motion.dt);
}

/** Wedges of air that rush by at the edge of the picture; more and longer with the boost. */
function speedLines(to: Surface, state: State): void {
  const [car] = state.cars;
  const much = Math.max(car.boost > 0 ? 1 : 0, car.tow * 0.6, (car.v - 36) / 16);
  if (to.reducedMotion || much <= 0.05) return;
  const { c, bleed } = to;
  const [x, y] = [bleed.x + bleed.width / 2, bleed.y + bleed.height * 0.42];
  const far = Math.hypot(bleed.width, bleed.height) / 2;
  c.save();
  c.fillStyle = car.boost > 0 ? '#fff6d8' : '#ffffff';
  c.globalAlpha = Math.min(0.4, much * 0.36);
  c.beginPath();
  const lines = car.boost > 0 ? 30 : 18;
  for (let at = 0; at < lines; at += 1) {
    const beat = Math.floor(to.time * 16 + at * 0.37);
    const angle = at * 2.399 + beat * 1.7;
    const near = far * (0.62 + ((at * 37 + beat * 13) % 24) / 80);
    const end = near + far * (car.boost > 0 ? 0.5 : 0.3);
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const thick = far * 0.006;
    c.moveTo(x + ux * near, y + uy * near);
    c.lineTo(x + ux * end - uy * thick, y + uy * end + ux * thick);
    c.lineTo(x + ux * end + uy * thick, y + uy * end - ux * thick);
    c.closePath();
  }
  c.fill();
  c.restore();
}

/** Names over the nearest rivals, never one over another. */
function names(to: Surface, state: State): void {
  const [car] = state.cars;
  const near = state.cars
    .slice(1)
    .map((other, at) => ({ other, at, far: Math.hypot(other.x - car.x, other.y - car.y) }))
    .filter(({ far }) => far < NAME_FAR)
    .sort((one, two) => one.far - two.far);
  const taken: number[] = [];
  for (const { other, at, far } of near) {
    const rival = state.rivals[at];
    const spot = aboveCar(to, other);
    const name = RIVALS[rival ?? -1]?.name;
    if (rival === undefined || name === undefined || !spot || spot.y < topOf(to)) continue;
    if (taken.some((x) => Math.abs(x - spot.x) < NAME_WIDE)) continue;
    taken.push(spot.x);
    to.label(to.words(`rival.${name}`), spot.x, spot.y - 9, 16, {
      top: '#ffffff',
      bottom: LIVERIES[rival + 1]?.[0] ?? '#ffffff',
      rim: INK,
      alpha: Math.min(1, (NAME_FAR - far) / 14),
    });
  }
}

function standing(to: Surface, state: State, ui: Ui): void {
  const left = 18;
  const top = topOf(to);
  const { cup } = courseFor(state.course);
  if (cup >= 0) {
    const bounce =
      ui.passed && !to.reducedMotion ? 1 + 0.25 * Math.max(0, ui.passed.left - 0.7) : 1;
    const colors =
      state.place === 1
        ? ['#fff3b0', '#ffb02e']
        : state.place <= 3
          ? ['#ffffff', '#ffd9a0']
          : ['#ffffff', '#d9cfe0'];
    to.label(`${state.place}`, left, top + 26, 58 * bounce, {
      align: 'left',
      top: colors[0] ?? '#ffffff',
      bottom: colors[1] ?? '#ffffff',
      rim: INK,
    });
    to.label(`/${state.cars.length}`, left + (state.place === 1 ? 28 : 38), top + 38, 24, {
      align: 'left',
      rim: INK,
    });
  }
  // The clock is what counts against a ghost; in a race the place is.
  if (cup < 0) {
    figures(to, timeText(state.clock), left, top + 16, 30, {
      align: 'left',
      top: '#ffffff',
      bottom: '#ffe6c8',
      rim: INK,
    });
  }
  if (ui.passed) {
    const { up, place, left: stays } = ui.passed;
    const rise = to.reducedMotion ? 0 : (1.1 - stays) * 18;
    to.label(`${up ? '▲' : '▼'} ${place}`, to.width / 2, to.height * 0.3 - rise, 34, {
      top: '#ffffff',
      bottom: up ? '#7be07a' : '#ff8a7a',
      rim: INK,
      alpha: Math.min(1, stays * 3),
    });
  }
}

/** Minutes, seconds and tenths. */
export function timeText(ticks: number): string {
  const tenths = Math.floor((ticks / HZ) * 10);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
}

type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
};
const bounds = new WeakMap<Track, Bounds>();

function boundsOf(track: Track): Bounds {
  const cached = bounds.get(track);
  if (cached) return cached;
  const xs = track.samples.map(({ x }) => x);
  const ys = track.samples.map(({ y }) => y);
  const made = {
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
  bounds.set(track, made);
  return made;
}

const mapSize = ({ width, height }: Surface): number =>
  Math.min(118, Math.min(width, height) * 0.27);

function map(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const track = trackFor(courseFor(state.course));
  const size = mapSize(to);
  const { west, east, north, south } = boundsOf(track);
  const scale = size / Math.max(east - west, south - north);
  const [mx, my] = [to.width - 16 - size / 2, topOf(to) + 8 + size / 2];
  const spot = (x: number, y: number): readonly [number, number] => [
    (x - (west + east) / 2) * scale,
    (y - (north + south) / 2) * scale,
  ];
  const { circuit, variant } = courseFor(state.course);
  const wide = (east - west) * scale + 20;
  to.stamp(
    `map ${circuit} ${variant}`,
    wide,
    size + 20,
    (at) => {
      at.beginPath();
      track.samples.forEach(({ x, y }, index) => {
        const [px, py] = spot(x, y);
        if (index === 0) at.moveTo(px, py);
        else if (index % 3 === 0) at.lineTo(px, py);
      });
      at.closePath();
      at.lineJoin = 'round';
      at.lineWidth = 9;
      at.strokeStyle = '#2b1626aa';
      at.stroke();
      at.lineWidth = 4.5;
      at.strokeStyle = '#fff1de';
      at.stroke();
    },
    mx,
    my,
  );
  if (ui.ghostAt) {
    const [px, py] = spot(ui.ghostAt.x, ui.ghostAt.y);
    c.beginPath();
    c.arc(mx + px, my + py, 5, 0, 2 * Math.PI);
    c.lineWidth = 2.5;
    c.strokeStyle = '#2b7fa8';
    c.fillStyle = '#dff8ff';
    c.fill();
    c.stroke();
  }
  for (let at = state.cars.length - 1; at >= 0; at -= 1) {
    const car = state.cars[at];
    if (!car) continue;
    const [px, py] = spot(car.x, car.y);
    const livery = at === 0 ? 0 : (state.rivals[at - 1] ?? 0) + 1;
    c.beginPath();
    c.arc(mx + px, my + py, at === 0 ? 6.5 : 4.5, 0, 2 * Math.PI);
    c.fillStyle = at === 0 ? '#ffffff' : INK;
    c.fill();
    c.beginPath();
    c.arc(mx + px, my + py, at === 0 ? 4.6 : 3.2, 0, 2 * Math.PI);
    c.fillStyle = LIVERIES[livery]?.[0] ?? '#ffffff';
    c.fill();
  }
}

/** Three steps of charge under the car, filled as the slide goes on. */
function charge(to: Surface, state: State): void {
  const [car] = state.cars;
  if (car.drift === 0 && car.boost <= 0) return;
  const { c } = to;
  const [x, y] = [to.width / 2, to.height * 0.88];
  const wide = Math.min(78, to.width * 0.2);
  const step = stepOf(car.charge);
  for (let at = 0; at < 3; at += 1) {
    const from = at === 0 ? 0 : (CHARGES[at - 1] ?? 0);
    const part = Math.max(0, Math.min(1, (car.charge - from) / ((CHARGES[at] ?? 1) - from)));
    const left = x + (at - 1.5) * (wide + 6) + 3;
    const slant = (grow: number, length: number): void => {
      c.beginPath();
      c.moveTo(left + 6 - grow, y - 8 - grow);
      c.lineTo(left + 6 + length + grow, y - 8 - grow);
      c.lineTo(left + length + grow - 2, y + 8 + grow);
      c.lineTo(left - grow - 2, y + 8 + grow);
      c.closePath();
    };
    slant(3, wide - 4);
    c.fillStyle = '#2b1626cc';
    c.fill();
    const burning = Math.max(0, Math.min(1, car.boost / BOOST_STEP - at));
    if (car.drift === 0) {
      if (burning <= 0) continue;
      slant(0, (wide - 4) * burning);
      c.fillStyle = STEPS[at + 1] ?? '#ffffff';
      c.fill();
    } else if (part > 0) {
      slant(0, (wide - 4) * part);
      c.fillStyle = part >= 1 ? (STEPS[step] ?? '#ffffff') : '#fff1de';
      c.fill();
    }
  }
}

function dial(to: Surface, state: State): void {
  const [car] = state.cars;
  const [x, y] = [to.width - 18, to.height - 36];
  figures(to, `${Math.round(car.v * DIAL)}`, x, y - 12, 42, {
    align: 'right',
    top: '#ffffff',
    bottom: car.boost > 0 ? '#ff9a4a' : car.tow > 0.5 ? '#8fe0ff' : '#ffe2b8',
    rim: INK,
  });
  to.label(to.words('dial.unit'), x, y + 16, 15, { align: 'right', rim: INK });
}

function thumb(to: Surface, ui: Ui): void {
  // While a drift is taught its edges are shown, and named, before the thumb is down.
  const side = ui.bend;
  ui.bend = 0;
  if (!ui.thumb && side === 0) return;
  const { c } = to;
  const from = ui.thumb?.from ?? restOf(ui.size);
  const at = ui.thumb?.at ?? from;
  if (side !== 0) {
    to.label(to.words('shout.drift'), from.x + side * EDGE, from.y - 62, 26, {
      top: '#fff6c8',
      bottom: '#ff9a2e',
      rim: INK,
    });
  }
  c.save();
  c.globalAlpha = 0.55;
  c.lineCap = 'round';
  c.lineWidth = 10;
  c.strokeStyle = '#2b162688';
  c.beginPath();
  c.moveTo(from.x - EDGE, from.y);
  c.lineTo(from.x + EDGE, from.y);
  c.stroke();
  c.lineWidth = 5;
  c.strokeStyle = '#ffffff';
  c.beginPath();
  c.moveTo(from.x - FULL, from.y);
  c.lineTo(from.x + FULL, from.y);
  c.stroke();
  for (const edge of [-1, 1]) {
    const lit = edge === side || (ui.drifting && Math.sign(at.x - from.x) === edge);
    c.strokeStyle = lit ? '#ffb02e' : '#ffffff';
    c.beginPath();
    c.moveTo(from.x + edge * EDGE, from.y - 14);
    c.lineTo(from.x + edge * EDGE, from.y + 14);
    c.stroke();
  }
  c.globalAlpha = 0.9;
  c.beginPath();
  c.arc(at.x, from.y, 15, 0, 2 * Math.PI);
  c.fillStyle = ui.drifting ? '#ffb02e' : '#ffffff';
  c.fill();
  c.restore();
}

/** Three lamps that light one by one, then go. */
function lights(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  // Where it is narrow, beneath the map.
  const least = topOf(to) + (to.width < 520 ? mapSize(to) + 48 : 30);
  const [x, y] = [to.width / 2, Math.max(least, to.height * 0.2)];
  if (ui.go > 0 && state.phase === 'race') {
    const grow = to.reducedMotion ? 1 : 1 + (0.9 - ui.go) * 0.5;
    to.label(to.words('shout.go'), x, y, 76 * grow, {
      top: '#f2ffd8',
      bottom: '#6fdc5a',
      rim: INK,
      alpha: Math.min(1, ui.go * 3),
    });
    return;
  }
  if (state.phase !== 'countdown') return;
  const lit = Math.max(0, 3 - Math.ceil((COUNTDOWN - state.ticks) / 45) + 1);
  c.fillStyle = '#2b1626e6';
  c.beginPath();
  c.roundRect(x - 78, y - 29, 156, 58, 22);
  c.fill();
  for (let at = 0; at < 3; at += 1) {
    c.beginPath();
    c.arc(x + (at - 1) * 47, y, 18, 0, 2 * Math.PI);
    c.fillStyle = at < lit ? '#ff4b3a' : '#5a3a48';
    c.fill();
    c.beginPath();
    c.arc(x + (at - 1) * 47 - 5, y - 6, 5.5, 0, 2 * Math.PI);
    c.fillStyle = at < lit ? '#ffd0c0' : '#7a5666';
    c.fill();
  }
}
