import type { HostToGame } from '../wire.ts';

/** All that can be heard of a game. */
export type Sounds = {
  /** What everything in a context goes through. */
  readonly ears: ReadonlyMap<BaseAudioContext, GainNode>;
  readonly media: ReadonlySet<HTMLMediaElement>;
  /** Whether the game itself wants an element muted. */
  readonly wishes: { get(element: HTMLMediaElement): boolean | undefined };
  /** What goes on after a pause. */
  readonly waiting: (() => Promise<unknown>)[];
  setMuted(element: HTMLMediaElement, muted: boolean): void;
};

/** Mutes, pauses or resumes what can be heard. While it is paused, what the game starts waits. */
export function hush(
  message: HostToGame,
  { ears, media, wishes, waiting, setMuted }: Sounds,
): void {
  switch (message.kind) {
    case 'mute':
      for (const { gain } of ears.values()) gain.value = message.muted ? 0 : 1;
      for (const element of media) setMuted(element, message.muted || wishes.get(element) === true);
      if (message.muted) window.speechSynthesis?.cancel();
      break;
    case 'pause':
      for (const context of ears.keys()) {
        if (!(context instanceof AudioContext) || context.state !== 'running') continue;
        void context.suspend();
        void context.resume();
      }
      for (const element of media) {
        if (element.paused) continue;
        element.pause();
        void element.play();
      }
      break;
    case 'resume':
      for (const go of waiting.splice(0)) void go().catch(() => undefined);
      break;
    default:
  }
}
