/** Kongregate: accounts, statistics, purchases and its chat. */
import { later, nothing, publish, score } from '../bridge.ts';

const refuse = (...args: readonly unknown[]): void =>
  later(
    args.find((value) => typeof value === 'function'),
    { success: false, data: [] },
  );

const events = { addEventListener: nothing, removeEventListener: nothing };

const api = {
  services: {
    ...events,
    connect: nothing,
    isGuest: () => true,
    isConnected: () => true,
    getUserId: () => 0,
    getUsername: () => 'Guest',
    getGameAuthToken: () => '',
    getGameId: () => 0,
    getUserInfo: (call: unknown) => later(call, {}),
    resizeGame: nothing,
    privateMessage: nothing,
    showSignInBox: nothing,
    showRegistrationBox: nothing,
    showShoutBox: nothing,
    showFeedPostBox: nothing,
    showInvitationBox: nothing,
    showKredPurchaseDialog: nothing,
  },
  stats: {
    submit: (name: string, value: unknown): void => {
      if (/score/i.test(name)) score(value);
    },
    submitArray: nothing,
  },
  mtx: {
    ...events,
    purchaseItems: refuse,
    purchaseItemsRemote: refuse,
    requestItemList: refuse,
    requestUserItemList: refuse,
    useItemInstance: refuse,
    showKredPurchaseDialog: nothing,
    initializeIncentivizedAds: nothing,
    showIncentivizedAd: nothing,
  },
  chat: {
    ...events,
    showTab: nothing,
    closeTab: nothing,
    displayMessage: nothing,
    displayCanvasImage: nothing,
    clearMessages: nothing,
    drawObject: nothing,
    removeCanvasObject: nothing,
  },
  sharedContent: { ...events, load: nothing, save: nothing, browse: nothing },
  images: { submitAvatar: nothing },
};

publish({
  kongregateAPI: {
    loadAPI: (call: unknown) => later(call),
    getAPI: () => api,
    embedRoot: '',
    flashVarsString: () => '',
  },
});
