import { BRIDGE, type Bridge } from '../sdk/found.ts';
import type { Start } from '../wire.ts';
import { hear, tell } from './talk.ts';

/** What the portal said last. */
export const now = { muted: false, locale: navigator.language };

/** What stand-ins for SDKs reach the portal through. */
export function offerBridge({ muted, locale }: Start): void {
  now.muted = muted;
  now.locale = locale ?? now.locale;
  hear((message) => {
    if (message.kind === 'mute') now.muted = message.muted;
    else if (message.kind === 'locale') now.locale = message.locale;
  });
  const bridge: Bridge = { tell, hear, now };
  Object.defineProperty(window, BRIDGE, { value: bridge });
}
