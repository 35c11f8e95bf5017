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
import { asks } from './rules/traits.ts';
import type { Career, Params, State } from './rules/state.ts';
import { CASTS, FAR, hourOf, throwOf } from './rules/water.ts';
import { rules } from './rules.ts';
import type { Input } from './rules/inputs.ts';
import { drawAngler } from './view/angler.ts';
import { drawComing, drawLine, drawReticle } from './view/casting.ts';
import { feel } from './view/feel.ts';
import { drawAwaited, drawBite, drawCasts, drawGauge } from './view/gauge.ts';
import { lightOf } from './view/light.ts';
import { lazy } from './view/lazy.ts';
import { paintPlace } from './view/places.ts';
import { poll, read } from './view/read.ts';
import { drawGlints, drawRipples, drawSnub, drawSurface } from './view/ripples.ts';
import { drawTools } from './view/tools.ts';
import { warningOf } from './view/warning.ts';
import { createUi, follow, mx, my, type Ui } from './view/ui.ts';

/** Between the row of casts and a photograph. */
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
  boards: (state, ui) => lazy()?.boards(state, ui) ?? [],
  draw,
  place(at, _, ui, to) {
    // Rewards are shown above a fish that is being looked at.
    if (at.y === FAR) return { x: to.width / 2, y: ABOVE };
    const edge = Math.min(210, to.width * 0.36);
    return {
      x: Math.max(edge, Math.min(to.width - edge, mx(ui.size, at.x))),
      y: Math.max(150, Math.min(to.height - 120, my(ui.size, at.y))),
    };
  },
  feel,
  coach,
  how: async () => (await import('./how.ts')).how,
  say,
  shareText,
  photo: (c, area, state) => lazy()?.paintPhoto(c, area, state),
  voices,
  music: { mood: 'calm', seed: 19 },
});

function draw(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const { lake } = state.params;
  const hour = hourOf(state);
  const { weather } = state;
  const more = lazy();
  const whole = lake === 0 || more !== undefined;
  to.layer(`place ${lake} ${hour} ${weather} ${whole}`, (c, bleed) =>
    paintPlace(c, bleed, ui.size, lake, hour, weather, lightOf(lake, hour, weather)),
  );
  if (!asks(state, 'ice')) drawGlints(to, ui);
  more?.drawWaters(to, state, ui);
  drawSurface(to, state, ui);
  drawRipples(to, state, ui);
  more?.drawMarks(to, state, ui);
  drawComing(to, state, ui);
  drawReticle(to, state, ui);
  drawAngler(to, state, ui);
  drawLine(to, state, ui);
  more?.drawStruggle(to, state, ui);
  drawSnub(to, state, ui);
  drawBite(to, state, ui);
  drawTools(to, state, ui);
  drawGauge(to, state, ui);
  drawCasts(to, state);
  more?.drawCatch(to, state, ui);
  more?.drawSayings(to, state, ui);
  more?.drawStore(to, state, ui);
  more?.drawBook(to, state, ui);
  if (!more) drawAwaited(to, state);
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
  if (state.phase === 'shop')
    return { key: 'say.shop', values: { coins: state.career.purse.coins } };
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

/** The reel while it turns, a line under strain, the weather. */
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
  const breeze = { clear: 0.025, cloud: 0.03, rain: 0.1, wind: 0.14 }[state.weather];
  return [
    ...heard,
    { id: 'air', kind: 'wind', pitch: state.weather === 'rain' ? 1.7 : 0.8, gain: breeze },
  ];
}
