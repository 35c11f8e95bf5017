import { STATUS_CODES } from 'node:http';

type Headers = Readonly<Record<string, string | number>>;

/** How an answer ends a head: the date, and what becomes of the connection. */
export type Ending = { readonly second: number; readonly open: string; readonly close: string };

/** @param keepAliveMs how long a connection may be idle */
export function endingAt(now: number, keepAliveMs: number): Ending {
  const date = `date: ${new Date(now).toUTCString()}\r\n`;
  return {
    second: Math.floor(now / 1000),
    open: `${date}connection: keep-alive\r\nkeep-alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`,
    close: `${date}connection: close\r\n\r\n`,
  };
}

/** An answer that is the same for everybody: head and body as one piece, made anew with each second's date. */
export class Answer {
  readonly status: number;
  readonly #head: string;
  #body: Buffer;
  #whole: Buffer | undefined;
  #second = 0;

  constructor(status: number, headers: Headers, body: Buffer = Buffer.alloc(0)) {
    this.status = status;
    this.#head = headOf(status, headers);
    this.#body = body;
  }

  /** What goes over the wire. The bytes handed out are never changed later. */
  bytes(ending: Ending): Buffer {
    if (this.#whole && this.#second === ending.second) return this.#whole;
    const head = Buffer.from(this.#head + ending.open, 'latin1');
    const whole = Buffer.concat([head, this.#body]);
    // One copy is enough.
    this.#body = whole.subarray(head.length);
    this.#whole = whole;
    this.#second = ending.second;
    return whole;
  }

  /** The same on a connection that ends with it. */
  last(ending: Ending): Buffer {
    return Buffer.concat([Buffer.from(this.#head + ending.close, 'latin1'), this.#body]);
  }
}

function headOf(status: number, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}`;
}
