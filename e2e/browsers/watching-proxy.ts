import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Notes what goes wrong in a page, and reports it even while the page is left. */
const WATCH = `(() => {
  const report = (text) => navigator.sendBeacon('/-problem', text);
  let left = false;
  addEventListener('beforeunload', () => { left = true; });
  addEventListener('error', (event) => {
    const { target, message, error } = event;
    if (target === window) report('exception: ' + message + ' ' + (error?.stack ?? ''));
    // Leaving a page aborts what it was still loading.
    else if (!left) report('did not load: ' + (target.currentSrc || target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejection: ' + reason + ' ' + (reason?.stack ?? '')));
  addEventListener('securitypolicyviolation', (event) => report('blocked: ' + event.violatedDirective + ' ' + event.blockedURI));
  for (const level of ['error', 'warn']) {
    const own = console[level];
    console[level] = (...all) => { report('console: ' + all.join(' ')); own.apply(console, all); };
  }
})();`;

export type WatchingProxy = {
  readonly address: string;
  readonly problems: readonly string[];
  close(): void;
};

/**
 * Stands between a browser that tells nobody what goes wrong in its pages and the server. Each one
 * has its own port, so its pages have their own, empty storage.
 */
export async function startWatchingProxy(server: string): Promise<WatchingProxy> {
  const problems: string[] = [];
  const listener = createServer((from, to) => {
    if (from.url === '/-watch.js') {
      to.setHeader('content-type', 'text/javascript');
      to.end(WATCH);
    } else if (from.url === '/-problem')
      void textOf(from)
        .then((text) => problems.push(text))
        .then(() => to.end());
    else pass(server, from, to, problems);
  });
  await new Promise<void>((settle) => listener.listen(0, '127.0.0.1', settle));
  const { port } = listener.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    problems,
    close() {
      listener.closeAllConnections();
      listener.close();
    },
  };
}

function pass(server: string, from: IncomingMessage, to: ServerResponse, problems: string[]): void {
  // Pages are read here, so they must not be packed.
  const headers = { ...from.headers, 'accept-encoding': 'identity' };
  const onward = request(server + from.url, { method: from.method, headers }, (answer) => {
    const { statusCode = 502, headers: given } = answer;
    if (statusCode >= 400) problems.push(`${statusCode}: ${from.url}`);
    if (!isOwnPage(from.url ?? '', given['content-type'])) {
      to.writeHead(statusCode, given);
      answer.pipe(to);
      return;
    }
    const { 'content-length': _length, ...rest } = given;
    to.writeHead(statusCode, rest);
    void textOf(answer).then((html) =>
      to.end(
        html.replace(/<head[^>]*>|<meta charset[^>]*>/i, '$&<script src="/-watch.js"></script>'),
      ),
    );
  });
  // A server that is gone looks the same through the proxy.
  onward.on('error', () => to.destroy());
  from.pipe(onward);
}

/** Pages of caged games report their own errors to the cage. */
function isOwnPage(path: string, type = ''): boolean {
  return type.startsWith('text/html') && !path.includes('/files/');
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
