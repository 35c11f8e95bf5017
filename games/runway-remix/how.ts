import type { Coach, Lesson, Rect } from '@playgrove/kit/runtime';
import type { State } from './rules.ts';
import { dressed } from './view/cuts.ts';
import { cardBox, layoutOf, middleOf, poseBox, type Box, type Layout } from './view/layout.ts';
import type { Ui } from './view/state.ts';

/** The first client, half dressed. */
const LOOK = dressed('hair.sweep top.hoodie:g2 bottom.joggers:e shoes.sneakers:g2');
/** The place of the wave, the first client's pick, among the poses. */
const WAVE = 1;
const BRIEFS = 60;

function first(phase: State['phase']): State {
  const model = { body: 0, skin: 2, face: 0, eyes: 1 };
  return { brief: 0, won: '0'.repeat(BRIEFS), phase, worn: LOOK, model, poses: [] };
}

const layout = ({ width, height }: Omit<Rect, 'x' | 'y'>): Layout => layoutOf(width, height, false);
const tap = (box: Box): Coach => ({ kind: 'tap', at: middleOf(box), keys: ['a'] });

/** The first frame of a run leaves out pictures of pieces. */
function prepare(ui: Ui): void {
  ui.time = 1;
  ui.walked = 0.3;
}

/** A part of the screen so narrow that its words are read in the picture. */
function near(x: number, y: number, width: number): Rect {
  return { x, y, width, height: width * 0.625 };
}

/** How to play: try on, read the brief, pose. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.try',
    state: () => first('dress'),
    prepare,
    look: (_, to) => near(layout(to).tray.x, layout(to).tray.y, 186),
    hand: (_, __, to) => tap(cardBox(layout(to), 0, 0)),
  },
  {
    say: 'how.brief',
    state: () => first('dress'),
    prepare,
    look: (_, to) => near(layout(to).brief.x - 2, layout(to).brief.y - 2, 214),
  },
  {
    say: 'how.poses',
    state: () => first('runway'),
    prepare,
    look: (_, to) => near(poseBox(to.width, to.height, 0).x - 2, to.height - 128, 196),
    hand: (_, __, to) => tap(poseBox(to.width, to.height, WAVE)),
  },
];
