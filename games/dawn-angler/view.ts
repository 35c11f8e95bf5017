import {
  defineGame,
  fitWorld,
  type Coach,
  type Motion,
  type Saying,
  type Surface,
  type Voice,
} from '@playgrove/kit/runtime';
import { speciesOf } from './rules/fish.ts';
import type { Career, Params, State } from './rules/state.ts';
import { CASTS, FAR, hourOf, throwOf } from './rules/water.ts';
import { rules } from './rules.ts';
import type { Input } from './rules/inputs.ts';
import { drawAngler } from './view/angler.ts';
import { drawComing, drawLine, drawReticle } from './view/casting.ts';
import { drawBaits } from './view/baits.ts';
import { feel } from './view/feel.ts';
import { drawBite, drawCasts, drawGauge, warningOf } from './view/gauge.ts';
import { lightOf } from './view/light.ts';
import { lazy } from './view/lazy.ts';
import { paintPlace } from './view/places.ts';
import { poll, read } from './view/read.ts';
import { drawRipples, drawRings, drawSnub } from './view/ripples.ts';
import { createUi, follow, mx, my, type Ui } from './view/ui.ts';

/** Between the row of casts and the caught fish. */
const ABOVE = 138;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: fitWorld({
    portrait: { width: 560, height: [780, 1260] },
    landscape: { width: [660, 1600], height: 680 },
    from: 0.9,
  }),
  hud: 'over',
  ui: createUi,
  read,
  poll,
  draw,
  place: (at, _, ui, to) =>
    // Rewards are shown above a fish that is being looked at.
    at.y === FAR
      ? { x: to.width / 2, y: ABOVE }
      : { x: mx(ui.size, at.x), y: Math.max(150, my(ui.size, at.y)) },
  feel,
  coach,
  how: async () => (await import('./how.ts')).how,
  say,
  shareText,
  voices,
  music: { mood: 'calm', seed: 19 },
});

function draw(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const { lake } = state.params;
  const hour = hourOf(state);
  const more = lazy();
  const whole = lake === 0 || more !== undefined;
  to.layer(`place ${lake} ${hour} ${whole}`, (c, bleed) =>
    paintPlace(c, bleed, ui.size, lake, hour, lightOf(lake, hour)),
  );
  more?.drawWaters(to, state, ui);
  drawRings(to, ui);
  drawRipples(to, state, ui);
  more?.drawMarks(to, state, ui);
  drawComing(to, state, ui);
  drawReticle(to, state, ui);
  drawAngler(to, state, ui);
  drawLine(to, state, ui);
  more?.drawStruggle(to, state, ui);
  drawSnub(to, state, ui);
  drawBite(to, state, ui);
  drawBaits(to, state, ui);
  drawGauge(to, state, ui);
  drawCasts(to, state);
  more?.drawCatch(to, state, ui);
  more?.drawSayings(to, state, ui);
}

/** The first cast, shown at a ripple in reach; then when to strike. */
function coach(state: State, ui: Ui): Coach | undefined {
  if (state.caught.length > 0 || Object.keys(state.career.album.found).length > 0) return undefined;
  if (state.phase === 'idle') {
    // The one straightest ahead is seen first, and no hand hangs over the screen's edge.
    const [near = { x: 0, z: 12 }] = state.spots
      .filter(({ z }) => z < throwOf(state))
      .toSorted((one, other) => Math.abs(one.x) - Math.abs(other.x));
    return { kind: 'tap', at: { x: mx(ui.size, near.x), y: my(ui.size, near.z) }, keys: ['a'] };
  }
  const { wait } = state;
  if (state.phase === 'wait' && wait && wait.t >= wait.bite) {
    return { kind: 'tap', at: { x: mx(ui.size, state.x), y: my(ui.size, state.z) }, keys: ['a'] };
  }
  return undefined;
}

function say(state: State): Saying | undefined {
  if (state.phase === 'idle')
    return { key: `say.bait.${state.bait}`, values: { left: CASTS - state.cast } };
  if (state.phase === 'wait' && state.wait && state.wait.t >= state.wait.bite)
    return { key: 'say.bite' };
  if (state.phase === 'fight') {
    const warning = warningOf(state);
    return { key: warning ? `fight.${warning}` : 'say.fight' };
  }
  if (state.phase === 'lost' && state.miss) return { key: `why.${state.miss}` };
  const caught = state.caught.at(-1);
  if (state.phase === 'caught' && caught) return { key: `fact.${caught.fish}` };
  return undefined;
}

function shareText(state: State): string {
  const row = state.caught.map(({ fish, size }) => {
    const { rank } = speciesOf(fish);
    return rank >= 4 ? '🏆' : size > 0.8 ? '🐋' : rank >= 2 ? '🐠' : '🐟';
  });
  return `🎣 ${state.score}\n${row.join('')}${'💦'.repeat(Math.min(CASTS, state.missed))}`;
}

/** The reel while it turns, a line under strain, the air. */
function voices(state: State): readonly Voice[] {
  const heard: Voice[] = [];
  const { fight } = state;
  if (fight && state.phase === 'fight') {
    if (state.held)
      heard.push({ id: 'reel', kind: 'engine', pitch: 1.5 + fight.tension / 90, gain: 0.08 });
    else if (fight.pull > 0.35)
      heard.push({ id: 'drag', kind: 'skid', pitch: 1.1 + fight.pull, gain: 0.07 });
    if (fight.strain > 0.05) {
      heard.push({
        id: 'line',
        kind: 'hum',
        pitch: 1.6 + fight.strain * 1.6,
        gain: Math.min(0.34, 0.08 + fight.strain * 0.3),
      });
    }
  }
  return [...heard, { id: 'air', kind: 'wind', pitch: 0.8, gain: 0.03 }];
}
