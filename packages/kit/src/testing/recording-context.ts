import type { Context } from '../runtime/render/draw/shapes.ts';

/** One call or one assignment, in order. */
export type Recorded = { readonly name: string; readonly args: readonly unknown[] };

/** A canvas context that draws nothing and records everything; for tests. */
export type RecordingContext = {
  readonly c: Context;
  readonly log: readonly Recorded[];
  /** The calls of one name, in order. */
  of(name: string): readonly Recorded[];
  /** How many saves are still open. */
  readonly depth: number;
};

const FIRST = { globalAlpha: 1, lineWidth: 1, fillStyle: '#000000', strokeStyle: '#000000' };

/** @throws from a drawing call if a number is not finite or a restore has no save */
export function recordingContext(): RecordingContext {
  const log: Recorded[] = [];
  const state: Record<string, unknown> = { ...FIRST };
  const saved: Record<string, unknown>[] = [];

  const gradient = (): unknown => ({
    addColorStop(offset: number, color: string) {
      if (!(offset >= 0 && offset <= 1)) throw new Error(`color stop at ${offset}`);
      if (!/^(#[\da-f]{3,8}|rgba?\(.*\))$/i.test(color)) throw new Error(`color ${color}`);
    },
  });
  const results: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
    measureText: ([text]) => {
      const width = String(text).length * 50;
      return { width, actualBoundingBoxLeft: width / 2, actualBoundingBoxRight: width / 2 };
    },
    save: () => saved.push({ ...state }),
    restore: () => {
      const back = saved.pop();
      if (!back) throw new Error('restore without save');
      Object.assign(state, back);
    },
  };

  const c = new Proxy(state, {
    get(_, name) {
      if (typeof name !== 'string') return undefined;
      if (name in state) return state[name];
      return (...args: unknown[]) => {
        for (const arg of args) {
          if (typeof arg === 'number' && !Number.isFinite(arg)) {
            throw new Error(`${name}(${args.join(', ')})`);
          }
        }
        log.push({ name, args });
        return results[name]?.(args);
      };
    },
    set(_, name, value: unknown) {
      if (typeof value === 'number' && !Number.isFinite(value)) {
        throw new Error(`${String(name)} = ${value}`);
      }
      state[String(name)] = value;
      log.push({ name: String(name), args: [value] });
      return true;
    },
  }) as unknown as Context;

  return {
    c,
    log,
    of: (name) => log.filter((entry) => entry.name === name),
    get depth() {
      return saved.length;
    },
  };
}
