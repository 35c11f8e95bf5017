import type { Rng } from '@playgrove/kit/contract';
import { girth, layOut, pointsToSkip, SPACING, swim, snap } from './body.ts';
import { BOWL, drift, dropPile, inMouth, spill, stock } from './food.ts';
import { freshTally, gulp, slurp } from './gulp.ts';
import { alongX, alongY, toward, turnBetween, wrap } from '@playgrove/kit/logic/headings';
import { closedLoop, heldIn, inLoop } from './loop.ts';
import { AWAY, createRival, enter, rivalsFor, think } from './rivals.ts';
import {
  BITE,
  CHILLI,
  EGG,
  GRACE_TICKS,
  MILESTONES,
  MINDS,
  SAFE_TICKS,
  STREAK_TICKS,
  type ArenaState,
  type Cueing,
  type End,
  type Noodle,
  type Topping,
} from './types.ts';

const START_SIZE = 10;
const HOT_TICKS = 180;
/** After a coil the head may slide over its own body for this long. */
const COIL_SLIP = 50;
/** Coils bring the head near its own body: more time to turn away than from others. */
const SELF_GRACE = 2 * GRACE_TICKS;
const BOUNCE_SLIP = 12;
/** Points for a close call, for felling a rival, for coiling one. */
const BRUSH = 5;
const FELL = 50;
const SNARE = 150;
const BRUSH_AGAIN = 45;
/** The player's own body behind this is what it can bite. */
const NECK = 60;
const HEARD = 620;

export function dealArena(rng: Rng, twist: ArenaState['twist'] = ''): ArenaState {
  const you: Noodle = { ...createRival(0, 'you'), size: START_SIZE, x: 0, y: 120 };
  you.heading = 768;
  you.want = 768;
  layOut(you);
  const state: ArenaState = {
    mode: 'arena',
    twist,
    ...freshTally(),
    bonked: false,
    noodles: [you],
    food: [],
    nextId: 1,
    felled: 0,
    longest: START_SIZE,
    brushed: 0,
  };
  // The first thing in sight is a pile worth coiling.
  dropPile(state, 0, -70, 4, rng);
  for (let guard = 0; guard < 60; guard += 1) stock(state, rng);
  join(state, rng);
  return state;
}

function join(state: ArenaState, rng: Rng): void {
  while (state.noodles.length - 1 < rivalsFor(state)) {
    const rival = createRival(state.noodles.length, MINDS[state.noodles.length - 1] ?? 'udon');
    state.noodles.push(rival);
    enter(state, rival, rng);
  }
}

export function steer(state: ArenaState, heading: number): void {
  state.noodles[0].want = wrap(heading);
  if (state.age < 0) state.age = 0;
}

export function tickArena(state: ArenaState, context: Cueing): void {
  if (state.age < 0) return;
  state.age += 1;
  if (state.brushed > 0) state.brushed -= 1;
  if (state.streakLeft > 0) state.streakLeft -= 1;
  else state.streak = 0;
  think(state, context.rng);
  for (const noodle of state.noodles) {
    if (noodle.away > 0) {
      noodle.away -= 1;
      if (noodle.away === 0) enter(state, noodle, context.rng);
    } else swim(noodle);
  }
  drift(state);
  for (const noodle of state.noodles) if (noodle.away === 0) eat(state, noodle, context);
  coil(state, context);
  meet(state, context);
  for (const noodle of state.noodles) {
    if (noodle.away === 0 && !state.end) touch(state, noodle, context);
  }
  gulp(state, state.noodles[0], context);
  stock(state, context.rng);
  join(state, context.rng);
}

function eat(state: ArenaState, noodle: Noodle, context: Cueing): void {
  for (let at = state.food.length - 1; at >= 0; at -= 1) {
    const topping = state.food[at];
    if (!topping || !inMouth(noodle, topping.x, topping.y)) continue;
    state.food.splice(at, 1);
    if (noodle.id === 0) {
      state.streak += 1;
      state.streakLeft = STREAK_TICKS;
      const name = topping.kind === CHILLI ? 'chilli' : 'eat';
      context.cue(name, { x: topping.x, y: topping.y }, state.streak);
      state.score += BITE;
    }
    swallow(state, noodle, topping, context);
  }
}

