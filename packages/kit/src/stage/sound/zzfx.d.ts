/** The part of zzfx 1.3 that we use; the package brings no types. */
declare module 'zzfx' {
  export const ZZFX: {
    /** Opened by the mere import. */
    audioContext: AudioContext;
    /** Hertz. */
    readonly sampleRate: number;
    /** Samples of one sound from zzfx parameters; missing ones take zzfx's defaults. */
    buildSamples(...parameters: (number | undefined)[]): number[];
  };
}
