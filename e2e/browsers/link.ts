import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut. */
export type Link = {
  readonly address: string;
  /** From now on the server cannot be reached. */
  cut(): Promise<void>;
};

/** No browser lets every driver take the network away, but each has to reach the server. */
export async function linkTo(server: string): Promise<Link> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  const listener = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      // Either end may hang up at any time, which ends the other.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((settle) => listener.listen(0, '127.0.0.1', settle));
  return {
    address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    cut: () =>
      new Promise((settle) => {
        listener.close(() => settle());
        for (const socket of open) socket.destroy();
      }),
  };
}
