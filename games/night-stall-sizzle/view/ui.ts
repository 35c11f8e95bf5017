import { Squash, type SavedStats, type Motion, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { ROW } from '../rules/kitchen.ts';
import { layoutOf, middle, type Layout, type Size } from './layout.ts';

/** Something that rises and fades. */
type Float = {
  readonly kind: 'coins' | 'dish' | 'heart';
  readonly text: string;
  x: number;
  y: number;
  age: number;
};
/** A guest on the way out, and how they feel about it. */
type Leaver = { readonly seat: number; readonly look: number; readonly glad: boolean; age: number };
/** Who sits where. */
type Sitter = { readonly id: number; readonly seat: number; readonly look: number };

export type Ui = {
  /** A shift was won before: the player knows what the wares do. */
  readonly winner: boolean;
  /** Keys have left the shop for the stove. */
  cooking: boolean;
  size: Size;
  layout: Layout;
  /** The pointer that draws a chain, where it is, and whether it has left its first crate. */
  pointer: number | undefined;
  now: { x: number; y: number };
  dragged: boolean;
  /** Station under the keyboard's frame; −1 shows none. */
  focus: number;
  /** Digits are shown to who uses them. */
  digits: boolean;
  readonly pans: { readonly squash: Squash; hop: number; flash: number; good: boolean }[];
  readonly crates: Squash[];
  readonly guests: Squash[];
  /** Seconds since the ticket on each seat was hung up. */
  readonly seatAges: number[];
  /** Seconds since each guest got up to the counter; below 0 while they let the last one out. */
  readonly rises: number[];
  knife: number;
  floats: Float[];
  leavers: Leaver[];
  /** Who sat at the counter in the last frame, to see who has left. */
  playthrough: Sitter[];
};

const MAX_PANS = 3;
/** Seconds in which a guest has left. */
export const LEAVING = 1.1;
/** Seconds by which the next guest lets them out. */
const LET_OUT = 0.25;

export function createUi(state: State, saved: Pick<SavedStats, 'stars'>): Ui {
  const size = { width: 640, height: 1200, px: 0.6 };
  return {
    cooking: false,
    winner: Object.values(saved.stars).some((stars) => stars > 0),
    size,
    layout: layoutOf(size, state),
    pointer: undefined,
    now: { x: 0, y: 0 },
    dragged: false,
    focus: -1,
    digits: false,
    pans: Array.from({ length: MAX_PANS }, () => ({
      squash: new Squash(),
      hop: 9,
      flash: 9,
      good: false,
    })),
    crates: Array.from({ length: 6 }, () => new Squash()),
    guests: Array.from({ length: 4 }, () => new Squash()),
    seatAges: [0.4, 9, 9, 9],
    rises: [0.4, 9, 9, 9],
    knife: 9,
    floats: [],
    leavers: [],
    playthrough: [],
  };
}

/** Takes in what happened since the last frame. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  if (
    ui.size.width !== to.width ||
    ui.size.height !== to.height ||
    ui.size.px !== to.px ||
    ui.layout.pans.length !== state.pans.length
  ) {
    ui.size = { width: to.width, height: to.height, px: to.px };
    ui.layout = layoutOf(ui.size, state);
  }
  seeOut(ui, state, motion);
  for (const cue of motion.cues) heed(to, ui, cue.name, cue.at, cue.value ?? 0);
  const { dt } = motion;
  for (const pan of ui.pans) {
    pan.squash.step(dt);
    pan.hop += dt;
    pan.flash += dt;
  }
  for (const squash of [...ui.crates, ...ui.guests]) squash.step(dt);
  for (const ages of [ui.seatAges, ui.rises]) ages.forEach((age, at) => (ages[at] = age + dt));
  ui.knife += dt;
  for (const float of ui.floats) float.age += dt;
  ui.floats = ui.floats.filter(({ age }) => age < 1.3);
  for (const leaver of ui.leavers) leaver.age += dt;
  ui.leavers = ui.leavers.filter(({ age }) => age < LEAVING);
}

/** A guest who sat there in the last frame and has no order now is leaving. */
function seeOut(ui: Ui, state: State, { cues }: Motion<State>): void {
  const { open } = state.book;
  for (const { id, seat, look } of ui.playthrough) {
    if (open.some((order) => order.id === id)) continue;
    const glad = !cues.some(({ name, at }) => name === 'gone' && at?.x === seat);
    ui.leavers.push({ seat, look, glad, age: 0 });
  }
  ui.playthrough = open.map(({ id, seat, note }) => ({ id, seat, look: note.look }));
}

function heed(
  to: Surface,
  ui: Ui,
  name: string,
  at: { readonly x: number; readonly y: number } | undefined,
  value: number,
): void {
  if (!at) return;
  const seat = ui.layout.seats[at.x];
  if (at.y === ROW.seat && seat) {
    const { x, y } = middle(seat);
    if (name.startsWith('served')) {
      ui.floats.push({ kind: 'coins', text: `+${value}`, x, y: y - 74, age: 0 });
      ui.guests[at.x]?.kick(0.7, to.reducedMotion);
    } else if (name.startsWith('dish.')) {
      const edge = 96;
      const inside = Math.max(edge, Math.min(to.width - edge, x));
      ui.floats.push({ kind: 'dish', text: to.words(name), x: inside, y: y - 24, age: 0 });
    } else if (name === 'arrive') {
      ui.seatAges[at.x] = 0;
      const last = ui.leavers.find((leaver) => leaver.seat === at.x && leaver.age < LET_OUT);
      ui.rises[at.x] = last ? last.age - LET_OUT : 0;
    }
    return;
  }
  if (at.y === ROW.pan) {
    const pan = ui.pans[at.x];
    if (!pan) return;
    pan.squash.kick(
      name === 'toss.perfect' ? 0.9 : name === 'pan.fill' ? 0.7 : 0.4,
      to.reducedMotion,
    );
    if (name.startsWith('toss') || name === 'stir' || name === 'pan.fill') pan.hop = 0;
    if (name === 'toss.perfect' || name === 'toss.good') {
      pan.flash = 0;
      pan.good = name === 'toss.perfect';
    }
    return;
  }
  if (at.y === ROW.crate) ui.crates[at.x]?.kick(0.5, to.reducedMotion);
  if (at.y === ROW.board) ui.knife = 0;
}
