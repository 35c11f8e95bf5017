import * as draw from '@playgrove/kit/draw';
import * as marks from '@playgrove/kit/logic/marks';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { overPaint, personOf, underPaint } from '../people.ts';
import { CALM, lively } from '../people/eyes.ts';
import { colorOf, PAINTS, recipeOf } from '../rules/palette.ts';
import { lookOf } from '../rules/reference.ts';
import type { Outline } from '../rules/shapes.ts';
import type { State } from '../rules/state.ts';
import { GIGGLE } from '../rules/tickle.ts';
import { inFace } from './face.ts';
import { potBox, type Layout } from './layout.ts';
import { around, middleOf } from './parts.ts';
import { traceFace, traceOutline } from './picture.ts';
import { allDone, partNow, potsOf, stirs, type Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** The words on the step, and the look to paint, small or large. */
export function drawBeside(to: Surface, state: State, ui: Ui, at: Layout): void {
  drawHint(to, state, ui, at);
  if (state.look < 0) return;
  drawReference(to, state, at.thumb);
  if (!ui.peek) return;
  const { x, y, width, height } = at.stage;
  const high = Math.min(height - 16, (width - 20) * 1.26);
  const wide = high / 1.26;
  const box = { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  drawReference(to, state, box);
}

/** The look as it should be, on its own person. */
function drawReference(to: Surface, { look }: State, box: Rect): void {
  const [wide, high] = [box.width.toFixed(0), box.height.toFixed(0)];
  draw.stamped(to, `look ${look} ${wide} ${high}`, middleOf(box), (c) =>
    paintReference(c, look, around(box)),
  );
}

function paintReference(c: C, look: number, { x, y, width, height }: Rect): void {
  const { person, parts } = lookOf(look);
  const who = personOf(person);
  draw.rounded(c, x, y, width, height, 12, '#ffffff');
  const scale = Math.min((width - 8) / 172, (height - 8) / 222);
  draw.clipped(
    c,
    (path) => path.roundRect(x + 3, y + 3, width - 6, height - 6, 9),
    () => {
      c.fillStyle = '#cbb6f4';
      c.fillRect(x, y, width, height);
      inFace(c, { x: 0, y: 5 * scale, scale }, () => {
        marks.paint(c, underPaint(who));
        draw.clipped(c, traceFace, () => {
          for (const { outlines, paint: color, tool } of parts)
            for (const outline of outlines) {
              const fill = draw.fade(colorOf(color), tool === 'glitter' ? 0.45 : 1);
              draw.fillPath(c, fill, (path) => traceOutline(path, outline));
              if (tool === 'glitter') dust(c, outline);
            }
        });
        marks.paint(c, [...overPaint(who), ...lively(who, CALM)]);
      });
    },
  );
  draw.rim(c, draw.PALETTE.ink, 2.5, (path) =>
    path.roundRect(x + 1, y + 1, width - 2, height - 2, 12),
  );
}

/** Glitter on the reference: white specks inside an outline. */
function dust(c: C, outline: Outline): void {
  const { x, y } = outline[0] ?? { x: 0, y: 0 };
  draw.clipped(
    c,
    (path) => traceOutline(path, outline),
    () => {
      c.fillStyle = '#ffffff';
      for (let speck = 0; speck < 130; speck += 1)
        c.fillRect(x + ((speck * 37) % 83) - 41, y + ((speck * 53) % 79) - 39, 1.8, 1.8);
    },
  );
}

/** What the step is, between the corners. */
function drawHint(to: Surface, state: State, ui: Ui, at: Layout): void {
  const part = allDone(state) ? undefined : partNow(ui, state);
  const named = (paint = 1): string => to.words(`paint.${PAINTS[paint - 1]?.[0] ?? 'white'}`);
  const recipe = part && recipeWanted(ui, state, part.paint);
  const step = recipe ? 'stir' : ui.tool === 'pour' ? 'pour' : part?.tool;
  const giggles = (ui.live?.tickle ?? 0) > GIGGLE;
  const text = giggles
    ? to.words('step.giggle')
    : part
      ? to.words(`step.${step ?? 'brush'}`, {
          name: to.words(`part.${part.name}`),
          color: named(part.paint),
          one: named(recipe?.[0]),
          other: named(recipe?.[1]),
        })
      : to.words(state.look < 0 ? 'step.free' : 'step.ready');
  const { width } = at.hint;
  draw.stamped(to, `hint ${text} ${width.toFixed(0)}`, middleOf(at.hint), (c) => {
    const wide = width - 16;
    const lines = draw.wrapWords(c, text, draw.textFont(15), wide, 2).length;
    const ink = draw.fade(draw.PALETTE.ink, 0.72);
    draw.rounded(c, -width / 2, -lines * 10 - 4, width, lines * 20 + 8, 12, ink);
    draw.drawText(c, text, 0, 0, { size: 15, wide, lines: Math.max(2, lines) });
  });
  const wet = ui.tool === 'gel' || ui.tool === 'wipe';
  if (part && part.paint !== ui.paint && !wet) pointAt(to, state, ui, at, part.paint);
}

/** How the step's color is stirred, shown in the first pack that needs it until it is at hand. */
function recipeWanted(ui: Ui, state: State, paint: number): readonly number[] | undefined {
  const { mixes, guide } = lookOf(state.look).pack;
  const shows = mixes && guide !== 'none' && ui.paint !== paint && !potsOf(state).includes(paint);
  return shows && ui.tool !== 'gel' ? recipeOf(paint) : undefined;
}

/** A small arrow over the pot, or the dish, that comes next on the way to the step's paint. */
function pointAt(to: Surface, state: State, ui: Ui, at: Layout, paint: number): void {
  const pots = potsOf(state);
  const index = nextPot(ui, state, paint);
  if (index < 0 || ui.tray !== 'pots' || lookOf(state.look).pack.guide === 'none') return;
  const { x, y, width } = potBox(at, index, pots.length + (stirs(state) ? 1 : 0));
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 3;
  draw.place(to.c, x + width / 2, y - 4 + bob, () => {
    const ink = { fill: draw.PALETTE.yellow, line: draw.PALETTE.ink, width: 3 };
    draw.drawPath(to.c, 'M-8 -10H8L0 2Z', ink);
  });
}

/** Its place on the tray; −1 where there is nothing to show. */
function nextPot(ui: Ui, state: State, paint: number): number {
  const pots = potsOf(state);
  const recipe = recipeWanted(ui, state, paint);
  if (!recipe) return pots.indexOf(paint);
  const [one = 0, other = 0] = recipe;
  if (ui.stir) return pots.indexOf(ui.paint === one ? other : one);
  return recipe.includes(ui.paint) ? pots.length : pots.indexOf(one);
}
