import { Session } from '@playgrove/kit/session';
import type { Cue, Json, Rules } from '@playgrove/kit/contract';
import { rules, type Input, type State } from './rules.ts';
import { SQUARE, type Field } from './rules/field.ts';
import { GRACE, type Params, type Toss } from './rules/state.ts';

export function open(params: Params, seed: string, field?: Field): Session {
  const session = new Session(rules as unknown as Rules, { level: 'test', params, seed });
  if (field) give(session, { kind: 'field', ...field });
  return session;
}

export function give(session: Session, input: Input): readonly Cue[] {
  const outcome = session.apply(input as unknown as Json);
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.cues;
}

export function stateOf(session: Session): State {
  return session.state as unknown as State;
}

/** A session with exactly these tosses in the air, well past the grace. */
export function staged(params: Params, ...tosses: Partial<Toss>[]): Session {
  const session = open(params, 'staged', SQUARE);
  const state = stateOf(session);
  state.started = true;
  state.tick = GRACE + 1;
  state.nextWave = 1e9;
  state.air = tosses.map((toss, at) => ({
    id: 100 + at,
    kind: 'orange',
    x: 360,
    y: 300,
    vx: 0,
    vy: 0,
    g: 0.26,
    turn: 0,
    spin: 0,
    wait: 0,
    gift: false,
    row: 0,
    shaved: false,
    ...toss,
  }));
  return session;
}
