import type { Bus, ChunkHandler } from './bus.ts';

/** The bus of a single process, which counts every chunk at once. */
export function localBus(handler: ChunkHandler): Bus {
  return {
    publish: async (chunk) => {
      await handler(chunk);
      return { kind: 'counted' };
    },
    settled: async () => 0,
    check: async () => undefined,
    close: async () => undefined,
  };
}
