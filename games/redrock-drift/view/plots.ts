import { Group, Mesh, MeshLambertMaterial, Mold, type Corner } from '@playgrove/kit/scene3d';
import type { Track } from '@playgrove/kit/track';
import { SHOULDER } from '../rules/types.ts';

/** Samples of track whose scenery is one body: what lies behind the camera is then not drawn at all. */
const PLOT = 56;
/** Samples between the ribs that road and rock are made of. */
export const RIB = 2;

/** What stands along a course, cut into plots. */
export class Plots {
  readonly track: Track;
  readonly #molds: readonly Mold[];

  constructor(track: Track) {
    this.track = track;
    const count = Math.max(1, Math.round(track.samples.length / PLOT));
    this.#molds = Array.from({ length: count }, () => new Mold());
  }

  /** The body that what stands at a sample belongs to. */
  at(index: number): Mold {
    const count = this.track.samples.length;
    const part = (((index % count) + count) % count) / count;
    const mold = this.#molds[Math.floor(part * this.#molds.length)];
    if (!mold) throw new Error(`redrock-drift: there is no plot for sample ${index}`);
    return mold;
  }

  /** A place by sample, metres to the right of the middle, and height. */
  readonly spot = (index: number, aside: number, height: number): Corner => {
    const { x, y, tx, ty } = this.track.sample(index);
    return [x - ty * aside, height, y + tx * aside];
  };

  get ribs(): readonly number[] {
    const { length } = this.track.samples;
    return Array.from({ length: Math.ceil(length / RIB) }, (_, at) => at * RIB);
  }

  /** Metres from the middle to the foot of the rock. */
  get reach(): number {
    return this.track.width / 2 + SHOULDER + 0.2;
  }

  group(): Group {
    const group = new Group();
    const paint = new MeshLambertMaterial({ vertexColors: true });
    for (const mold of this.#molds) {
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
