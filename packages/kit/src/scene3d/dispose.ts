import type { Object3D } from './three.ts';

type Disposable = { dispose(): void };

/** Frees the graphics memory of an object and its children, and removes it from its scene. */
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
