/** Y8 and its accounts, `ID`, and the ad breaks that its games share with others. */
import { adBreak, later, nothing, publish, score } from '../bridge.ts';

const noAccount = (...args: readonly unknown[]): void => {
  const call = args.find((value) => typeof value === 'function');
  later(call, { status: 'not_linked', success: false, authResponse: null });
};
type Break = {
  readonly type?: string;
  readonly beforeAd?: unknown;
  readonly afterAd?: unknown;
  readonly adBreakDone?: unknown;
};

publish({
  ID: {
    Event: { subscribe: (name: string, call: unknown) => name === 'id.init' && later(call) },
    init: (_options: unknown, call: unknown) => later(call),
    getLoginStatus: noAccount,
    login: noAccount,
    register: noAccount,
    openProfile: nothing,
    isVisible: () => false,
    api: noAccount,
    submit_image: noAccount,
    ads: { display: (call: unknown) => later(call) },
    Protection: {
      isBlacklisted: (call: unknown) => later(call, false),
      isSponsor: (call: unknown) => later(call, false),
    },
    GameAPI: {
      init: (_id: unknown, _data: unknown, call: unknown) => later(call, { status: 'ok' }),
      Achievements: { save: noAccount, list: nothing, listCustom: noAccount },
      Leaderboards: {
        save({ points }: { readonly points?: number } = {}, call?: unknown) {
          score(points);
          later(call, { success: true });
        },
        list: nothing,
        custom: (_options: unknown, call: unknown) => later(call, { scores: [] }),
      },
    },
  },
  async adBreak({ type = 'start', beforeAd, afterAd, adBreakDone }: Break = {}) {
    const shown = type !== 'reward' && (await adBreak());
    if (shown) {
      later(beforeAd);
      later(afterAd);
    }
    later(adBreakDone, { breakType: type, breakStatus: shown ? 'viewed' : 'notReady' });
  },
  adConfig: ({ onReady }: { readonly onReady?: unknown } = {}) => later(onReady),
});
