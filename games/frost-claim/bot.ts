import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { lakeAt } from './levels.ts';
import { wrap } from '@playgrove/kit/logic/headings';
import { homeOf, planLoop, steerTo, threatTo, type Style } from './rules/loops.ts';
import { isHome } from './rules/skate.ts';
import type { Input, Skater, State } from './rules/types.ts';

/** How often it looks, in ticks: a beginner about three times a second. */
const LOOKS = { beginner: 22, master: 6 } as const;
/** A beginner's hand is off by as much either way. */
const SLOPPY = 110;
const REACHED = 26;

/** A loop in progress; what is remembered between looks is only a plan, made again if it is missing. */
const plans = new WeakMap<State, number[]>();

/**
 * Goes around the snow that is worth most for the way, weighs how near rivals are, and goes home
 * when one could be at its trail first. Skill is how large it dares, how early it looks, and a
 * steady hand.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const [you] = state.skaters;
  const every = Math.round(LOOKS.beginner + (LOOKS.master - LOOKS.beginner) * skill);
  if (state.age >= 0 && state.age % every !== 0) return undefined;
  const error = Math.round((1 - skill) * SLOPPY * (2 * rng.unit() - 1));
  const steer = wrap(wishOf(state, you, rng, skill) + error);
  return steer === you.want && state.age >= 0 ? undefined : { steer };
};

function wishOf(state: State, you: Skater, rng: Rng, skill: number): number {
  let plan = plans.get(state) ?? [];
  const home = you.trail.length > 0 ? homeOf(state, you) : undefined;
  if (home && isInDanger(state, you, home.ticks, skill)) plan = [];
  if (!home && isHome(state, you) && plan.length === 0) {
    const { size } = lakeAt(state.lake);
    const style: Style = {
      reach: 7 + size * 0.13 * skill,
      tries: Math.round(3 + 15 * skill),
      theft: 0.4 + 0.8 * skill,
      berth: 9 * skill,
    };
    plan = planLoop(state, you, style, rng);
  }
  while (plan.length > 0) {
    const [x = 0, y = 0] = plan;
    if ((x - you.x) * (x - you.x) + (y - you.y) * (y - you.y) > REACHED * REACHED) {
      plans.set(state, plan);
      return steerTo(state, you, x, y);
    }
    plan = plan.slice(2);
  }
  plans.set(state, plan);
  const back = home ?? homeOf(state, you);
  return back ? steerTo(state, you, back.x, back.y) : you.want;
}

/** Somebody could be at the trail before it is home. */
function isInDanger(state: State, you: Skater, ticks: number, skill: number): boolean {
  const threat = threatTo(state, you);
  if (!threat) return false;
  const hunted = threat.by.mood === 'hunt' && threat.by.prey === 0;
  return threat.ticks < ticks * (0.4 + 0.75 * skill) + (hunted ? 60 : 20) * skill;
}

/** The better bot holds far more of a lake against four rivals. */
export const proof: Proof = { level: 'market', golden: 'market', measure: 'win-rate' };
