import { PLACES } from '../levels.ts';
import { FOES, type FoeKind } from '../rules/foes.ts';
import type { State } from '../rules/state.ts';
import { countsIn, wavesOf } from '../rules/waves.ts';

const TIPS: Readonly<Record<string, string>> = {
  'lane-1': 'tip.turn',
  'lane-2': 'tip.build',
  'lane-3': 'tip.mirror',
  'lane-4': 'tip.merge',
  'pine-1': 'tip.trees',
  'marsh-1': 'tip.water',
  'ruin-1': 'tip.prism',
  'peak-1': 'tip.gates',
};

/** What is new in a place, until the first wave. */
export function tipOf({ params, turned, built }: State): string | undefined {
  if (params.place === 0 && turned > 0) return built === 0 ? 'tip.grass' : undefined;
  if (params.place === 1 && built > 0) return undefined;
  return params.endless ? undefined : TIPS[PLACES[params.place]?.id ?? ''];
}

let firsts: Map<FoeKind, string> | undefined;

/** Where each kind comes for the first time. */
function firstOf(kind: FoeKind): string | undefined {
  if (!firsts) {
    firsts = new Map();
    for (const place of PLACES.keys()) {
      for (const [wave, line] of wavesOf(place).entries()) {
        for (const [met] of countsIn(line)) {
          if (!firsts.has(met)) firsts.set(met, `${place} ${wave}`);
        }
      }
    }
  }
  return firsts.get(kind);
}

/** A creature in the next wave that has not been met yet: the message about it. */
export function meetIn({ params, line, wave }: State): string | undefined {
  if (params.endless) return undefined;
  const found = countsIn(line).find(
    ([kind]) => kind !== 'w' && firstOf(kind) === `${params.place} ${wave}`,
  );
  return found && `meet.${FOES[found[0]].name}`;
}
