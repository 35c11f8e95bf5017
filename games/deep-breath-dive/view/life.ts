import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { placeOf, sizeOf } from '../rules/dive.ts';
import { FLOOR, type Creature, type Kind } from '../rules/sea.ts';
import type { State } from '../rules/state.ts';
import { school } from './school.ts';
import { M, px, py, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** World units of each treasure. */
const SIZES: Readonly<Record<Kind, number>> = {
  shell: 46,
  coin: 40,
  pearl: 56,
  amphora: 66,
  ring: 50,
  chest: 74,
  crown: 66,
  idol: 82,
  bell: 118,
};
const SHINE: Readonly<Record<Kind, string>> = {
  shell: '#ffd8b0',
  coin: '#ffd84d',
  pearl: '#ffd6f4',
  amphora: '#ffb070',
  ring: '#9ff4ff',
  chest: '#ffd84d',
  crown: '#ffe14d',
  idol: '#b8ffd8',
  bell: '#ffe9a0',
};

const near = (to: Surface, ui: Ui, y: number): boolean =>
  y > ui.camera - 2 + to.bleed.y / M && y < ui.camera + (to.bleed.y + to.bleed.height) / M + 2;

const bobOf = ({ reducedMotion, time }: Surface, id: number): number =>
  reducedMotion ? 0 : Math.sin(time * 1.8 + id) * 4;

/** Finds what is in sight, once a frame for three passes. */
export function look(to: Surface, { sea, taken }: State, ui: Ui): void {
  const from = ui.camera - 2 + to.bleed.y / M;
  const till = ui.camera + (to.bleed.y + to.bleed.height) / M + 2;
  const seen = ({ id, y }: { readonly id: number; readonly y: number }): boolean =>
    y > from && y < till && !taken.includes(id);
  ui.things = sea.things.filter(seen);
  ui.creatures = sea.creatures.filter(({ y }) => y > from && y < till);
  ui.vents = sea.vents.filter(seen);
}

/**
 * Treasures and vents in sight. `lit`: only their shine, over the darkness.
 * @param dark 0 to 1: by daylight nothing shines
 */
export function drawThings(to: Surface, ui: Ui, lit: boolean, dark = 0): void {
  for (const { id, kind, x, y } of ui.things) {
    const wx = px(ui, x);
    const wy = py(ui, y) + bobOf(to, id);
    const size = SIZES[kind];
    if (lit) {
      if (dark > 0) shine(to, kind, wx, wy, size, id, dark);
      continue;
    }
    if (kind === 'coin')
      draw.coin(to.c, wx, wy, size / 2, to.reducedMotion ? 0 : Math.sin(to.time * 1.4 + id) * 0.3);
    else
      to.sprite(kind, wx, wy, size, {
        rotate: to.reducedMotion ? 0 : Math.sin(to.time * 1.2 + id) * 0.14,
      });
  }
  if (lit) sparkles(to, ui);
  for (const { id, x, y } of ui.vents) vent(to, px(ui, x), py(ui, y), id, lit);
}

function shine(
  to: Surface,
  kind: Kind,
  x: number,
  y: number,
  size: number,
  id: number,
  dark: number,
): void {
  const color = SHINE[kind];
  const power = to.reducedMotion ? 0.5 : 0.4 + 0.3 * Math.sin(to.time * 2.2 + id * 1.7);
  to.stamp(
    `shine ${kind}`,
    size * 2.4,
    size * 2.4,
    (c) =>
      draw.disc(
        c,
        0,
        0,
        size * 1.2,
        draw.radial(
          c,
          0,
          0,
          size * 1.2,
          draw.fade(color, 0.6),
          draw.fade(color, 0.16),
          draw.fade(color, 0),
        ),
      ),
    x,
    y,
    { alpha: power * dark },
  );
}

/** Now and then each treasure sparkles: one path for all of them. */
function sparkles(to: Surface, ui: Ui): void {
  const { c, reducedMotion, time } = to;
  if (reducedMotion) return;
  c.fillStyle = '#ffffff';
  c.beginPath();
  for (const { id, kind, x, y } of ui.things) {
    const part = (time * 0.7 + id * 0.37) % 1;
    if (part >= 0.5) continue;
    const size = SIZES[kind];
    const wx = px(ui, x) + size * 0.26;
    const wy = py(ui, y) + bobOf(to, id) - size * 0.3;
    const r = Math.sin(part * Math.PI * 2) * 13;
    c.moveTo(wx, wy - r);
    c.quadraticCurveTo(wx, wy, wx + r, wy);
    c.quadraticCurveTo(wx, wy, wx, wy + r);
    c.quadraticCurveTo(wx, wy, wx - r, wy);
    c.quadraticCurveTo(wx, wy, wx, wy - r);
  }
  c.fill();
}

/** A column of bubbles that can be breathed. */
function vent(to: Surface, x: number, y: number, id: number, lit: boolean): void {
  if (lit) {
    to.stamp(
      'vent',
      200,
      200,
      (on) =>
        draw.disc(on, 0, 0, 98, draw.radial(on, 0, 0, 98, '#b8fff073', '#b8fff026', '#b8fff000')),
      x,
      y,
    );
    for (let at = 0; at < 7; at += 1) {
      const part = ((to.reducedMotion ? 0.4 : to.time * 0.5) + at / 7) % 1;
      const bx = x + Math.sin(at * 2.3 + part * 5) * 26;
      const r = 7 + ((at * 5 + id) % 4) * 4;
      to.stamp(`bubble ${r}`, r * 2.4, r * 2.4, (c) => bubble(c, 0, 0, r), bx, y + 46 - part * 110);
    }
    return;
  }
  draw.blob(to.c, x, y + 52, 44, 13, '#2b1b4d');
  draw.blob(to.c, x, y + 50, 36, 9, '#5c4a8c');
}

export function bubble(c: Context, x: number, y: number, r: number): void {
  draw.disc(c, x, y, r, '#d8fbff40');
  draw.ring(c, x, y, r, Math.max(1.5, r * 0.16), '#eafdffcc');
  draw.rim(c, '#ffffff', Math.max(1.5, r * 0.2), (path) =>
    path.arc(x, y, r * 0.6, Math.PI * 1.05, Math.PI * 1.5),
  );
}

/** Many small ones: of each of a bubble's three parts there is one path. */
export function drawBubbles({ c }: Surface, ui: Ui): void {
  if (ui.bubbles.length === 0) return;
  const part = (size: number, from: number, till: number): void => {
    c.beginPath();
    for (const one of ui.bubbles) {
      const x = px(ui, one.x);
      const y = py(ui, one.y);
      const r = one.r * M * size;
      c.moveTo(x + Math.cos(from) * r, y + Math.sin(from) * r);
      c.arc(x, y, r, from, till);
    }
  };
  part(1, 0, Math.PI * 2);
  c.fillStyle = '#d8fbff40';
  c.fill();
  draw.rim(c, '#eafdffcc', 1.5);
  part(0.6, Math.PI * 1.05, Math.PI * 1.5);
  draw.rim(c, '#ffffff', 1.6);
}

/** `lit`: only what glows, over the darkness. */
export function drawCreatures(to: Surface, state: State, ui: Ui, lit: boolean): void {
  for (const creature of ui.creatures) {
    const at = placeOf(creature, state.tick);
    const ahead = placeOf(creature, state.tick + 2);
    const way = ahead.x >= at.x ? 1 : -1;
    const size = sizeOf(creature, state.tick) * M;
    beast(to, creature, px(ui, at.x), py(ui, at.y), size, way, lit);
  }
}

function beast(
  to: Surface,
  { beast: kind, id }: Creature,
  x: number,
  y: number,
  r: number,
  way: number,
  lit: boolean,
): void {
  const { c } = to;
  const pulse = to.reducedMotion ? 0 : Math.sin(to.time * 3 + id);
  if (kind === 'jelly') {
    if (lit) glow(to, 'jelly', x, y, r * 2.6, '#ff8af0', 0.55);
    else to.sprite('jelly', x, y, r * 2.7, { scaleX: 1 + pulse * 0.08, scaleY: 1 - pulse * 0.08 });
  } else if (kind === 'puffer') {
    if (!lit) to.sprite('puffer', x, y, r * 2.3, { scaleX: -way });
  } else if (kind === 'eel') {
    if (lit) glow(to, 'eel', x + way * r * 2, y, r * 1.6, '#c8ff7a', 0.5);
    else draw.place(c, x, y, () => eel(c, r, to.reducedMotion ? 0 : to.time * 6 + id), 0, way, 1);
  } else if (lit) {
    glow(to, 'lure', x + way * r * 1.5, y - r * 0.9, r * 2.2, '#fff3a6', 0.9);
    draw.disc(c, x + way * r * 1.5, y - r * 0.9 + pulse * 4, r * 0.2, '#fffbe0');
  } else draw.place(c, x, y, () => angler(c, r, pulse), 0, way, 1);
}

function glow(
  to: Surface,
  key: string,
  x: number,
  y: number,
  r: number,
  color: string,
  alpha: number,
): void {
  const size = Math.round(r / 8) * 8;
  to.stamp(
    `lit ${key} ${size}`,
    size * 2,
    size * 2,
    (c) =>
      draw.disc(
        c,
        0,
        0,
        size,
        draw.radial(
          c,
          0,
          0,
          size,
          draw.fade(color, 0.7),
          draw.fade(color, 0.2),
          draw.fade(color, 0),
        ),
      ),
    x,
    y,
    { alpha },
  );
}

/** Facing along +x. */
function eel(c: Context, r: number, wave: number): void {
  const points = Array.from({ length: 14 }, (_, at) => ({
    x: r * 2.2 - at * r * 0.42,
    y: Math.sin(wave - at * 0.55) * r * 0.34 * (0.3 + at / 12),
  }));
  draw.line(c, points, r * 1.05, INK);
  draw.line(c, points, r * 0.82, '#3fae6a');
  draw.line(c, points, r * 0.3, '#b6f08a');
  const [head] = points;
  if (!head) return;
  draw.blob(c, head.x + r * 0.1, head.y, r * 0.72, r * 0.58, INK);
  draw.blob(c, head.x + r * 0.1, head.y, r * 0.62, r * 0.48, '#4cc47a');
  draw.disc(c, head.x + r * 0.22, head.y - r * 0.18, r * 0.17, '#ffffff');
  draw.disc(c, head.x + r * 0.26, head.y - r * 0.18, r * 0.09, INK);
  draw.segment(
    c,
    head.x + r * 0.2,
    head.y + r * 0.24,
    head.x + r * 0.7,
    head.y + r * 0.14,
    r * 0.09,
    INK,
  );
}

/** Facing along +x: mostly mouth. */
function angler(c: Context, r: number, pulse: number): void {
  draw.fillPath(c, '#3a2560', (path) => {
    path.moveTo(-r * 1.1, 0);
    path.lineTo(-r * 1.75, -r * 0.6);
    path.lineTo(-r * 1.6, r * 0.62);
  });
  draw.rim(c, INK, r * 0.12);
  draw.blob(c, 0, 0, r * 1.22, r * 1.05, INK);
  draw.blob(
    c,
    0,
    0,
    r * 1.12,
    r * 0.95,
    draw.linear(c, 0, -r, 0, r, '#8a5cc8', '#4a2c82', '#2a1652'),
  );
  draw.fillPath(c, '#1a0a2c', (path) => {
    path.moveTo(r * 1.06, -r * 0.06);
    path.quadraticCurveTo(r * 0.2, r * 0.02, r * 0.06, r * 0.3);
    path.quadraticCurveTo(r * 0.3, r * 0.86, r * 0.94, r * 0.52);
  });
  for (let tooth = 0; tooth < 5; tooth += 1) {
    const x = r * (0.22 + tooth * 0.19);
    for (const [y, h] of [
      [r * (0.1 - tooth * 0.03), r * 0.26],
      [r * (0.66 - Math.abs(tooth - 2) * 0.05), -r * 0.24],
    ] as const) {
      draw.fillPath(c, '#fff6e3', (path) => {
        path.moveTo(x - r * 0.07, y);
        path.lineTo(x + r * 0.07, y);
        path.lineTo(x, y + h);
      });
    }
  }
  draw.disc(c, r * 0.36, -r * 0.4, r * 0.27, INK);
  draw.disc(c, r * 0.36, -r * 0.4, r * 0.21, '#fff3a6');
  draw.disc(c, r * 0.42, -r * 0.4, r * 0.1, INK);
  draw.rim(c, INK, r * 0.13, (path) => {
    path.moveTo(-r * 0.1, -r * 0.95);
    path.quadraticCurveTo(r * 0.6, -r * 1.7, r * 1.5, -r * 0.9 + pulse * 4);
  });
  draw.rim(c, '#8a5cc8', r * 0.06, (path) => {
    path.moveTo(-r * 0.1, -r * 0.95);
    path.quadraticCurveTo(r * 0.6, -r * 1.7, r * 1.5, -r * 0.9 + pulse * 4);
  });
  draw.fillPath(c, draw.shade('#8a5cc8', 0.2), (path) => {
    path.moveTo(-r * 0.3, r * 0.2);
    path.lineTo(-r * 0.95, r * 0.62);
    path.lineTo(-r * 0.25, r * 0.66);
  });
}

/** Schools and great shapes that only pass by. */
export function drawPassers(to: Surface, ui: Ui): void {
  for (let row = 0; row < 12; row += 1) {
    const y = 6 + row * 7.6;
    if (!near(to, ui, y) || y > FLOOR - 4) continue;
    const { way, pace, from } = passerOf(row);
    const wide = to.bleed.width + 500;
    const raw = (to.reducedMotion ? 40 : to.time * pace) + from * wide;
    const x =
      way > 0 ? to.bleed.x - 250 + (raw % wide) : to.bleed.x + to.bleed.width + 250 - (raw % wide);
    const wy = py(ui, y);
    if (row === 2 || row === 4) {
      to.sprite(row === 2 ? 'turtle' : 'whale', x, wy, row === 2 ? 120 : 210, {
        scaleX: -way,
        alpha: row === 2 ? 0.75 : 0.34,
      });
    } else if (y < 44) {
      fishes(to, x, wy, way);
    } else draw.place(to.c, x, wy, () => school(to.c), 0, way, 1);
  }
}

/** Five that swim one behind the other, mirrored together. */
function fishes({ c, sprite }: Surface, x: number, y: number, way: number): void {
  c.globalAlpha = 0.7;
  c.translate(x, y);
  c.scale(-way, 1);
  for (let one = 0; one < 5; one += 1)
    sprite('fish', one * 34, Math.sin(one * 2.2) * 26, 30 + (one % 3) * 7);
  c.scale(-way, 1);
  c.translate(-x, -y);
  c.globalAlpha = 1;
}

type Passer = { readonly way: number; readonly pace: number; readonly from: number };
const passers: Passer[] = [];

function passerOf(row: number): Passer {
  let passer = passers[row];
  if (!passer) {
    const rng = createRng(row + 900);
    passer = { way: rng.chance(0.5) ? 1 : -1, pace: rng.between(20, 42), from: rng.unit() };
    passers[row] = passer;
  }
  return passer;
}
