import { now } from './bridge.ts';
import { define, wrap } from './patch.ts';
import { hear, uses } from './talk.ts';

/** Everything that can be heard goes through here, so that the portal can mute and pause it. */
export function patchSound(): void {
  let paused = false;
  const ears = new Map<BaseAudioContext, GainNode>();
  const media = new Set<HTMLMediaElement>();
  const wishes = new WeakMap<HTMLMediaElement, boolean>();
  const resumed = new Set<HTMLMediaElement>();
  const woken = new Set<AudioContext>();

  const { connect, disconnect } = (globalThis.AudioNode?.prototype ?? {}) as Partial<AudioNode>;
  const earOf = (destination: AudioDestinationNode): GainNode => {
    const { context } = destination;
    let gain = ears.get(context);
    if (!gain) {
      uses('sound');
      gain = context.createGain();
      gain.gain.value = now.muted ? 0 : 1;
      Reflect.apply(connect as AudioNode['connect'], gain, [destination]);
      ears.set(context, gain);
    }
    return gain;
  };
  if (connect && disconnect) {
    const through = (target: unknown): unknown =>
      target instanceof AudioDestinationNode && !(target.context instanceof OfflineAudioContext)
        ? earOf(target)
        : target;
    AudioNode.prototype.connect = function (this: AudioNode, target: unknown, ...rest: unknown[]) {
      const to = through(target);
      Reflect.apply(connect, this, [to, ...rest]);
      return target;
    } as AudioNode['connect'];
    AudioNode.prototype.disconnect = function (this: AudioNode, ...args: unknown[]) {
      const [target, ...rest] = args;
      return Reflect.apply(disconnect, this, args.length === 0 ? [] : [through(target), ...rest]);
    } as AudioNode['disconnect'];
    wrap(
      AudioContext.prototype,
      'resume',
      (resume) =>
        function (this: AudioContext) {
          if (!paused) return resume.call(this);
          woken.add(this);
          return Promise.resolve();
        },
    );
  }

  const prototype = HTMLMediaElement.prototype;
  const silence = Object.getOwnPropertyDescriptor(prototype, 'muted');
  const setMuted = (element: HTMLMediaElement, value: boolean): void =>
    silence?.set?.call(element, value);
  const know = (element: HTMLMediaElement): void => {
    if (media.has(element)) return;
    uses('sound');
    media.add(element);
    wishes.set(element, silence?.get?.call(element) === true);
    if (now.muted) setMuted(element, true);
  };
  if (silence) {
    define(prototype, 'muted', {
      ...silence,
      get(this: HTMLMediaElement) {
        return wishes.get(this) ?? silence.get?.call(this);
      },
      set(this: HTMLMediaElement, value: unknown) {
        wishes.set(this, Boolean(value));
        setMuted(this, now.muted || Boolean(value));
      },
    });
  }
  const { play } = prototype;
  prototype.play = function (this: HTMLMediaElement) {
    know(this);
    if (!paused) return play.call(this);
    resumed.add(this);
    return Promise.resolve();
  };
  addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLMediaElement) know(target);
    },
    true,
  );

  hear((message) => {
    if (message.kind === 'mute') {
      const { muted } = message;
      for (const { gain } of ears.values()) gain.value = muted ? 0 : 1;
      for (const element of media) setMuted(element, muted || wishes.get(element) === true);
      if (muted) window.speechSynthesis?.cancel();
    } else if (message.kind === 'pause' && !paused) {
      paused = true;
      for (const context of ears.keys()) {
        if (!(context instanceof AudioContext) || context.state !== 'running') continue;
        woken.add(context);
        void context.suspend();
      }
      for (const element of media) {
        if (element.paused) continue;
        resumed.add(element);
        element.pause();
      }
    } else if (message.kind === 'resume' && paused) {
      paused = false;
      for (const context of woken) void context.resume();
      for (const element of resumed) void play.call(element).catch(() => undefined);
      woken.clear();
      resumed.clear();
    }
  });
}