function swallow(state: ArenaState, noodle: Noodle, topping: Topping, context: Cueing): void {
  if (topping.kind === CHILLI) noodle.hot = HOT_TICKS;
  noodle.size += topping.kind === EGG ? 3 : 1;
  if (noodle.id !== 0) return;
  state.eaten += 1;
  const before = state.longest;
  state.longest = Math.max(before, noodle.size);
  const reached = MILESTONES.find((length) => before < length && state.longest >= length);
  if (reached) context.cue('milestone', { x: noodle.x, y: noodle.y }, reached);
}

/** The player's own twist: a closed loop slurps all it holds. */
function coil(state: ArenaState, context: Cueing): void {
  const [you] = state.noodles;
  const loop = you.slip > 0 ? undefined : closedLoop(you);
  if (!loop) return;
  for (const rival of state.noodles) {
    if (rival.id === 0 || rival.away > 0 || rival.slip > 0) continue;
    if (!inLoop(you, loop, rival.x, rival.y)) continue;
    context.cue('snare', { x: rival.x, y: rival.y }, SNARE);
    state.score += SNARE;
    burst(state, rival, context);
    state.felled += 1;
  }
  const held = heldIn(you, loop, state.food);
  if (held.length === 0) return;
  const slurped = new Set(held);
  state.food = state.food.filter((topping) => !slurped.has(topping));
  let [x, y] = [0, 0];
  for (const topping of held) {
    x += topping.x / held.length;
    y += topping.y / held.length;
    context.cue('slurped', { x: topping.x, y: topping.y }, topping.kind);
    swallow(state, you, topping, context);
  }
  you.slip = COIL_SLIP;
  you.press = 0;
  slurp(state, held.length, { x, y }, context);
}

/** Heads that meet bounce off each other, rivals included. */
function meet(state: ArenaState, context: Cueing): void {
  const { noodles } = state;
  for (let first = 0; first < noodles.length; first += 1) {
    for (let second = first + 1; second < noodles.length; second += 1) {
      const [a, b] = [noodles[first], noodles[second]];
      if (!a || !b || a.away > 0 || b.away > 0) continue;
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const reach = (girth(a.size) + girth(b.size)) * 1.15;
      if (dx * dx + dy * dy > reach * reach) continue;
      if (a.id === 0 && b.slip === 0) {
        // The first one is explained.
        const name = state.bonked ? 'bonk' : 'headon';
        context.cue(name, { x: a.x - dx / 2, y: a.y - dy / 2 });
        state.bonked = true;
      }
      deflect(a, toward(dx, dy));
      deflect(b, toward(-dx, -dy));
    }
  }
}

/** Turns a noodle away from what it touched; `away` points from that thing to the noodle. */
function deflect(noodle: Noodle, away: number): void {
  const turn = turnBetween(away, noodle.heading);
  if (Math.abs(turn) > 200) noodle.heading = wrap(away + (turn < 0 ? -200 : 200));
  noodle.want = noodle.heading;
  noodle.x = snap(noodle.x + alongX(away) * 4);
  noodle.y = snap(noodle.y + alongY(away) * 4);
  noodle.press = 0;
  noodle.slip = Math.max(noodle.slip, BOUNCE_SLIP);
}

type Contact = End & { readonly owner?: Noodle; readonly close?: boolean };

