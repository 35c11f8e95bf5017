import type { Down, Up } from '../wire.ts';

export const BRIDGE = Symbol.for('playgrove');

/** How a stand-in speaks to the portal. */
export type Bridge = {
  tell(message: Up): void;
  hear(listener: (message: Down) => void): void;
  readonly now: { readonly muted: boolean; readonly locale: string };
};
