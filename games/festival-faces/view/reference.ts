import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { paint } from '@playgrove/kit/logic/marks';
import { FACES, overPaint, underPaint } from '../people.ts';
import { lively } from '../people/lively.ts';
import { colorOf } from '../rules/palette.ts';
import { lookOf } from '../rules/reference.ts';
import type { Outline } from '../rules/shapes.ts';
import type { State } from '../rules/state.ts';
import { inFace } from './face.ts';
import type { Box } from './layout.ts';
import { traceFace, traceOutline } from './picture.ts';

type C = CanvasRenderingContext2D;

/** The look as it should be, on its own person, small or large. */
export function drawReference(to: Surface, state: State, box: Box): void {
  const { x, y, w, h } = box;
  draw.stamped(
    to,
    `look ${state.look} ${w.toFixed(0)} ${h.toFixed(0)}`,
    { x: x + w / 2, y: y + h / 2, width: w, height: h },
    (c) => paintReference(c, state.look, { x: -w / 2, y: -h / 2, w, h }),
  );
}

function paintReference(c: C, look: number, { x, y, w, h }: Box): void {
  const made = lookOf(look);
  const who = FACES[made.person] ?? FACES[0];
  if (!who) return;
  c.save();
  c.beginPath();
  c.roundRect(x, y, w, h, 12);
  c.fillStyle = '#ffffff';
  c.fill();
  c.beginPath();
  c.roundRect(x + 3, y + 3, w - 6, h - 6, 9);
  c.fillStyle = '#cbb6f4';
  c.fill();
  c.clip();
  const scale = Math.min((w - 8) / 172, (h - 8) / 222);
  inFace(c, { x: x + w / 2, y: y + h / 2 + 5 * scale, scale }, () => {
    paint(c, underPaint(who));
    c.save();
    c.beginPath();
    traceFace(c);
    c.clip();
    for (const part of made.parts) {
      for (const outline of part.outlines) {
        c.beginPath();
        traceOutline(c, outline);
        c.fillStyle =
          part.tool === 'glitter' ? draw.fade(colorOf(part.paint), 0.45) : colorOf(part.paint);
        c.fill();
        if (part.tool === 'glitter') dust(c, outline);
      }
    }
    c.restore();
    paint(c, overPaint(who));
    paint(c, lively(who, { open: 1, x: 0, y: 0, mouth: 'smile' }));
  });
  c.restore();
  c.beginPath();
  c.roundRect(x + 1, y + 1, w - 2, h - 2, 12);
  draw.rim(c, draw.PALETTE.ink, 2.5);
}

/** Glitter on the reference: white specks inside an outline. */
function dust(c: C, outline: Outline): void {
  c.save();
  c.beginPath();
  traceOutline(c, outline);
  c.clip();
  c.fillStyle = '#ffffff';
  const [x, y] = [outline[0]?.x ?? 0, outline[0]?.y ?? 0];
  for (let speck = 0; speck < 130; speck += 1) {
    const [dx, dy] = [((speck * 37) % 83) - 41, ((speck * 53) % 79) - 39];
    c.fillRect(x + dx, y + dy, 1.8, 1.8);
  }
  c.restore();
}
