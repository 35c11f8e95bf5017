import type { Plugin } from 'vite';

/**
 * Parts of three's renderer that nothing can reach through `kit/scene3d/three.ts`, which exports no
 * texture, no shadow, no render target and no headset. Each is what its users ask of it.
 */
export const PARTS: Readonly<Record<string, string>> = {
  'webxr/WebXRManager.js': `export class WebXRManager {
    enabled = false;
    isPresenting = false;
    addEventListener() {}
    removeEventListener() {}
    setAnimationLoop() {}
    hasDepthSensing() { return false; }
    getEnvironmentBlendMode() {}
    dispose() {}
  }`,
  'webgl/WebGLShadowMap.js': `export class WebGLShadowMap {
    enabled = false;
    render() {}
  }`,
  'webgl/WebGLEnvironments.js': `export function WebGLEnvironments() {
    return { get: () => null, dispose() {} };
  }`,
  'webgl/WebGLMorphtargets.js': `export function WebGLMorphtargets() {
    return { update() {} };
  }`,
  'webgl/WebGLUniformsGroups.js': `export function WebGLUniformsGroups() {
    return { bind() {}, update() {}, dispose() {} };
  }`,
  'webgl/WebGLTextures.js': `export class WebGLTextures {
    resetTextureUnits() {}
    getTextureUnits() { return []; }
    setTextureUnits() {}
    dispose() {}
  }`,
  'webgl/WebGLOutput.js': 'export function WebGLOutput() {}',
  'shaders/DFGLUTData.js': 'export const getDFGLUT = () => null;',
};

/** Pieces of shaders that only these need: textures, shadows, bones, shiny materials. */
const CHUNKS =
  /^(?!specularmap_fragment).*map|skin|morph|batching|physical|phong|toon|transmission|iridescence|clearcoat|uv_|shadow|lightprobes|packing|alphahash|clipping|dithering|logdepth/;
/** Of the materials, the two that are exported. */
const MATERIALS = new Set(['meshbasic', 'meshlambert']);

/**
 * Lets the bundle leave out what no game can reach of three: two fifths of its bytes. Its modules
 * are taken one by one instead of its bundle, in which the renderer holds all else.
 */
export function slimThree(): Plugin {
  return {
    name: 'slim-three',
    enforce: 'pre',
    async resolveId(asked, from) {
      if (asked !== 'three') return undefined;
      return this.resolve('three/src/Three.js', from, { skipSelf: true });
    },
    transform: (_, id) => (id.includes('/three/src/') ? replaced(id) : undefined),
  };
}

/** What a module of three's is taken for, if not for itself. */
function replaced(id: string): string | undefined {
  const part = Object.keys(PARTS).find((path) => id.endsWith(`/renderers/${path}`));
  if (part !== undefined) return PARTS[part];
  const [, folder, name = ''] = /\/(ShaderChunk|ShaderLib)\/(\w+)\.glsl\.js$/.exec(id) ?? [];
  if (folder === 'ShaderChunk' && CHUNKS.test(name)) return 'export default "";';
  if (folder === 'ShaderLib' && !MATERIALS.has(name)) {
    return 'export const vertex = ""; export const fragment = "";';
  }
  return undefined;
}
