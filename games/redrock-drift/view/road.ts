import { SHOULDER } from '../rules/types.ts';
import { RIB, type Plots } from './plots.ts';
import { mixed, type Theme } from './theme.ts';

const KERB_BEND = 0.008;
const KERB = ['#e8432f', '#fff4e6'] as const;

/** Asphalt, curbs, lines, and sand up to the rock. */
export function road(plots: Plots, theme: Theme): void {
  const { track, spot } = plots;
  const half = track.width / 2;
  const band = (
    from: number,
    to: number,
    a: number,
    b: number,
    lift: number,
    color: string,
    outer = lift,
  ): void => {
    const [low, high] = a < 0 ? [outer, lift] : [lift, outer];
    plots
      .at(from)
      .quad(spot(from, b, high), spot(to, b, high), spot(to, a, low), spot(from, a, low), color);
  };
  for (const rib of plots.ribs) {
    const next = Math.min(rib + RIB, track.samples.length);
    const at = rib / RIB;
    band(rib, next, -half, half, 0, theme.road[Math.floor(at / 3) % 2 === 0 ? 0 : 1]);
    const { bend } = track.sample(rib);
    const bent = Math.abs(bend) > KERB_BEND;
    for (const side of [-1, 1]) {
      const [inner, outer] =
        side < 0 ? [-half - SHOULDER - 1.5, -half] : [half, half + SHOULDER + 1.5];
      band(rib, next, inner, outer, -0.04, mixed(theme.sand, theme.ground, (at % 3) * 0.12));
      const edge = side * half;
      if (!bent) {
        band(rib, next, ...ordered(edge - side * 0.5, edge - side * 0.2), 0.03, '#f6e3cc');
        continue;
      }
      const kerb = KERB[at % 2 === 0 ? 0 : 1] ?? KERB[0];
      band(rib, next, ...ordered(edge - side * 1.25, edge), 0.03, kerb, 0.2);
    }
    if (rib % 8 < 4) band(rib, next, -0.17, 0.17, 0.02, '#f6d9a8');
  }
}

function ordered(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a];
}
