import { throwOver } from './rules/aim/index.ts';
import { defineGame, type Chip, type Coach, type Saying } from '@playgrove/kit/runtime';
import { ballsLeft, rules, type Input, type State } from './rules.ts';
import type { Carried } from './rules/career.ts';
import { LIVES } from './rules/endless.ts';
import { COURT, DT, GRAVITY, HZ } from './rules/court.ts';
import { placeOf, windAt } from './rules/hoops.ts';
import { challengeOf, FIRE, GRACE } from './rules/play.ts';
import { feel } from './view/feel.ts';
import { poll, read } from './view/read.ts';
import { drawScene, dropOf, follow } from './view/scene.ts';
import { createUi, type Ui } from './view/ui.ts';

const TALLEST = 1480;
/** On a screen this low and wide the sky over the hoops is left out, so that the court is larger. */
const LOW = { px: 480, aspect: 2, height: 800 } as const;

export default defineGame<State['params'], State, Input, Ui, Carried>(rules, {
  world(aspect, _state, room) {
    const low = room.height < LOW.px && aspect > LOW.aspect;
    const tall = Math.min(TALLEST, Math.round(COURT.width / aspect));
    return { width: COURT.width, height: low ? LOW.height : Math.max(COURT.height, tall) };
  },
  hud: 'above',
  ui: createUi,
  read,
  poll,

  draw(to, state, ui, motion) {
    follow(to, state, ui, motion);
    drawScene(to, state, ui, motion.part);
  },

  place: (at, _state, _ui, to) => ({ x: at.x, y: at.y + dropOf(to.height) }),
  feel,
  coach,
  chips,
  say,
  how: async () => (await import('./how.ts')).how,
});

/** The one action: a flick from the ball along a shot that goes in. */
function coach(state: State, ui: Ui): Coach | undefined {
  const { ball } = state;
  if (state.started || !ball) return undefined;
  const rim = placeOf(state, 0, state.tick);
  const air = { ax: windAt(state, state.tick), ay: GRAVITY, dt: DT };
  const { vx, vy } = throwOver(ball, rim, 150, air);
  const speed = Math.hypot(vx, vy);
  const from = { x: ball.x, y: ball.y + ui.drop };
  const to = { x: from.x + (vx / speed) * 330, y: from.y + (vy / speed) * 330 };
  return { kind: 'swipe', from, to, keys: ['a'] };
}

function chips(state: State): readonly Chip[] {
  const list: Chip[] = [];
  const challenge = challengeOf(state);
  if (!challenge) {
    const { lives, tick } = state;
    const tone = lives === 1 ? 'warn' : 'plain';
    // Hearts show once misses count.
    if (tick > GRACE || lives < LIVES) {
      list.push({ id: 'hearts', label: 'chip.hearts', text: String(lives), icon: 'heart', tone });
    }
  } else if (challenge.balls > 0) {
    const left = ballsLeft(state);
    const tone = left <= 1 ? 'warn' : 'plain';
    list.push({ id: 'balls', label: 'chip.balls', text: String(left), icon: 'move', tone });
  } else {
    const seconds = Math.ceil(state.clock / HZ);
    const tone = seconds <= 5 ? 'warn' : 'plain';
    list.push({ id: 'clock', label: 'chip.clock', text: String(seconds), icon: 'clock', tone });
  }
  if (state.wind !== 0) {
    const wind = Math.round(windAt(state, state.tick) / 20);
    const text = wind < 0 ? `← ${-wind}` : `${wind} →`;
    list.push({ id: 'wind', label: 'chip.wind', text });
  }
  if (state.streak >= 2) {
    const tone = state.streak >= FIRE ? 'good' : 'plain';
    list.push({ id: 'streak', label: 'chip.streak', text: `${state.streak}`, icon: 'flame', tone });
  }
  return list;
}

/** The goal, and then how the last shot went. */
function say(state: State): Saying | undefined {
  if (state.verdict) return { key: `say.${state.verdict}`, values: { points: state.points } };
  const challenge = challengeOf(state);
  if (!challenge) return { key: 'say.endless' };
  return { key: `say.${challenge.goal}.${challenge.only}`, values: { need: challenge.need } };
}
