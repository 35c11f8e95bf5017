/** What the browser says, besides its name, that shows a web view. */
export type Hints = {
  /** An iPhone page that was opened from the home screen has no `Safari` in its agent either. */
  readonly fromHomeScreen?: boolean;
  /** The app around the page has put an object of its own into it. */
  readonly bridged?: boolean;
};

/** Apps that open links in themselves and say so; what stands after a name keeps its robots out. */
const APPS = new RegExp(
  [
    '\\b(?:FBAN|FBAV|FB_IAB|FBIOS|MetaIAB|IABMV|Instagram|Barcelona)\\b',
    '\\b(?:Line|GSA|MicroMessenger|WindowsWechat|MacWechat|wxwork|Snapchat|WA4A|WAiOS|Flipboard|DingTalk|AlipayClient|BytedanceWebview)/',
    '\\b(?:KAKAOTALK|LinkedInApp)\\b',
    '\\b(?:musical_ly|trill)_',
    '\\bTwitter(?: for |Android)',
    '\\bTelegram-',
    '\\bWeibo',
    '\\bNAVER\\(inapp',
    '\\[Pinterest/',
    '\\bQQ/\\d',
    '\\bWKWebView\\b',
  ].join('|'),
  'i',
);
/** Browsers that are built on Android's web view, and keep its `Version/x` in their agent. */
const BUILT_ON_VIEW =
  /\w*Browser\/|\b(?:DuckDuckGo|OPR|OPT|Silk|Puffin|Focus|Klar|Ecosia|Edg\w*)\//;
const APPLE = /\b(?:iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\//;
const APPLE_BROWSER = /\b(?:Safari|Chrome|HeadlessChrome|\w+iOS)\//;

/** Whether a page with this user agent is shown inside another app. */
export function isWebview(userAgent: string, hints: Hints = {}): boolean {
  if (hints.bridged || /;\s*wv\)/.test(userAgent) || APPS.test(userAgent)) return true;
  if (/\bAndroid\b/.test(userAgent)) {
    const view = /\bVersion\/\d/.test(userAgent) && /\bChrome\/\d/.test(userAgent);
    return view && !BUILT_ON_VIEW.test(userAgent);
  }
  // Browsers of Apple's systems name themselves; a bare view does not.
  return APPLE.test(userAgent) && !APPLE_BROWSER.test(userAgent) && !hints.fromHomeScreen;
}

/** Names under which frameworks and apps reach into their web views. */
const BRIDGES = ['ReactNativeWebView', 'flutter_inappwebview', 'TelegramWebviewProxy'] as const;

/** Whether an app has put its bridge into the page. */
export function isBridged(page: object): boolean {
  return BRIDGES.some((name) => name in page);
}
