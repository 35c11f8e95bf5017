import type { Object3D } from './three.ts';

type Disposable = { dispose(): void };

/** Frees what an object and all below it hold on the graphics card, and takes it out of its scene. */
export function disposeAll(root: Object3D): void {
  root.removeFromParent();
  root.traverse((one) => {
    const { geometry, material } = one as { geometry?: Disposable; material?: unknown };
    geometry?.dispose();
    for (const each of Array.isArray(material) ? material : [material]) {
      (each as Disposable | undefined)?.dispose();
    }
    if ('isInstancedMesh' in one) (one as unknown as Disposable).dispose();
  });
}
