/**
 * In the kit that authors get, this file stands in place of `runtime/base/page.ts`. Their games come to
 * a portal as files, and speak to it through `playgrove.js`; anywhere else there is nobody.
 */
import { seal } from '@playgrove/protocol/seal';
import type { GameMessage } from '@playgrove/protocol/messages';

/** What is used of `playgrove.js`: docs/playgrove.d.ts. */
type Playgrove = {
  firstFrame(): void;
  start(): void;
  stop(): void;
  score(points: number): void;
  readonly locale: string;
};

export type Page = {
  /** Whether the page around the game offers boards, stored runs and a way back: it does not. */
  readonly embedded: boolean;
  send(message: GameMessage): void;
  listen(receive: (data: unknown) => void): void;
};

export function openPage(_origin = ''): Page {
  const { playgrove } = globalThis as { readonly playgrove?: Playgrove };
  return {
    embedded: false,
    send(message) {
      if (message.kind === 'ready') playgrove?.firstFrame();
      else if (message.kind === 'play-start') playgrove?.start();
      else if (message.kind === 'score') playgrove?.score(message.score);
      else if (message.kind === 'play-end') {
        if (message.score !== undefined) playgrove?.score(message.score);
        playgrove?.stop();
      }
    },
    listen(receive) {
      if (playgrove) receive(seal({ kind: 'locale', locale: playgrove.locale }));
    },
  };
}
