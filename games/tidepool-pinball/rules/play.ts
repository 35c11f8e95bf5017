import type { StepContext } from '@playgrove/kit/contract';
import { endlessTask, MISSIONS, type TaskKind } from './missions.ts';
import { move, type Touch } from './motion.ts';
import {
  FIRST_SAVE,
  HZ,
  isHigh,
  isLow,
  newPearl,
  SAVE,
  turnsIn,
  type Cue,
  type Pearl,
  type State,
} from './state.ts';
import { DRAIN, EEL, LANE, MIDDLE, RIGHT, SHELLS, SPINNER } from './table.ts';

const MAX_PEARLS = 2;
const MAX_MULT = 5;
const JACKPOT = 5000;
/** Ticks after which a pearl that lies somewhere is moved on; longer if a fin holds it. */
const STUCK = 2 * HZ;
const HELD = 20 * HZ;
/** Ticks after which a nudge is forgiven, and how many are one too many. */
const FORGIVEN = 3 * HZ;
const MAX_NUDGES = 3;
/** Endless play gets heavier with every mission, up to this much. */
const HEAVIER = 0.03;
const MAX_PULL = 1.3;
/** Every this many missions, endless play gives a pearl. */
const GIFT = 3;
const TASK_POINTS = 3000;
/** Hits in a row that pay, and that bring a twin pearl. */
const CHAIN_PAYS = 5;
const CHAIN_TWIN = 8;

export function launch(state: State, power: number, cue: Cue): void {
  const pearl = state.pearls.find(isWaiting);
  if (!pearl) return;
  pearl.vy = -(790 + power * 4.6);
  state.phase = 'play';
  if (state.launched <= state.lost) {
    state.save = state.lost === 0 ? FIRST_SAVE : SAVE;
    state.launched = state.lost + 1;
  }
  cue('launch', { x: pearl.x, y: pearl.y }, 0.4 + power / 170);
}

export const isInLane = ({ x, y }: Pearl): boolean => x > RIGHT && y > 230;
export const isWaiting = (pearl: Pearl): boolean => isInLane(pearl) && pearl.y > LANE.y - 8;

/** A shove that pearls feel at once. Too many, and the fins go numb. */
export function nudge(state: State, way: 'left' | 'right' | 'up', cue: Cue): void {
  for (const pearl of state.pearls) {
    if (isInLane(pearl)) continue;
    if (way === 'up') pearl.vy -= 170;
    else pearl.vx += way === 'left' ? -150 : 150;
    if (way !== 'up') pearl.vy -= 60;
  }
  state.tilt += FORGIVEN;
  const at = { x: MIDDLE, y: 470 };
  // The first pearl's luck forgives everything: newcomers swipe to see what happens.
  const forgives = state.lost === 0 && state.save > 0;
  if (state.tilt > FORGIVEN * MAX_NUDGES && !forgives) {
    state.tilted = true;
    state.save = 0;
    cue('tilt', at);
  } else if (state.tilt > FORGIVEN * (MAX_NUDGES - 1)) cue('careful', at);
  else cue('nudge', at, way === 'left' ? -1 : 1);
}

function count(state: State, kind: TaskKind, by = 1): void {
  if (state.task.kind === kind) state.now += by;
}

function score(state: State, points: number): void {
  const won = points * state.mult;
  state.score += won;
  count(state, 'score', won);
}

/** A hit that keeps the chain going: notes climb with it. */
function chained(state: State, name: string, x: number, y: number, cue: Cue): void {
  state.chain += 1;
  if (state.task.kind === 'chain') state.now = Math.max(state.now, state.chain);
  cue(name, { x, y }, Math.min(state.chain, 14));
  if (state.chain % CHAIN_PAYS === 0) {
    score(state, 100 * state.chain);
    cue('chain', { x, y }, state.chain);
  }
  if (state.chain % CHAIN_TWIN === 0) twin(state, cue);
}

/** Throws a second pearl in, unless two are in play. */
function twin(state: State, cue: Cue): void {
  if (state.pearls.length >= MAX_PEARLS) return;
  const pearl = newPearl();
  pearl.vy = -1050;
  state.pearls.push(pearl);
  cue('twin', { x: LANE.x, y: LANE.y });
}

const LIGHTS = {
  shells: { one: 'shell', all: 'shells', points: 100, bonus: 1500 },
  stars: { one: 'star', all: 'stars', points: 250, bonus: 2500 },
  grotto: { one: 'cave', all: 'caves', points: 400, bonus: 4000 },
} as const;

