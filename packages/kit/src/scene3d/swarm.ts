import { type BufferGeometry, Color, InstancedMesh, type Mesh } from './three.ts';

/** Many copies of one body in one draw call, set each frame: dust, sparks, marks. */
export class Swarm {
  readonly mesh: InstancedMesh;
  readonly #most: number;
  readonly #matrices: InstancedMesh['instanceMatrix']['array'];
  readonly #colors = new Map<string, Color>();
  #count = 0;

  constructor(body: BufferGeometry, material: Mesh['material'], most: number) {
    this.mesh = new InstancedMesh(body, material, most);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    this.mesh.visible = false;
    // Colors exist from the start: otherwise a second shader would be compiled.
    this.mesh.setColorAt(0, new Color());
    this.#matrices = this.mesh.instanceMatrix.array;
    this.#most = most;
  }

  begin(): void {
    this.#count = 0;
  }

  /**
   * One more copy, ignored at full capacity.
   * @param angle around the vertical axis, radians
   * @param color one of a few: parsed colors are cached
   */
  add(x: number, y: number, z: number, size: number, angle: number, color: string): void {
    if (this.#count >= this.#most) return;
    const [across, along] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const to = this.#matrices;
    // By columns, written directly to the buffer: nothing is allocated.
    const at = this.#count * 16;
    to[at] = across;
    to[at + 1] = 0;
    to[at + 2] = -along;
    to[at + 3] = 0;
    to[at + 4] = 0;
    to[at + 5] = size;
    to[at + 6] = 0;
    to[at + 7] = 0;
    to[at + 8] = along;
    to[at + 9] = 0;
    to[at + 10] = across;
    to[at + 11] = 0;
    to[at + 12] = x;
    to[at + 13] = y;
    to[at + 14] = z;
    to[at + 15] = 1;
    let read = this.#colors.get(color);
    if (!read) {
      read = new Color(color);
      this.#colors.set(color, read);
    }
    this.mesh.setColorAt(this.#count, read);
    this.#count += 1;
  }

  end(): void {
    this.mesh.count = this.#count;
    // An empty swarm must not make the first frame wait for its shader.
    this.mesh.visible = this.#count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }
}
