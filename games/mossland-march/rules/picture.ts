import { fieldOf } from './field.ts';
import type { State } from './types.ts';

const NAMES = ['zz', 'me', 'beetle', 'snail', 'bee'];

/** The board as characters: a line a mound, then what is under way. */
export function picture(state: State): string {
  const { sites } = fieldOf(state);
  const mounds = state.mounds.map(({ side, count, hurt }, at) => {
    const site = sites[at];
    return `${at} ${site?.kind} ${NAMES[side]} ${count}${hurt > 0 ? `-${hurt}` : ''} @${site?.x},${site?.y}`;
  });
  const rows = state.rows.map(
    ({ side, n, way, leg, far }) => `${NAMES[side]} ${n} ${way.slice(leg).join('>')} ${far}`,
  );
  const plans = state.plans.map(
    ({ side, from, to, due }) => `${NAMES[side]} plans ${from.join('+')}>${to} in ${due}`,
  );
  const twigs = state.twigs.map(({ lane, along, left }) => `twig ${lane}/${along} ${left}`);
  return [
    `${state.params.mode} ${state.tick} ${state.end || 'open'} twigs ${state.stock}`,
    ...mounds,
    ...rows,
    ...plans,
    ...twigs,
  ].join('\n');
}