/** Lights one of three; the third one pays, and they go out again. */
function light(
  state: State,
  name: keyof typeof LIGHTS,
  id: number,
  at: readonly [number, number],
  cue: Cue,
): void {
  const { one, all, points, bonus } = LIGHTS[name];
  const lights = state[name];
  const [x, y] = at;
  score(state, points);
  count(state, name);
  chained(state, one, x, y, cue);
  lights[id] = 1;
  if (lights.includes(0)) return;
  lights.fill(0);
  score(state, bonus);
  const wait = name === 'shells' ? turnsIn(state) : undefined;
  cue(wait === undefined ? all : 'turn', { x, y }, bonus * state.mult);
  if (name === 'shells') {
    // Players bring the tide that their mission needs.
    state.sea += wait ?? 0;
    state.mult = Math.min(MAX_MULT, state.mult + 1);
    cue('mult', { x: MIDDLE, y: 240 }, state.mult);
  } else if (name === 'stars' && !state.lit) {
    state.lit = true;
    cue('lit', { x: 316, y: 96 });
  } else if (name === 'grotto') {
    state.save = Math.max(state.save, SAVE);
    cue('luck', { x: MIDDLE, y: 560 });
  }
}

function clam(state: State, x: number, y: number, cue: Cue): void {
  if (!state.lit) {
    score(state, 200);
    chained(state, 'shut', x, y, cue);
    return;
  }
  state.lit = false;
  score(state, state.jackpot);
  count(state, 'jackpot');
  cue('jackpot', { x, y }, state.jackpot * state.mult);
  state.jackpot = JACKPOT;
  if (state.pearls.length < MAX_PEARLS) state.save = Math.max(state.save, SAVE);
  twin(state, cue);
}

/** Faster than this counts as a hit. */
const HIT = 46;

/** No two hits are quite alike; units a second. */
const JITTER = 22;

function touched(state: State, pearl: Pearl, { cue, rng }: StepContext): Touch {
  return (kind, id, x, y, speed) => {
    if (kind === 'fin') {
      state.tired = 0;
      if (speed > HIT * 2) cue('fin', { x, y }, Math.min(1, speed / 1200));
      state.chain = 0;
      return;
    }
    if (speed < HIT) return;
    if (
      kind === 'wall' ||
      kind === 'valve' ||
      kind === 'kelp' ||
      kind === 'sandbar' ||
      kind === 'post'
    ) {
      if (speed > 200)
        cue(
          kind === 'kelp' || kind === 'sandbar' ? 'shutGate' : 'wall',
          { x, y },
          Math.min(1, speed / 900),
        );
      return;
    }
    pearl.vx += rng.between(-JITTER, JITTER);
    state.tired = kind === 'sling' ? state.tired + 1 : 0;
    if (kind === 'coral') {
      score(state, 100);
      count(state, 'coral');
      state.jackpot += 50;
      chained(state, 'coral', x, y, cue);
    } else if (kind === 'anemone') {
      score(state, 200);
      count(state, 'anemone');
      state.jackpot += 100;
      chained(state, 'anemone', x, y, cue);
    } else if (kind === 'sling') {
      score(state, 50);
      count(state, 'slings');
      cue('sling', { x, y }, id);
    } else if (kind === 'star') light(state, 'stars', id, [x, y], cue);
    else if (kind === 'grotto') light(state, 'grotto', id, [x, y], cue);
    else clam(state, x, y, cue);
  };
}

const SPOTS = [...SHELLS, SPINNER, EEL];

/** What a pearl rolls over: counted when it comes in, not while it stays. */
function passed(state: State, pearl: Pearl, cue: Cue): void {
  for (let at = 0; at < SPOTS.length; at += 1) {
    const spot = SPOTS[at];
    if (!spot) continue;
    const [dx, dy] = [pearl.x - spot.x, pearl.y - spot.y];
    const bit = 1 << at;
    const isOn = dx * dx + dy * dy < spot.r * spot.r;
    const was = (pearl.on & bit) !== 0;
    if (isOn === was) continue;
    pearl.on ^= bit;
    if (!isOn) continue;
    if (spot === SPINNER) {
      const turns = 1 + Math.floor(Math.abs(pearl.vy) / 300);
      score(state, 60 * turns);
      count(state, 'spins', turns);
      chained(state, 'spin', spot.x, spot.y, cue);
    } else if (spot === EEL) {
      if (pearl.vy > 0) continue;
      score(state, 1000);
      count(state, 'eel');
      chained(state, 'eel', spot.x, spot.y, cue);
    } else light(state, 'shells', at, [spot.x, spot.y], cue);
  }
}

