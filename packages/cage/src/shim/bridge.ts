import { BRIDGE, type Bridge } from '../sdk/bridge.ts';
import type { Start } from '../wire.ts';
import { hear, tell } from './talk.ts';

/** What stand-ins for SDKs reach the portal through. */
export function offerBridge({ muted, locale }: Start): void {
  const now = { muted, locale: locale ?? navigator.language };
  hear((message) => {
    if (message.kind === 'mute') now.muted = message.muted;
    else if (message.kind === 'locale') now.locale = message.locale;
  });
  const bridge: Bridge = { tell, hear, now };
  Object.defineProperty(window, BRIDGE, { value: bridge });
}
