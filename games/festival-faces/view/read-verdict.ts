import type { InputEvent } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules/state.ts';
import { choicesOf } from './choices.ts';
import { choiceBox, inside } from './layout.ts';
import { layoutFor, type Ui } from './ui.ts';

type Answer = Input | 'redraw' | undefined;

/** What is pressed under the verdict, and the line between before and after. */
export function readVerdict(event: InputEvent, state: State, ui: Ui): Answer {
  const at = layoutFor(ui, state);
  const choices = choicesOf(state);
  const act = (index: number): Answer => {
    const what = choices[index];
    if (what === 'map') ui.map = !ui.map;
    if (what === 'touchup') {
      ui.map = state.look >= 0;
      return { do: 'touchup' };
    }
    return what === 'finish' ? { do: 'finish' } : 'redraw';
  };
  if (event.kind === 'press') {
    if (event.phase === 'down') {
      const index = choices.findIndex((_, place) =>
        inside(choiceBox(at, place, choices.length), event),
      );
      if (index >= 0) return act(index);
      ui.sliding = inside(at.stage, event);
    }
    if (ui.sliding && event.phase !== 'hover') {
      ui.split = Math.max(0, Math.min(1, ((event.x - at.face.x) / at.face.scale + 80) / 160));
      if (event.phase === 'up' || event.phase === 'cancel') {
        ui.sliding = false;
        ui.age = Math.max(ui.age, 9);
      }
      return 'redraw';
    }
    return undefined;
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  ui.keyboard = true;
  const last = choices.length - 1;
  if (event.button === 'left') ui.focus = Math.max(0, Math.min(last, ui.focus) - 1);
  if (event.button === 'right') ui.focus = Math.min(last, ui.focus + 1);
  if (event.button === 'up' || event.button === 'down') {
    ui.age = Math.max(ui.age, 9);
    ui.split = Math.max(0, Math.min(1, ui.split + (event.button === 'up' ? 0.1 : -0.1)));
  }
  if (event.button === 'b') return act(0);
  return event.button === 'a' && event.phase === 'down' ? act(Math.min(last, ui.focus)) : 'redraw';
}
