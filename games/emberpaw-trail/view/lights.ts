import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { LIGHTS } from './themes.ts';

const INK = '#1d0f38';

/** A glow that adds its light to what lies beneath. */
export function shine(
  to: Surface,
  x: number,
  y: number,
  r: number,
  color: string,
  alpha: number,
): void {
  if (alpha <= 0.01) return;
  const { c } = to;
  c.globalCompositeOperation = 'lighter';
  const at = { x, y, width: r * 2, height: r * 2, alpha: Math.min(1, alpha) };
  draw.stamped(to, `shine ${color} ${r}`, at, (on) => {
    on.fillStyle = draw.radial(
      on,
      0,
      0,
      r,
      ...[0.62, 0.26, 0.08, 0].map((part) => draw.fade(color, part)),
    );
    on.fillRect(-r, -r, r * 2, r * 2);
  });
  c.globalCompositeOperation = 'source-over';
  c.globalAlpha = 1;
}

const DROP = 'M0-1.2C.4-.4 1 0 .75 .55C.4 1.15-.4 1.15-.75 .55C-1 0-.4-.4 0-1.2';
const LEAF = 'M-1 .8C-1.1-.6 0-1.2 1-.9C1.1 .5 .2 1.2-1 .8';

/** Each lantern has its own sign: a drop, a leaf, a star. */
export function sign(c: Context, group: number, r: number, paint: string): void {
  if (group === 2) {
    draw.star(c, 0, 0, r * 1.15, paint);
    return;
  }
  draw.transformed(c, { scale: r }, () =>
    draw.drawPath(c, group === 0 ? DROP : LEAF, { fill: paint }),
  );
}

/** A paper lantern on its hook, dark or lit; the bail at 0, 0. */
export function drawLantern(to: Surface, x: number, y: number, group: number, lit: number): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.7 + x) * 0.09;
  if (lit > 0) shine(to, x, y + 22, 150, light.color, lit * (0.85 + flicker(to, x) * 0.15));
  const at = { x, y, width: 56, height: 92, rotate: sway };
  const burns = lit > 0.5;
  draw.stamped(to, `lantern ${group} ${burns ? 'lit' : 'dark'}`, at, (c) =>
    paintLantern(c, group, burns),
  );
}

export function flicker(to: Surface, seed: number): number {
  if (to.reducedMotion) return 0;
  return Math.sin(to.time * 7 + seed) * 0.5 + Math.sin(to.time * 11.3 + seed * 2) * 0.5;
}

export function paintLantern(c: Context, group: number, lit: boolean): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  draw.segment(c, 0, -2, 0, 8, 4, INK);
  const body = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) =>
      path.roundRect(-16 - grow, 9 - grow, 32 + grow * 2, 30 + grow * 2, 12),
    );
  body(3.5, INK);
  const dark = draw.radial(c, 0, 24, 24, '#5a4a86', '#382a64', '#281c50');
  body(0, lit ? draw.radial(c, 0, 24, 24, '#ffffff', light.pale, light.color) : dark);
  c.save();
  c.translate(0, 24);
  sign(c, group, 9, lit ? '#ffffff' : draw.fade(light.color, 0.8));
  c.restore();
  for (const y of [6, 36]) {
    draw.rounded(c, -13, y, 26, 8, 4, INK);
    draw.rounded(c, -10, y + 2, 20, 4, 2, lit ? '#ffd98a' : '#7a6aa8');
  }
}

/** A spark that waits to be caught: a mote with its sign, and three that circle it. */
export function drawSpark(to: Surface, x: number, y: number, group: number): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3 + x) * 4;
  shine(to, x, y + bob, 58, light.color, 0.8 + flicker(to, x) * 0.2);
  draw.stamped(to, `spark ${group}`, { x, y: y + bob, width: 52, height: 52 }, (c) => {
    draw.disc(c, 0, 0, 19, INK);
    draw.disc(c, 0, 0, 15.5, draw.radial(c, -3, -4, 19, '#ffffff', light.pale, light.color));
    sign(c, group, 8.5, INK);
  });
  const { c } = to;
  c.fillStyle = light.pale;
  c.beginPath();
  for (let mote = 0; mote < 3; mote += 1) {
    const turn = (to.reducedMotion ? 0 : to.time * 2.4) + mote * 2.094;
    const [px, py] = [x + Math.cos(turn) * 26, y + bob + Math.sin(turn) * 13];
    c.moveTo(px + 3.2, py);
    c.arc(px, py, 3.2, 0, 7);
  }
  c.fill();
}

/** A hidden ember: a coal with a flame. */
export function drawEmber(to: Surface, x: number, y: number): void {
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 2.6 + x * 0.7) * 3;
  shine(to, x, y + bob, 44, '#ff6a2a', 0.65 + flicker(to, x) * 0.25);
  const tall = 1 + flicker(to, x) * 0.06;
  to.stamp('ember', 40, 48, paintEmber, x, y + bob, { scaleY: tall });
}

export function paintEmber(c: Context): void {
  const flame = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(1, -20 - grow);
      path.bezierCurveTo(4, -10, 15 + grow, -6, 13 + grow, 6);
      path.bezierCurveTo(12 + grow, 17 + grow, -12 - grow, 17 + grow, -13 - grow, 6);
      path.bezierCurveTo(-14 - grow, -2, -7, -5, -6, -13 - grow);
      path.bezierCurveTo(-2, -10, 0, -14, 1, -20 - grow);
    });
  flame(3.5, INK);
  flame(0, draw.radial(c, 0, 6, 24, '#fff6c0', '#ffc23a', '#ff5a2a'));
  draw.fillPath(c, '#fffbe0', (path) => path.ellipse(0, 7, 5, 6, 0, 0, 7));
}

/** What a lantern will change, while it is dark: a dotted promise in its color. */
export function promise(
  to: Surface,
  x: number,
  y: number,
  w: number,
  h: number,
  group: number,
): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  const at = { x: x + w / 2, y: y + h / 2, width: w + 8, height: h + 8 };
  draw.stamped(to, `promise ${group} ${w} ${h}`, at, (c) => {
    draw.rounded(c, -w / 2, -h / 2, w, h, 9, draw.fade(light.color, 0.13));
    c.setLineDash([9, 8]);
    draw.rim(c, draw.fade(light.pale, 0.75), 3);
    c.setLineDash([]);
  });
}
