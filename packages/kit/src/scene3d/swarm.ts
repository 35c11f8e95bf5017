import { type BufferGeometry, Color, InstancedMesh, type Mesh, Object3D } from './three.ts';

/** Many copies of one body in one draw call, set anew each frame: dust, sparks, marks. */
export class Swarm {
  readonly mesh: InstancedMesh;
  readonly #most: number;
  readonly #one = new Object3D();
  readonly #colour = new Color();
  #count = 0;

  constructor(body: BufferGeometry, material: Mesh['material'], most: number) {
    this.mesh = new InstancedMesh(body, material, most);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    this.#most = most;
  }

  begin(): void {
    this.#count = 0;
  }

  /** One more copy, or none when all are used. @param angle about the upright axis, radians */
  add(x: number, y: number, z: number, size: number, angle: number, colour: string): void {
    if (this.#count >= this.#most) return;
    this.#one.position.set(x, y, z);
    this.#one.rotation.y = angle;
    this.#one.scale.setScalar(size);
    this.#one.updateMatrix();
    this.mesh.setMatrixAt(this.#count, this.#one.matrix);
    this.mesh.setColorAt(this.#count, this.#colour.set(colour));
    this.#count += 1;
  }

  end(): void {
    this.mesh.count = this.#count;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }
}