/** What a head presses against, or `close` what it only just missed. */
export function contactOf(state: ArenaState, me: Noodle): Contact | undefined {
  const far = Math.sqrt(me.x * me.x + me.y * me.y);
  const own = girth(me.size);
  if (far > BOWL - own * 0.8) {
    return { by: 'wall', x: (me.x / far) * BOWL, y: (me.y / far) * BOWL };
  }
  let missed: Contact | undefined;
  for (const other of state.noodles) {
    if (other.away > 0 || (other.slip > 0 && other !== me)) continue;
    const girthOf = girth(other.size);
    // Smaller than it is drawn: a graze is not a bite.
    const reach = own * 0.5 + girthOf * 0.75;
    const near = own + girthOf + 9;
    const { path } = other;
    const from = Math.max(0, path.length - 2 * Math.floor(other.arc / SPACING));
    const to = path.length - (other === me ? 2 * Math.ceil(NECK / SPACING) : 0);
    for (let at = from; at < to; at += 2) {
      const x = path[at] ?? 0;
      const y = path[at + 1] ?? 0;
      const square = (x - me.x) * (x - me.x) + (y - me.y) * (y - me.y);
      if (square > near * near) {
        at += 2 * pointsToSkip(square, near) - 2;
        continue;
      }
      const by = other === me ? 'self' : 'rival';
      const contact: Contact = { by, who: other.mind, x, y, owner: other };
      if (square < reach * reach) return contact;
      if (by === 'rival') missed = { ...contact, close: true };
    }
  }
  return missed;
}

function touch(state: ArenaState, me: Noodle, context: Cueing): void {
  const contact = contactOf(state, me);
  const at = { x: me.x, y: me.y };
  if (me.slip > 0) {
    // It never ends while the head is still over a body.
    const over = contact?.owner && !contact.close;
    me.slip = Math.max(over ? 1 : 0, me.slip - 1);
    if (over) return;
  }
  if (!contact || contact.close) {
    const escaped = me.press > 2;
    me.press = 0;
    const brush = escaped || (contact?.close === true && contact.owner !== undefined);
    if (me.id !== 0 || !brush || state.brushed > 0 || !facing(me, contact, escaped)) return;
    state.brushed = BRUSH_AGAIN;
    state.score += BRUSH;
    context.cue(escaped ? 'phew' : 'close', at, BRUSH);
    return;
  }
  if (me.id === 0 && state.age < SAFE_TICKS) {
    context.cue('bounce', at);
    deflect(me, toward(me.x - contact.x, me.y - contact.y));
    return;
  }
  me.press += 1;
  if (me.press === 1 && me.id === 0) context.cue('press', at);
  if (me.press <= (contact.by === 'self' ? SELF_GRACE : GRACE_TICKS)) return;
  if (me.id === 0) finish(state, contact, context);
  else fell(state, me, contact, context);
}

/** A close call is one the player steered past, not one swum alongside. */
function facing(me: Noodle, contact: Contact | undefined, escaped: boolean): boolean {
  if (escaped || !contact) return true;
  const bearing = toward(contact.x - me.x, contact.y - me.y);
  return Math.abs(turnBetween(me.heading, bearing)) < 190;
}

function finish(state: ArenaState, contact: Contact, context: Cueing): void {
  const { by, who, x, y } = contact;
  state.end = { by, ...(by === 'rival' && who !== undefined && { who }), x, y };
  context.cue('bite', { x, y });
}

function fell(state: ArenaState, rival: Noodle, contact: Contact, context: Cueing): void {
  const [you] = state.noodles;
  if (contact.owner === you) {
    state.felled += 1;
    state.score += FELL;
    context.cue('fell', { x: rival.x, y: rival.y }, FELL);
  }
  burst(state, rival, context);
}

function burst(state: ArenaState, rival: Noodle, context: Cueing): void {
  const [you] = state.noodles;
  if (
    (rival.x - you.x) * (rival.x - you.x) + (rival.y - you.y) * (rival.y - you.y) <
    HEARD * HEARD
  ) {
    context.cue('burst', { x: rival.x, y: rival.y }, rival.id);
  }
  spill(state, rival, context.rng);
  rival.away = AWAY;
  rival.path = [];
  rival.arc = 0;
  rival.size = START_SIZE;
}
