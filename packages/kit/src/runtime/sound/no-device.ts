// zzfx opens a device when it is imported. A worker has none, and building samples needs none.
globalThis.AudioContext ??= class {
  async close(): Promise<void> {
    return undefined;
  }
} as unknown as typeof AudioContext;
