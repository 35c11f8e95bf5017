import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { nightOf } from '../rules/state.ts';
import type { State } from '../rules.ts';
import { PROPS } from './props.ts';
import { Sprite } from './sprite.ts';
import { type Ui } from './ui.ts';

/** World units of a tile of ground, and of a cell that may hold a prop. */
const TILE = 512;
const CELL = 190;

/** Ground, its patches, and what grows there. */
const SOIL = [
  { base: '#3f8f6e', dark: '#2f7a68', light: '#5cab74', bloom: ['#ffffff', '#ffd0ee', '#fff3a6'] },
  { base: '#2f7f94', dark: '#24687f', light: '#4aa0a6', bloom: ['#b8f4ff', '#ffffff', '#8ff0c8'] },
  { base: '#9a6a44', dark: '#7f5240', light: '#b98a4e', bloom: ['#ff9f3d', '#ffd05a', '#e0563a'] },
  { base: '#7467b4', dark: '#5c50a0', light: '#9385cc', bloom: ['#e9dcff', '#a8f0ff', '#ffc8f0'] },
] as const;

let tile: ImageBitmap | undefined;
let wanted = '';
let made = '';

/** Draws at all four ends of a tile, so that tiles join. */
function wrapped(x: number, y: number, r: number, at: (x: number, y: number) => void): void {
  for (const dx of x < r ? [0, TILE] : x > TILE - r ? [0, -TILE] : [0]) {
    for (const dy of y < r ? [0, TILE] : y > TILE - r ? [0, -TILE] : [0]) at(x + dx, y + dy);
  }
}

function tuft(c: Context, x: number, y: number, high: number, color: string): void {
  c.strokeStyle = color;
  c.lineWidth = 2.6;
  c.lineCap = 'round';
  c.beginPath();
  for (const lean of [-0.6, 0, 0.6]) {
    c.moveTo(x + lean * 5, y);
    c.quadraticCurveTo(x + lean * 6, y - high * 0.6, x + lean * high * 0.7, y - high);
  }
  c.stroke();
}

function flower(c: Context, x: number, y: number, r: number, color: string): void {
  c.fillStyle = color;
  c.beginPath();
  for (let at = 0; at < 5; at += 1) {
    const angle = (at / 5) * Math.PI * 2;
    const px = x + Math.cos(angle) * r;
    const py = y + Math.sin(angle) * r;
    c.moveTo(px + r * 0.75, py);
    c.arc(px, py, r * 0.75, 0, 7);
  }
  c.fill();
  c.fillStyle = '#ffcf4a';
  c.beginPath();
  c.arc(x, y, r * 0.6, 0, 7);
  c.fill();
}

function paintTile(c: Context, which: number): void {
  const soil = SOIL[which] ?? SOIL[0];
  const rng = createRng(`ground ${which}`);
  c.fillStyle = soil.base;
  c.fillRect(0, 0, TILE, TILE);
  for (let at = 0; at < 26; at += 1) {
    const [x, y, r] = [rng.unit() * TILE, rng.unit() * TILE, rng.between(36, 92)];
    const color = draw.fade(at % 2 === 0 ? soil.dark : soil.light, 0.34);
    wrapped(x, y, r, (px, py) => draw.blob(c, px, py, r, r * 0.62, color, 0.2));
  }
  for (let at = 0; at < 60; at += 1) {
    const [x, y] = [rng.unit() * TILE, rng.unit() * TILE];
    const r = rng.between(2, 5);
    wrapped(x, y, r, (px, py) => draw.blob(c, px, py, r, r * 0.7, draw.shade(soil.dark, 0.14)));
  }
  for (let at = 0; at < 84; at += 1) {
    const [x, y] = [rng.unit() * TILE, rng.unit() * TILE];
    const high = rng.between(9, 19);
    const color =
      at % 3 === 0 ? draw.tint(soil.light, 0.14) : at % 3 === 1 ? soil.dark : soil.light;
    wrapped(x, y, 22, (px, py) => tuft(c, px, py, high, color));
  }
  for (let at = 0; at < 20; at += 1) {
    const [x, y] = [rng.unit() * TILE, rng.unit() * TILE];
    const color = rng.pick(soil.bloom);
    const r = rng.between(3, 5);
    wrapped(x, y, 14, (px, py) => flower(c, px, py, r, color));
  }
}

function tileOf(which: number, scale: number): ImageBitmap | undefined {
  const key = `${which} ${scale.toFixed(2)}`;
  if (key === made) return tile;
  if (key !== wanted && scale > 0) {
    wanted = key;
    draw.afterFrame(() => {
      const side = Math.round(TILE * Math.min(1.5, scale));
      tile?.close();
      tile = draw.bake(
        side,
        side,
        (c) => {
          c.scale(side / TILE, side / TILE);
          paintTile(c, which);
        },
        true,
      );
      made = key;
    });
  }
  return undefined;
}

export function drawGround(to: Surface, state: State, ui: Ui, scale: number): void {
  const { c, bleed } = to;
  const { place } = nightOf(state);
  const picture = tileOf(place, scale);
  const x0 = ui.show.camX.value - to.width / 2 + bleed.x;
  const y0 = ui.show.camY.value - to.height / 2 + bleed.y;
  if (picture) {
    // On whole pixels of the screen, so that no seams show.
    const { a, d, e, f } = c.getTransform();
    const step = Math.round(TILE * a) / a;
    const left = Math.floor(x0 / TILE);
    const top = Math.floor(y0 / TILE);
    const fx = (Math.round((bleed.x - (x0 - left * TILE)) * a + e) - e) / a;
    const fy = (Math.round((bleed.y - (y0 - top * TILE)) * d + f) - f) / d;
    for (let y = fy; y < bleed.y + bleed.height; y += step) {
      for (let x = fx; x < bleed.x + bleed.width; x += step) c.drawImage(picture, x, y, step, step);
    }
  } else {
    c.fillStyle = SOIL[place]?.base ?? SOIL[0].base;
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }
  drawProps(to, place, scale, x0, y0);
}

const sprites = new Map<number, Sprite>();

/** What stands in the cells in sight. */
function drawProps(to: Surface, place: number, scale: number, x0: number, y0: number): void {
  const { c, bleed } = to;
  const props = PROPS[place] ?? [];
  const left = Math.floor((x0 - 90) / CELL);
  const top = Math.floor((y0 - 90) / CELL);
  const right = Math.floor((x0 + bleed.width + 90) / CELL);
  const foot = Math.floor((y0 + bleed.height + 110) / CELL);
  for (let row = top; row <= foot; row += 1) {
    for (let column = left; column <= right; column += 1) {
      let hash = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ (place * 7919);
      hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
      hash ^= hash >>> 16;
      const which = (hash >>> 3) % 5;
      if (which >= props.length) continue;
      const key = place * 8 + which;
      let sprite = sprites.get(key);
      if (!sprite) {
        sprite = new Sprite(150, 150, props[which] as (c: Context) => void);
        sprites.set(key, sprite);
      }
      const x = column * CELL + ((hash >>> 8) & 127) - x0 + bleed.x;
      const y = row * CELL + ((hash >>> 16) & 127) - y0 + bleed.y;
      sprite.draw(c, scale, x, y, 0.8 + ((hash >>> 24) & 15) * 0.03);
    }
  }
}
