import { CAMPAIGN_ID } from '@playgrove/protocol';
import { isBridged, isWebview } from './webview.ts';

/** What is known of a visitor, and never sent but for the campaign they came by. */
type VisitorFlags = {
  /** Inside another app's web view. */
  readonly webview: boolean;
  /** Opened from the home screen. */
  readonly standalone: boolean;
  /** `b_{id}`, or `v_{id}` in a web view. */
  readonly campaign?: string;
};

export type Surroundings = {
  readonly userAgent: string;
  /** iOS says so itself when opened from the home screen. */
  readonly iosStandalone?: boolean | undefined;
  /** An app has put its bridge into the page. */
  readonly bridged?: boolean;
  readonly standaloneMode: boolean;
  /** Query of the address, `?cid=…`. */
  readonly query: string;
  readonly cookies: string;
  /** The page came over https. */
  readonly secure?: boolean;
};

const COOKIE = 'uc';
const DAYS = 30;

/** The campaign that the visitor came by, now or on an earlier visit; it is in the cookie afterward. */
export function findCampaign(): string | undefined {
  const { flags, cookie } = readVisitor({
    userAgent: navigator.userAgent,
    iosStandalone: (navigator as { readonly standalone?: boolean }).standalone,
    bridged: isBridged(window),
    standaloneMode: matchMedia('(display-mode: standalone)').matches,
    query: location.search,
    cookies: document.cookie,
    secure: location.protocol === 'https:',
  });
  if (cookie !== undefined) document.cookie = cookie;
  return flags.campaign;
}

/** Reads the flags; `cookie` is to be written when the visitor came by a campaign just now. */
export function readVisitor(around: Surroundings): {
  readonly flags: VisitorFlags;
  readonly cookie?: string;
} {
  const webview = isWebview(around.userAgent, {
    fromHomeScreen: around.iosStandalone === true,
    bridged: around.bridged === true,
  });
  const standalone = around.standaloneMode || around.iosStandalone === true;
  const id = new URLSearchParams(around.query).get('cid') ?? '';
  if (CAMPAIGN_ID.test(id)) {
    const campaign = `${webview ? 'v' : 'b'}_${id}`;
    const secure = around.secure ? '; Secure' : '';
    const cookie = `${COOKIE}=${campaign}; Max-Age=${DAYS * 86_400}; Path=/; SameSite=Lax${secure}`;
    return { flags: { webview, standalone, campaign }, cookie };
  }
  const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([bv]_[A-Za-z0-9_-]{1,64})(?:;|$)`).exec(
    around.cookies,
  )?.[1];
  return { flags: { webview, standalone, ...(known === undefined ? {} : { campaign: known }) } };
}
