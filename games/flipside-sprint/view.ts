import { defineGame, type Chip, type Coach, type InputEvent } from '@playgrove/kit/runtime';
import { rules, type Input, type Params, type State } from './rules.ts';
import { feel } from './view/feel.ts';
import { onScreen, worldFor } from './view/frame.ts';
import { createUi, drawScene, type Ui } from './view/scene.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'over',
  ui: createUi,
  read,
  draw: drawScene,
  /** All that happens, happens to the runner. */
  place: ({ y }, _, { frame }) => onScreen(frame, frame.hero, frame.floor - y),
  feel,
  coach,
  chips,
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
function coach({ waits, waiting }: State, { frame }: Ui): Coach | 'wait' | undefined {
  if (waits === 0) return undefined;
  if (!waiting) return 'wait';
  const at = onScreen(frame, frame.hero + 190, (frame.top + frame.floor) / 2 + 60);
  return { kind: 'tap', at, keys: ['a'] };
}

function chips({ params, hearts }: State): readonly Chip[] {
  // The first level cannot be lost.
  if (params.level === 1) return [];
  return [
    {
      id: 'hearts',
      label: 'chip.hearts',
      text: String(hearts),
      icon: 'heart',
      tone: hearts === 1 ? 'warn' : 'plain',
    },
  ];
}
