import { once } from 'node:events';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** One response as it came over the wire. */
export type WireAnswer = {
  readonly status: number;
  /** Status line and headers as they were sent. */
  readonly head: string;
  /** By name in lower case. */
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A connection to a server of this machine. */
export async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

/** Opens a connection to a server in this process. @returns the visitor's end and the server's */
export async function connected(server: Server): Promise<readonly [Socket, Socket]> {
  const taken = once(server, 'connection') as Promise<[Socket]>;
  const socket = await dial((server.address() as AddressInfo).port);
  return [socket, (await taken)[0]];
}

/** Everything that a server sends until it ends the connection. */
export async function heard(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (part: string) => (said += part));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return said;
}

/** Sends pieces in separate writes. @returns everything the server sends until it ends the connection */
export async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const socket = await dial(port);
  socket.setNoDelay(true);
  const said = heard(socket);
  for (const piece of pieces) {
    await new Promise<void>((resolve) => {
      if (socket.destroyed) resolve();
      else socket.write(Buffer.from(piece, 'latin1'), () => resolve());
    });
  }
  return said;
}

/**
 * Parses the responses of a connection.
 * @param heads which responses answer HEAD and thus have no body
 */
export function answersOf(said: string, heads: readonly boolean[] = []): WireAnswer[] {
  const answers: WireAnswer[] = [];
  let at = 0;
  while (at < said.length) {
    const end = said.indexOf('\r\n\r\n', at);
    if (end === -1) throw new Error(`An answer has no end: ${said.slice(at)}`);
    const head = said.slice(at, end);
    const [first = '', ...lines] = head.split('\r\n');
    const fields = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
    const empty = status === 304 || heads[answers.length];
    const length = empty ? 0 : Number(fields['content-length'] ?? 0);
    at = end + 4 + length;
    if (at > said.length) throw new Error(`An answer is cut off: ${head}`);
    answers.push({ status, head, fields, body: said.slice(end + 4, at) });
  }
  return answers;
}
