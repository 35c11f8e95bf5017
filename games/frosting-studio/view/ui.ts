import { animate, damp, glide, since, spring, squash } from '@playgrove/kit/draw/animate';
import type { Device, Motion, SavedStats, Surface } from '@playgrove/kit/runtime';
import { bandAt, designOf } from '../rules/designs.ts';
import { isDone, verdictOf } from '../rules/judge.ts';
import { cellOf } from '../rules/pipe.ts';
import { THICK, TURN, around, colorOf, nozzleOf, DRIP, type State } from '../rules/types.ts';
import { Dabs } from './dabs.ts';
import { Wish } from './wish.ts';

/** What comes next: its row, nozzle and color, and its bands near the nozzle. */
export type Next = {
  readonly row: number;
  readonly tool: number;
  readonly color: number;
  readonly band: number;
  readonly away: number;
};

export function freshUi(state: State, saved: Pick<SavedStats, 'isNewcomer'>) {
  return {
    show: {
      squeeze: damp(16, ({ hold }: State) => Number(hold)),
      lights: glide(0.7, ({ phase, cake }: State) => Number(phase === 'done' && cake >= -1)),
      nod: squash({ mark: 0.25, seam: 0.6, drop: 0.3, reveal: 0.5 }),
      hop: spring('wobbly', () => 0),
      glad: since('mark', 'drop'),
      proud: since('seam'),
      upset: since('wrong', 'spill', 'tumble'),
      seam: since('seam'),
    },
    dabs: new Dabs(),
    wish: new Wish(),
    photo: new Dabs(),
    stand: 'marble',
    /** The angle that is shown, between two ticks; in the show the table goes on. */
    angle: state.angle,
    after: 0,
    bandY: undefined as number | undefined,
    match: verdictOf(state).match,
    clock: -1,
    next: undefined as Next | undefined,
    newcomer: saved.isNewcomer,
    /** Whether the player has held and let go. */
    learned: 0,
    finger: -1,
    device: 'touch' as Device,
  };
}
export type Ui = ReturnType<typeof freshUi>;

/** The first row that lacks something, and what of it comes next to the nozzle. */
export function nextOf(state: State): Next | undefined {
  const design = designOf(state.cake);
  if (state.cake < 0 || state.phase !== 'pipe') return undefined;
  const cell = cellOf(state);
  for (let row = 0; row < design.rows; row += 1) {
    let best: Next | undefined;
    if (row === design.dripRow) {
      for (const want of design.drips) {
        if (state.drips.some((have) => have.cell === want.cell)) continue;
        const away = around(want.cell - cell + 2);
        if (!best || away < best.away)
          best = { row, tool: DRIP, color: want.color, band: design.dripBand, away };
      }
      if (best) return best;
      continue;
    }
    for (const mark of design.marks) {
      if (mark.row !== row || isDone(state, mark)) continue;
      for (let n = 0; n < mark.long; n += 1) {
        const at = around(mark.from + n);
        const band = bandAt(mark, n);
        if ((state.cells[band]?.[at] ?? 0) % THICK === mark.code) continue;
        const away = around(at - cell + 2);
        if (!best || away < best.away)
          best = { row, tool: nozzleOf(mark.code), color: colorOf(mark.code), band, away };
      }
    }
    if (best) return best;
  }
  return undefined;
}

/** Moves all that is only shown by one frame. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const { cues, part, dt, ended } = motion;
  for (const { name } of cues) {
    if (name === 'mark') ui.learned += 1;
    if (name === 'seam') ui.show.hop.kick(240);
  }
  if (state.clock !== ui.clock) {
    ui.clock = state.clock;
    ui.match = verdictOf(state).match;
    ui.next = nextOf(state);
  }
  if (state.phase === 'done') {
    ui.after += dt;
    const way = to.reducedMotion ? 0 : TURN * 0.16 * dt * Math.min(1, 0.3 + ui.after);
    ui.angle = (ui.angle + way) % TURN;
  } else if (ended === undefined) ui.angle = state.angle + state.speed * part;
}
