import type { HostToGame, GameToHost } from '../wire.ts';

export const BRIDGE = Symbol.for('playgrove');

/** How a stand-in speaks to the portal. */
export type Bridge = {
  tell(message: GameToHost): void;
  hear(listener: (message: HostToGame) => void): void;
  readonly now: { readonly muted: boolean; readonly locale: string };
};
