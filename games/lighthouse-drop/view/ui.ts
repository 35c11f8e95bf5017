import { animate, damp, since, squash } from '@playgrove/kit/draw/animate';
import type { Motion, SavedStats, Surface } from '@playgrove/kit/runtime';
import { floorOf } from '../rules/floors.ts';
import { darkAt } from '../rules/levels.ts';
import { STORY, TILES, type State } from '../rules/types.ts';

/** A stone that flies off a smashed floor. */
type Shard = { readonly floor: number; readonly tile: number; age: number };
const SHARD_SECONDS = 0.9;

/** The camera's floor: it goes down with a fall and never up with a bounce. */
const depthOf = ({ floor, high }: State): number => floor - Math.max(0, high / STORY - 0.5);

export function freshUi(_: State, saved: Pick<SavedStats, 'isNewcomer'>) {
  return {
    show: {
      depth: damp(9, depthOf),
      dark: damp(1.5, ({ params, floor }: State) => darkAt(params, floor)),
      size: damp(10, ({ size }: State) => size),
      body: squash({ bounce: 0.5, sizzle: 0.8, smash: 0.7, pass: -0.16 }),
      hurt: since('sizzle', 'gone'),
      smashed: since('smash'),
      bounced: since('bounce', 'sizzle'),
    },
    shards: [] as Shard[],
    /** Of the droplet: its floor with fractions, and how it looks to a side. */
    drop: 0,
    look: 0,
    angle: 0,
    turned: false,
    newcomer: saved.isNewcomer,
  };
}

export type Ui = ReturnType<typeof freshUi>;

/** Moves all that is only shown by one frame. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const { cues, dt, part, ended } = motion;
  for (const { name, at } of cues) {
    if (name === 'pass') ui.turned = true;
    if (name !== 'smash' || !at) continue;
    for (let tile = 0; tile < TILES; tile += 1)
      if (floorOf(state, at.y).tiles[tile] !== 'gap') ui.shards.push({ floor: at.y, tile, age: 0 });
  }
  for (const one of ui.shards) one.age += dt;
  ui.shards = ui.shards.filter(({ age }) => age < SHARD_SECONDS);
  const ahead = state.phase === 'play' ? state.speed * part : state.speed * 60 * (ended ?? 0);
  const high = state.high + ahead;
  ui.drop = state.floor - (state.phase === 'play' ? Math.max(0, high) : high) / STORY;
  // The finger's last way is shown at once; the rules follow within a tick.
  ui.angle = state.angle + state.lag;
  const look = Math.max(-1, Math.min(1, state.lag / 90));
  ui.look += (look - ui.look) * (1 - Math.exp(-10 * dt));
}
