import { preview } from './aim/index.ts';
import { launch } from './court.ts';
import { flyTick, isLost, type Ball } from './flight.ts';
import type { State } from './state.ts';

/** What becomes of a shot made now, by the stepping of the rules. */
export function fate(
  state: State,
  ball: Ball,
  angle: number,
  power: number,
): { readonly hoop: number; readonly kind: 'swish' | 'rim' | 'bank' } | undefined {
  const thrown: Ball = { ...ball, ...launch(angle, power) };
  let tick = state.tick;
  preview(
    thrown,
    (one) => {
      flyTick(one, state, tick);
      tick += 1;
      return one.through >= 0 || isLost(one, state, tick - 1);
    },
    430,
    430,
  );
  if (thrown.through < 0) return undefined;
  const kind = thrown.boards > 0 ? 'bank' : thrown.rims > 0 ? 'rim' : 'swish';
  return { hoop: thrown.through, kind };
}
