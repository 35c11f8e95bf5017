/** Newgrounds.io, the library of components. */
import { later, nothing, publish, score } from '../bridge.ts';

type Params = { readonly value?: number };

/** What a component answers to a player who is not signed in. */
function answerTo(component: string, params: Params = {}) {
  if (component === 'ScoreBoard.postScore') score(params.value);
  return {
    success: true,
    component,
    user: null,
    session: { id: null, expired: true, user: null },
    medals: [],
    scoreboards: [],
    scores: [],
    slots: [],
    error: null,
  };
}

class Core {
  app_id: string;
  session_id: string | null = null;
  user: object | null = null;
  debug = false;
  readonly #queue: (() => void)[] = [];

  constructor(app: string) {
    this.app_id = app;
  }
  callComponent(component: string, params?: Params, call?: unknown): void {
    later(call ?? (typeof params === 'function' ? params : undefined), answerTo(component, params));
  }
  queueComponent(component: string, params?: Params, call?: unknown): void {
    this.#queue.push(() => this.callComponent(component, params, call));
  }
  executeQueue(): void {
    for (const run of this.#queue.splice(0)) run();
  }
  getValidSession(call: unknown): void {
    later(call);
  }
  requestLogin(_done: unknown, _failed: unknown, cancelled: unknown): void {
    later(cancelled);
  }
  cancelLoginRequest = nothing;
  logOut(call: unknown): void {
    later(call);
  }
  addEventListener = nothing;
  removeEventListener = nothing;
}

publish({ Newgrounds: { io: { core: Core } } });
