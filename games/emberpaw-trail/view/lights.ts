import {
  disc,
  fade,
  fillPath,
  radial,
  rim,
  star,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { LIGHTS } from './themes.ts';

const INK = '#1d0f38';

/** A glow that adds its light to what lies beneath. */
export function shine(
  to: Surface,
  x: number,
  y: number,
  r: number,
  colour: string,
  alpha: number,
): void {
  if (alpha <= 0.01) return;
  const { c } = to;
  c.globalCompositeOperation = 'lighter';
  to.stamp(
    `shine ${colour} ${r}`,
    r * 2,
    r * 2,
    (on) => {
      on.fillStyle = radial(
        on,
        0,
        0,
        r,
        fade(colour, 0.62),
        fade(colour, 0.26),
        fade(colour, 0.08),
        fade(colour, 0),
      );
      on.fillRect(-r, -r, r * 2, r * 2);
    },
    x,
    y,
    { alpha: Math.min(1, alpha) },
  );
  c.globalCompositeOperation = 'source-over';
  c.globalAlpha = 1;
}

/** Each lantern has a sign of its own: a drop, a leaf, a star. */
export function sign(c: Context, group: number, r: number, paint: string): void {
  if (group === 2) {
    star(c, 0, 0, r * 1.15, paint);
    return;
  }
  fillPath(c, paint, (path) => {
    if (group === 0) {
      path.moveTo(0, -r * 1.2);
      path.bezierCurveTo(r * 0.4, -r * 0.4, r, 0, r * 0.75, r * 0.55);
      path.bezierCurveTo(r * 0.4, r * 1.15, -r * 0.4, r * 1.15, -r * 0.75, r * 0.55);
      path.bezierCurveTo(-r, 0, -r * 0.4, -r * 0.4, 0, -r * 1.2);
    } else {
      path.moveTo(-r, r * 0.8);
      path.bezierCurveTo(-r * 1.1, -r * 0.6, 0, -r * 1.2, r, -r * 0.9);
      path.bezierCurveTo(r * 1.1, r * 0.5, r * 0.2, r * 1.2, -r, r * 0.8);
    }
  });
}

/** A paper lantern on its hook, dark or lit; the bail at 0, 0. */
export function drawLantern(to: Surface, x: number, y: number, group: number, lit: number): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  const sway = to.calm ? 0 : Math.sin(to.time * 1.7 + x) * 0.09;
  if (lit > 0) shine(to, x, y + 22, 150, light.colour, lit * (0.85 + flicker(to, x) * 0.15));
  to.stamp(
    `lantern ${group} ${lit > 0.5 ? 'lit' : 'dark'}`,
    56,
    92,
    (c) => paintLantern(c, group, lit > 0.5),
    x,
    y,
    { rotate: sway },
  );
}

export function flicker(to: Surface, seed: number): number {
  if (to.calm) return 0;
  return Math.sin(to.time * 7 + seed) * 0.5 + Math.sin(to.time * 11.3 + seed * 2) * 0.5;
}

function paintLantern(c: Context, group: number, lit: boolean): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  rim(c, INK, 4, (path) => {
    path.moveTo(0, -2);
    path.lineTo(0, 8);
  });
  const body = (grow: number, paint: string | CanvasGradient): void =>
    fillPath(c, paint, (path) =>
      path.roundRect(-16 - grow, 9 - grow, 32 + grow * 2, 30 + grow * 2, 12),
    );
  body(3.5, INK);
  const dark = radial(c, 0, 24, 24, '#5a4a86', '#382a64', '#281c50');
  body(0, lit ? radial(c, 0, 24, 24, '#ffffff', light.pale, light.colour) : dark);
  c.save();
  c.translate(0, 24);
  sign(c, group, 9, lit ? '#ffffff' : fade(light.colour, 0.8));
  c.restore();
  for (const y of [6, 36]) {
    c.fillStyle = INK;
    c.beginPath();
    c.roundRect(-13, y, 26, 8, 4);
    c.fill();
    c.fillStyle = lit ? '#ffd98a' : '#7a6aa8';
    c.beginPath();
    c.roundRect(-10, y + 2, 20, 4, 2);
    c.fill();
  }
}

/** A spark that waits to be caught: a mote with its sign, and three that circle it. */
export function drawSpark(to: Surface, x: number, y: number, group: number): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  const bob = to.calm ? 0 : Math.sin(to.time * 3 + x) * 4;
  shine(to, x, y + bob, 58, light.colour, 0.8 + flicker(to, x) * 0.2);
  to.stamp(
    `spark ${group}`,
    52,
    52,
    (c) => {
      disc(c, 0, 0, 19, INK);
      disc(c, 0, 0, 15.5, radial(c, -3, -4, 19, '#ffffff', light.pale, light.colour));
      sign(c, group, 8.5, INK);
    },
    x,
    y + bob,
  );
  const { c } = to;
  c.fillStyle = light.pale;
  c.beginPath();
  for (let mote = 0; mote < 3; mote += 1) {
    const turn = (to.calm ? 0 : to.time * 2.4) + mote * 2.094;
    const [px, py] = [x + Math.cos(turn) * 26, y + bob + Math.sin(turn) * 13];
    c.moveTo(px + 3.2, py);
    c.arc(px, py, 3.2, 0, 7);
  }
  c.fill();
}

/** A hidden ember: a coal with a flame. */
export function drawEmber(to: Surface, x: number, y: number): void {
  const bob = to.calm ? 0 : Math.sin(to.time * 2.6 + x * 0.7) * 3;
  shine(to, x, y + bob, 44, '#ff6a2a', 0.65 + flicker(to, x) * 0.25);
  const tall = 1 + flicker(to, x) * 0.06;
  to.stamp('ember', 40, 48, paintEmber, x, y + bob, { scaleY: tall });
}

export function paintEmber(c: Context): void {
  const flame = (grow: number, paint: string | CanvasGradient): void =>
    fillPath(c, paint, (path) => {
      path.moveTo(1, -20 - grow);
      path.bezierCurveTo(4, -10, 15 + grow, -6, 13 + grow, 6);
      path.bezierCurveTo(12 + grow, 17 + grow, -12 - grow, 17 + grow, -13 - grow, 6);
      path.bezierCurveTo(-14 - grow, -2, -7, -5, -6, -13 - grow);
      path.bezierCurveTo(-2, -10, 0, -14, 1, -20 - grow);
    });
  flame(3.5, INK);
  flame(0, radial(c, 0, 6, 24, '#fff6c0', '#ffc23a', '#ff5a2a'));
  fillPath(c, '#fffbe0', (path) => path.ellipse(0, 7, 5, 6, 0, 0, 7));
}

/** What a lantern will change, while it is dark: a dotted promise in its colour. */
export function promise(
  to: Surface,
  x: number,
  y: number,
  w: number,
  h: number,
  group: number,
): void {
  const light = LIGHTS[group] ?? LIGHTS[0];
  to.stamp(
    `promise ${group} ${w} ${h}`,
    w + 8,
    h + 8,
    (c) => {
      c.fillStyle = fade(light.colour, 0.13);
      c.beginPath();
      c.roundRect(-w / 2, -h / 2, w, h, 9);
      c.fill();
      c.setLineDash([9, 8]);
      c.lineWidth = 3;
      c.lineCap = 'round';
      c.strokeStyle = fade(light.pale, 0.75);
      c.stroke();
      c.setLineDash([]);
    },
    x + w / 2,
    y + h / 2,
  );
}
