/** The part of zzfx 1.3 that is used; the package has no types. */
declare module 'zzfx' {
  export const ZZFX: {
    /** Opened by the import itself. */
    audioContext: AudioContext;
    /** Hertz. */
    readonly sampleRate: number;
    /** Samples of one sound from zzfx parameters; missing ones take zzfx's defaults. */
    buildSamples(...parameters: (number | undefined)[]): number[];
  };
}
