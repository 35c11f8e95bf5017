import type { Plugin } from 'vite';

/** The release whose modules were read for the list below; a test fails with any other. */
export const THREE_VERSION = '0.187.0';

/**
 * Stand-ins for parts of three's renderer that nothing can reach through `kit/scene3d/three.ts`,
 * which exports no texture, shadow, render target or headset. Each has the methods that are called.
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

/** Shader pieces for features that are not exported: textures, shadows, bones, shiny materials. */
const CHUNKS =
  /^(?!specularmap_fragment).*map|skin|morph|batching|physical|phong|toon|transmission|iridescence|clearcoat|uv_|shadow|lightprobes|packing|alphahash|clipping|dithering|logdepth/;
/** The two exported materials. */
const MATERIALS = new Set(['meshbasic', 'meshlambert']);

/**
 * Leaves out of the bundle what no game can reach of three, two fifths of its bytes. It takes three's
 * modules one by one, because in three's own bundle the renderer references everything.
 */
export function slimThree(): Plugin {
  return {
    name: 'slim-three',
    enforce: 'pre',
    async resolveId(source, from) {
      if (source !== 'three') return undefined;
      return this.resolve('three/src/Three.js', from, { skipSelf: true });
    },
    transform: (_, id) => (id.includes('/three/src/') ? replaced(id) : undefined),
  };
}

/** The replacement of a module of three, if it has one. */
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
