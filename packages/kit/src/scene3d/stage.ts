import type { Point } from '@playgrove/kit/contract';
import { Quality } from '@playgrove/kit/logic/quality';
import type { Surface } from '@playgrove/kit/runtime';
import { PerspectiveCamera, Scene, Vector3, WebGLRenderer } from './three.ts';

/**
 * `none`: no WebGL in this browser (or no browser). `lost`: the system took the context away for
 * now.
 */
export type SceneState = 'ready' | 'lost' | 'none';

export interface Scene3d {
  readonly state: SceneState;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /**
   * Compiles the shaders of the current scene, so that they are ready when the rest of it is.
   * Lights and fog count; a body with another material needs other shaders.
   */
  prepare(): void;
  /**
   * Draws the scene over the visible part of the surface, beneath its other drawing: on a separate
   * canvas if the view says `seeThrough`, otherwise copied before the next drawing.
   * @param seconds since the last frame, for the quality control; 0 while paused
   * @returns false if WebGL is not available
   */
  render(to: Pick<Surface, 'c' | 'bleed' | 'px' | 'beneath'>, seconds: number): boolean;
  /** A scene point's position on the surface; undefined if it is behind the camera. */
  onSurface(to: Pick<Surface, 'bleed'>, x: number, y: number, z: number): Point | undefined;
  /** Frees the graphics memory. */
  dispose(): void;
}

const MAX_PIXELS = 1_600_000;
/** Pixels a side, relative to the full size, if frames run long. */
const SCALES = [1, 0.8, 0.62, 0.5] as const;

/**
 * Opens a separate canvas for WebGL. Never throws: without WebGL its state is `none`.
 * @param under the surface above it, if known: its canvas then has the right size at once
 */
export function openScene(under?: Pick<Surface, 'bleed' | 'px'>): Scene3d {
  const scene = new Scene();
  const camera = new PerspectiveCamera(60, 1, 0.5, 1400);
  const quality = new Quality(SCALES);
  const spot = new Vector3();
  const renderer = openRenderer(under);
  let state: SceneState = renderer ? 'ready' : 'none';
  let pictures = 0;
  const lost = (event: Event): void => {
    event.preventDefault();
    state = 'lost';
  };
  const restored = (): void => {
    state = 'ready';
  };
  const canvas = renderer?.domElement;
  canvas?.addEventListener('webglcontextlost', lost);
  canvas?.addEventListener('webglcontextrestored', restored);

  return {
    scene,
    camera,
    get state() {
      return state;
    },
    prepare() {
      if (state === 'ready') renderer?.compile(inSight(scene), camera);
    },
    render(to, seconds) {
      if (!renderer || state !== 'ready') return false;
      quality.watch(seconds * 1000);
      const { bleed } = to;
      fit(renderer, camera, pixelsOf(to, quality.scale));
      // All shaders start compiling before the first is needed, so that the driver compiles in
      // parallel: visible ones with the first picture, all others with the second.
      if (pictures < 2) renderer.compile(pictures === 0 ? inSight(scene) : scene, camera);
      pictures += 1;
      renderer.render(scene, camera);
      const { domElement } = renderer;
      if (to.beneath) to.beneath(domElement);
      else to.c.drawImage(domElement, bleed.x, bleed.y, bleed.width, bleed.height);
      return true;
    },
    onSurface({ bleed }, x, y, z) {
      spot.set(x, y, z).project(camera);
      if (spot.z > 1 || spot.z < -1) return undefined;
      return {
        x: bleed.x + ((spot.x + 1) / 2) * bleed.width,
        y: bleed.y + ((1 - spot.y) / 2) * bleed.height,
      };
    },
    dispose() {
      canvas?.removeEventListener('webglcontextlost', lost);
      canvas?.removeEventListener('webglcontextrestored', restored);
      renderer?.dispose();
      state = 'none';
    },
  };
}

/** The scene itself, but traversed without hidden objects. */
function inSight(scene: Scene): Scene {
  const walk: Scene['traverse'] = (visit) => scene.traverseVisible(visit);
  return Object.create(scene, { traverse: { value: walk } }) as Scene;
}

function openRenderer(to?: Pick<Surface, 'bleed' | 'px'>): WebGLRenderer | undefined {
  if (typeof document === 'undefined') return undefined;
  const canvas = document.createElement('canvas');
  if (to) [canvas.width, canvas.height] = pixelsOf(to, 1);
  try {
    const context = openContext(canvas);
    return context && new WebGLRenderer({ canvas, context });
  } catch {
    return undefined;
  }
}

/** Antialiasing, except with software rendering, where it takes longer than everything else. */
function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
  const attributes = { powerPreference: 'high-performance', alpha: false } as const;
  return (
    canvas.getContext('webgl2', { ...attributes, failIfMajorPerformanceCaveat: true }) ??
    canvas.getContext('webgl2', { ...attributes, antialias: false }) ??
    undefined
  );
}

/** The screen's pixels, up to a limit, times the quality: width, height. */
function pixelsOf(
  { bleed, px }: Pick<Surface, 'bleed' | 'px'>,
  scale: number,
): readonly [number, number] {
  const [width, height] = [bleed.width * px, bleed.height * px];
  const ratio = Math.min(devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height))) * scale;
  return [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
}

function fit(
  renderer: WebGLRenderer,
  camera: PerspectiveCamera,
  [width, height]: readonly [number, number],
): void {
  const { domElement } = renderer;
  if (domElement.width !== width || domElement.height !== height)
    renderer.setSize(width, height, false);
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
}
