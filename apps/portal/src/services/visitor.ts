import { CAMPAIGN_ID } from '@playgrove/events';

/** What is known of a visitor, and never sent but for the campaign they came by. */
export type VisitorFlags = {
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
  readonly standaloneMode: boolean;
  /** Query of the address, `?cid=…`. */
  readonly query: string;
  readonly cookies: string;
};

const COOKIE = 'uc';
const DAYS = 30;
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|Twitter|Snapchat|Pinterest|LinkedInApp|TikTok|BytedanceWebview|musical_ly|GSA|KAKAOTALK|DuckDuckGo-App)\b/i;

/** Whether a user agent is that of a web view inside an app. */
export function isWebview(userAgent: string, iosStandalone = false): boolean {
  if (/;\s*wv\)/.test(userAgent) || APPS.test(userAgent)) return true;
  // Android's old web view says Version/x; browsers on iOS say Safari, web views leave it out.
  if (/Android/.test(userAgent)) return /Version\/\d/.test(userAgent) && /Chrome\//.test(userAgent);
  const apple = /iPhone|iPad|iPod/.test(userAgent) && /AppleWebKit/.test(userAgent);
  return apple && !/Safari\//.test(userAgent) && !iosStandalone;
}

/** Reads the flags; `cookie` is to be written when the visitor came by a campaign just now. */
export function readVisitor(around: Surroundings): {
  readonly flags: VisitorFlags;
  readonly cookie?: string;
} {
  const webview = isWebview(around.userAgent, around.iosStandalone);
  const standalone = around.standaloneMode || around.iosStandalone === true;
  const id = new URLSearchParams(around.query).get('cid') ?? '';
  if (CAMPAIGN_ID.test(id)) {
    const campaign = `${webview ? 'v' : 'b'}_${id}`;
    const cookie = `${COOKIE}=${campaign}; Max-Age=${DAYS * 86_400}; Path=/; SameSite=Lax`;
    return { flags: { webview, standalone, campaign }, cookie };
  }
  const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([bv]_[A-Za-z0-9_-]{1,64})(?:;|$)`).exec(
    around.cookies,
  )?.[1];
  return { flags: { webview, standalone, ...(known === undefined ? {} : { campaign: known }) } };
}

/** Whether the visitor has asked, by Global Privacy Control or Do Not Track, not to be counted. */
export function objectsToCounting(
  agent: Navigator & {
    readonly globalPrivacyControl?: boolean;
    readonly doNotTrack?: string | null;
  },
): boolean {
  return agent.globalPrivacyControl === true || agent.doNotTrack === '1';
}
