import type { Coach, Device, Point } from '@playgrove/kit/runtime';
import { ANCHORS, fall, pointAt, visibleOf } from '../rules/hair.ts';
import { targetOf, toolsOf } from '../rules/look.ts';
import { nextStep } from '../rules/plan.ts';
import { PACK_SIZE } from '../rules/people.ts';
import { verdictOf } from '../rules.ts';
import { starsFor } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { buttonAt, middleOf, type Layout } from './layout.ts';
import { optionsOf } from './read.ts';
import type { Ui } from './ui.ts';

/** The first stroke of each of the first clients; then the tool that is new. */
export function coach(state: State, ui: Ui, device: Device): Coach | 'wait' | undefined {
  const { layout } = ui;
  if (!layout || state.free || state.client >= PACK_SIZE || state.phase !== 'work')
    return undefined;
  if (ui.stroke) return 'wait';
  const tools = toolsOf(state.client);
  const step = nextStep(state);
  // Each tool is shown once: until the first stroke with it.
  if (!step || state.strokes > tools.length || (state.client === 0 && state.strokes > 0))
    return undefined;
  if (step.tool !== ui.tool)
    return tap(middleOf(buttonAt(layout, layout.tools, tools.indexOf(step.tool), tools.length)));
  const options = optionsOf(state, ui.tool);
  if (options.length > 0 && ui.kinds[ui.tool] !== step.kind)
    return tap(
      middleOf(buttonAt(layout, layout.options, options.indexOf(step.kind), options.length)),
    );
  if (state.strokes > 0 && state.client > 0) return 'wait';
  const points = pathFor(state, layout, step.at, ui);
  return points && { kind: 'path', points, keys: device === 'keyboard' ? ['a', 'down'] : [] };
}

const tap = (at: Point): Coach => ({ kind: 'tap', at, keys: [] });

function pathFor(state: State, { client }: Layout, at: number, ui: Ui): Point[] | undefined {
  const onto = ({ x, y }: Point): Point => ({
    x: client.x + x * client.scale,
    y: client.y + y * client.scale,
  });
  if (ui.tool === 'cut') {
    const step = nextStep(state);
    if (!step) return undefined;
    const { y } = step.from;
    return [onto({ x: -120, y }), onto({ x: -20, y }), onto({ x: 20, y }), onto({ x: 120, y })];
  }
  const lock = state.locks[at];
  if (!lock) return undefined;
  const line = fall(at, lock);
  const ring = ANCHORS[((targetOf(state.client)[at]?.pin ?? 1) - 1) >> 1];
  if (ui.tool === 'pin' && ring)
    return [0.6, 0.95]
      .map((part) => onto(pointAt(line, visibleOf(lock) * part)))
      .concat(onto(ring));
  return [0.3, 0.5, 0.75, 1].map((part) => onto(pointAt(line, visibleOf(lock) * part)));
}

export function shareText(state: State): string {
  if (state.free) return '💇✨';
  const { total } = verdictOf(state);
  return `💇 ${total}% ${'⭐'.repeat(starsFor(total)) || '🙈'}`;
}
