import * as chips from '@playgrove/kit/draw/chips';
import {
  defineGame,
  type Coach,
  type Device,
  type InputEvent,
  type Sizes,
} from '@playgrove/kit/runtime';
import { rules, type Input, type Params, type State } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { frameOf, onScreen, worldFor } from './view/frame.ts';
import { createUi, drawScene, type Ui } from './view/scene.ts';
import { KITS } from './view/runner.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'over',
  ghosts: true,
  ui: createUi,
  read,
  draw: drawScene,
  /** All that happens, happens to the runner. */
  place({ y }, _, __, to) {
    const frame = frameOf(to);
    return onScreen(frame, frame.hero, frame.floor - y);
  },
  feel: FEEL,
  keepsakes: KITS,
  coach,
  // The first level cannot be lost.
  chips: ({ params, hearts }) => (params.level === 1 ? [] : [chips.hearts(hearts)]),
  how: async () => (await import('./how.ts')).how,
  shareText: ({ stretch, falls }) =>
    `🙃 ${'🏁'.repeat(stretch)}${'💥'.repeat(Math.min(10, falls))}`,
  music: { mood: 'race', seed: 27 },
});

function read(event: InputEvent): Input | undefined {
  if (event.kind !== 'press' && event.kind !== 'pad') return undefined;
  if (event.phase !== 'down') return undefined;
  return event.kind === 'pad' && event.button === 'tab' ? undefined : 'flip';
}

/** At the first edges, where the runner waits. */
function coach(
  { waits, waiting }: State,
  _: Ui,
  __: Device,
  to: Sizes,
): Coach | 'wait' | undefined {
  if (waits === 0) return undefined;
  if (!waiting) return 'wait';
  const frame = frameOf(to);
  const at = onScreen(frame, frame.hero + 190, (frame.top + frame.floor) / 2 + 60);
  return { kind: 'tap', at, keys: ['a'] };
}
