import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { PAINTS } from '../rules/palette.ts';
import type { State } from '../rules/state.ts';
import { pointAt, recipeWanted } from './dish.ts';
import type { Layout } from './layout.ts';
import { flat, fontOf, write } from './parts.ts';
import { allDone } from './tray.ts';
import { isLoose, partNow, type Ui } from './ui.ts';

/** What the step is, between the corners. */
export function drawHint(to: Surface, state: State, ui: Ui, at: Layout): void {
  const part = partNow(ui, state);
  const named = (paint = 1): string => to.words(`paint.${PAINTS[paint - 1]?.[0] ?? 'white'}`);
  const recipe = part && recipeWanted(ui, state, part.paint);
  const step = isLoose(ui) ? 'lay' : recipe ? 'stir' : ui.tool === 'pour' ? 'pour' : part?.tool;
  const text =
    part && !allDone(state)
      ? to.words(`step.${step ?? 'brush'}`, {
          name: to.words(`part.${part.name}`),
          color: named(part.paint),
          one: named(recipe?.[0]),
          other: named(recipe?.[1]),
        })
      : to.words(state.look < 0 ? 'step.free' : 'step.ready');
  const { x: left, w: width, y } = at.hint;
  flat(
    to,
    `hint ${text} ${width.toFixed(0)}`,
    width,
    46,
    (on) => {
      const lines = draw.wrapWords(on, text, fontOf(15), width - 16, 2);
      draw.rounded(
        on,
        -width / 2,
        -lines.length * 10 - 4,
        width,
        lines.length * 20 + 8,
        12,
        draw.fade(draw.PALETTE.ink, 0.72),
      );
      lines.forEach((row, index) =>
        write(on, row, 0, (index - (lines.length - 1) / 2) * 19, 15, {
          align: 'center',
          color: '#ffffff',
          most: width - 12,
        }),
      );
    },
    left + width / 2,
    y + at.hint.h / 2,
  );
  const wet = ui.tool === 'gel' || ui.tool === 'wipe';
  if (part && part.paint !== ui.paint && !wet && !allDone(state))
    pointAt(to, state, ui, at, part.paint);
}
