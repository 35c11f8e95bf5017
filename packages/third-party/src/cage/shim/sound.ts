import { now } from './bridge.ts';
import { loadExtras } from './extras.ts';
import { define, on, wrap } from './patch.ts';
import { hear } from './talk.ts';

/** Everything that can be heard goes through here, so that the portal can mute and pause it. */
export function patchSound(): void {
  let paused = false;
  const ears = new Map<BaseAudioContext, GainNode>();
  const media = new Set<HTMLMediaElement>();
  const wishes = new WeakMap<HTMLMediaElement, boolean>();
  /** What goes on after a pause. */
  const waiting: (() => Promise<unknown>)[] = [];
  /** While the game is paused, what it starts waits. */
  const start = (go: () => Promise<unknown>): Promise<unknown> => {
    if (!paused) return go();
    waiting.push(go);
    return Promise.resolve();
  };

  const nodes = globalThis.AudioNode?.prototype as AudioNode | undefined;
  const connectTo = nodes?.connect as ((...args: unknown[]) => unknown) | undefined;
  const through = (target: unknown): unknown => {
    if (!(target instanceof AudioDestinationNode) || target.context instanceof OfflineAudioContext)
      return target;
    const { context } = target;
    let gain = ears.get(context);
    if (!gain) {
      gain = context.createGain();
      gain.gain.value = now.muted ? 0 : 1;
      connectTo?.call(gain, target);
      ears.set(context, gain);
    }
    return gain;
  };
  for (const name of ['connect', 'disconnect'] as const) {
    wrap(
      nodes,
      name,
      (original) =>
        function (this: AudioNode, ...args: unknown[]): unknown {
          Reflect.apply(original, this, args.map(through));
          return args[0];
        } as never,
    );
  }
  wrap(
    globalThis.AudioContext?.prototype,
    'resume',
    (resume) =>
      function (this: AudioContext) {
        return start(() => resume.call(this)) as Promise<void>;
      },
  );

  const prototype = HTMLMediaElement.prototype;
  const silence = Object.getOwnPropertyDescriptor(prototype, 'muted');
  const setMuted = (element: HTMLMediaElement, value: boolean): void =>
    silence?.set?.call(element, value);
  const know = (element: HTMLMediaElement): void => {
    if (media.has(element)) return;
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
  wrap(
    prototype,
    'play',
    (play) =>
      function (this: HTMLMediaElement) {
        know(this);
        return start(() => play.call(this)) as Promise<void>;
      },
  );
  on(
    'play',
    ({ target }) => {
      if (target instanceof HTMLMediaElement) know(target);
    },
    true,
  );

  hear((message) => {
    if (message.kind === 'pause') paused = true;
    else if (message.kind === 'resume') paused = false;
    if (ears.size + media.size > 0)
      loadExtras().hush(message, { ears, media, wishes, waiting, setMuted });
  });
}
