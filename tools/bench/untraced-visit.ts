import type { Browser } from 'playwright-core';
import { PHONE, SLOW_4G, CPU_SLOWER, type Visit } from './browse.ts';

/** A page without developer tools attached. */
export type UntracedVisit = {
  /** The browser's own session, which can trace every page. */
  readonly session: Visit['session'];
  /** Sends a command of the browser's protocol to the page. @throws the page's error */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression in the page, as JSON. */
  readonly ask: (expression: string) => Promise<unknown>;
};

type Answer = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};

/**
 * Runs `work` in an empty page with an empty cache, on a slow phone with Slow 4G.
 *
 * Playwright's own pages listen to the console, and then the engine records a stack for each error,
 * which parses whole scripts again: 60 to 80 ms on a slow phone for React alone, which no visitor
 * pays. So this page is opened without Playwright, and nothing listens except for frames.
 */
export async function untracedVisit<T>(
  browser: Browser,
  work: (visit: UntracedVisit) => Promise<T>,
): Promise<T> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const { width, height } = PHONE.viewport;
    const page = { url: 'about:blank', browserContextId, width, height };
    const { targetId } = await session.send('Target.createTarget', page);
    const attached = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const send = sender(session, attached.sessionId);
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: PHONE.deviceScaleFactor,
      mobile: true,
    });
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', SLOW_4G);
    await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const ask = async (expression: string): Promise<unknown> => {
      const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as {
        readonly result: { readonly value?: unknown };
      };
      return result.value;
    };
    return await work({ session, send, ask });
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

/** Sends commands to a page through the browser's session, and waits for each answer. */
function sender(session: Visit['session'], sessionId: string): UntracedVisit['send'] {
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const answer = JSON.parse(event.message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async (method, params = {}) => {
    const id = (last += 1);
    const answered = new Promise<Answer>((settle) => waiting.set(id, settle));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