export function tick(state: State, context: StepContext): void {
  const { cue, rng } = context;
  if (state.phase === 'over') return;
  state.tick += 1;
  if (state.tilt > 0) state.tilt -= 1;
  const seas = [isHigh(state), isLow(state)];
  if (state.phase === 'play') state.sea += 1;
  if (isHigh(state) && !seas[0]) cue('high', { x: 31, y: 190 });
  if (isLow(state) && !seas[1]) cue('low', { x: 300, y: 340 });
  const pull = state.params.mode === 'endless' ? Math.min(MAX_PULL, 1 + state.done * HEAVIER) : 1;
  move(
    state,
    pull,
    (pearl) => touched(state, pearl, context),
    (pearl) => passed(state, pearl, cue),
  );
  if (state.phase !== 'play') return;
  const inField = state.pearls.some((pearl) => !isInLane(pearl));
  if (inField) {
    state.alive += 1;
    if (state.save > 0) state.save -= 1;
    if (state.alive % HZ === 0) count(state, 'alive');
  }
  for (const pearl of state.pearls) settle(state, pearl, rng.between(-1, 1));
  drain(state, context);
  if (state.now >= state.task.need) fulfil(state, cue);
}

/** A pearl that lies still is moved on; one that rolled back into the lane waits for a launch. */
function settle(state: State, pearl: Pearl, luck: number): void {
  const speed = Math.abs(pearl.vx) + Math.abs(pearl.vy);
  pearl.still = speed < 14 ? pearl.still + 1 : 0;
  if (isWaiting(pearl)) {
    if (speed > 14) return;
    if (state.pearls.length > 1) pearl.vy = -1000;
    else state.phase = 'ready';
    return;
  }
  const patience = state.fins.some(({ held }) => held) ? HELD : STUCK;
  if (pearl.still < patience) return;
  pearl.still = 0;
  pearl.vx += luck * 160;
  pearl.vy -= 200;
}

function drain(state: State, { cue, rng }: StepContext): void {
  for (let at = state.pearls.length - 1; at >= 0; at -= 1) {
    const pearl = state.pearls[at];
    if (!pearl || pearl.y < DRAIN || pearl.x > RIGHT) continue;
    if (state.save > 0) {
      // The sea brings it back between the fins.
      pearl.x = MIDDLE;
      pearl.y = DRAIN - 14;
      pearl.vx = rng.between(-40, 40);
      pearl.vy = -900;
      pearl.on = 0;
      state.waves += 1;
      state.chain = 0;
      cue('wave', { x: MIDDLE, y: 630 });
      continue;
    }
    state.fallX = pearl.x;
    state.pearls.splice(at, 1);
    if (state.pearls.length > 0) cue('twinLost', { x: state.fallX, y: DRAIN - 10 });
  }
  if (state.pearls.length > 0) return;
  state.lives -= 1;
  state.lost += 1;
  state.tilted = false;
  state.tilt = 0;
  state.chain = 0;
  state.mult = 1;
  const at = { x: state.fallX, y: DRAIN - 10 };
  if (state.lives > 0) {
    cue('lost', at, state.lives);
    state.phase = 'ready';
    state.pearls = [newPearl()];
    return;
  }
  state.phase = 'over';
  state.end = state.params.mode === 'endless' ? 'over' : 'lost';
}

function fulfil(state: State, cue: Cue): void {
  const at = { x: MIDDLE, y: 420 };
  if (state.params.mode === 'mission') {
    if (state.phase === 'over') return;
    state.phase = 'over';
    state.end = 'won';
    cue('won', at);
    return;
  }
  state.done += 1;
  const points = TASK_POINTS * Math.min(10, state.done);
  state.score += points;
  cue('task', at, points);
  if (state.done % GIFT === 0) {
    state.lives += 1;
    cue('gift', { x: MIDDLE, y: 520 });
  }
  setTask(state);
}

/** What to do next. */
export function setTask(state: State): void {
  const { mode, mission = 0 } = state.params;
  const { kind, need } = MISSIONS[mission] ?? { kind: 'coral' as const, need: 1 };
  state.task = mode === 'mission' ? { kind, need } : endlessTask(state.done);
  state.now = 0;
}
