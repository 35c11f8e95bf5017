import { Group, Mesh, Mold, type Corner, type MeshLambertMaterial } from '@playgrove/kit/scene3d';
import type { Track } from '@playgrove/kit/logic/track';
import { SHOULDER } from '../rules/types.ts';

/** Samples of track whose scenery is one body: what lies behind the camera is then not drawn at all. */
const PLOT = 56;
/** Samples between the ribs that road and rock are made of. */
export const RIB = 2;

/** Takes what stands on a plot that is not built. */
class NoMold extends Mold {
  override triangle(): this {
    return this;
  }
  override quad(): this {
    return this;
  }
  override box(): this {
    return this;
  }
  override column(): this {
    return this;
  }
}
const NO_MOLD = new NoMold();

/** Says whether a plot with these samples of track is to be built. */
export type Wanted = (samples: Track['samples']) => boolean;

/** What stands along a course, cut into plots, of which some are built. */
export class Plots {
  readonly track: Track;
  readonly #molds: readonly Mold[];

  constructor(track: Track, wanted: Wanted) {
    this.track = track;
    const { samples } = track;
    const count = Math.max(1, Math.round(samples.length / PLOT));
    const end = (plot: number): number => Math.ceil((plot / count) * samples.length);
    this.#molds = Array.from({ length: count }, (_, plot) =>
      wanted(samples.slice(end(plot), end(plot + 1))) ? new Mold() : NO_MOLD,
    );
  }

  /** The body that what stands at a sample belongs to. */
  at(index: number): Mold {
    const count = this.track.samples.length;
    const part = (((index % count) + count) % count) / count;
    const mold = this.#molds[Math.floor(part * this.#molds.length)];
    if (!mold) throw new Error(`redrock-drift: there is no plot for sample ${index}`);
    return mold;
  }

  /** A place by sample, meters to the right of the middle, and height. */
  readonly spot = (index: number, aside: number, height: number): Corner => {
    const { x, y, tx, ty } = this.track.sample(index);
    return [x - ty * aside, height, y + tx * aside];
  };

  get ribs(): readonly number[] {
    const { length } = this.track.samples;
    return Array.from({ length: Math.ceil(length / RIB) }, (_, at) => at * RIB);
  }

  /** Meters from the middle to the foot of the rock. */
  get reach(): number {
    return this.track.width / 2 + SHOULDER + 0.2;
  }

  group(paint: MeshLambertMaterial): Group {
    const group = new Group();
    for (const mold of this.#molds) {
      if (mold === NO_MOLD) continue;
      const mesh = new Mesh(mold.geometry(), paint);
      still(mesh);
      group.add(mesh);
    }
    return group;
  }
}

/** Says that something never moves, so that nothing is worked out for it in a frame. */
export function still(mesh: Mesh): void {
  mesh.updateMatrix();
  mesh.matrixAutoUpdate = false;
}
