import type { Socket } from 'node:net';
import type { Visitor } from '../statistics/visitor.ts';
import type { Answer, Ending } from './answers.ts';
import { readAddress } from './event.ts';
import type { Kept } from './files.ts';
import type { FrontParts } from './front.ts';
import { addressOf, LONGEST_ADDRESS, LONGEST_HEAD, readFields, type Fields } from './head.ts';

export type ConnectionParts = FrontParts & {
  readonly ending: () => Ending;
  /** Milliseconds a connection may be idle, and may take for its first request. */
  readonly idleMs: number;
  readonly firstMs: number;
  /** Gives the socket to the server behind, with what was not answered put back. */
  readonly handOver: () => void;
  /** Told when the visitor ended in the middle of a request. */
  readonly onCutOff: () => void;
  readonly onGone: () => void;
};

/** Requests of one connection that may wait for their answers. */
const MOST_WAITING = 64;
const METHOD = 'GET ';
const VERSION = ' HTTP/1.1';
const END = '\r\n\r\n';
const ADDRESS = /^\/[!-~]*$/;

/** A place in the line of answers; answers go out in the order of requests. */
type Place = { answer: Answer | undefined };

/** Who sends: the same for every request with the same header fields. */
type Sender = {
  readonly lines: string;
  readonly fields: Fields;
  readonly visitor: Visitor;
  /** The file asked for last, by its path. */
  last: { readonly path: string; readonly kept: Kept } | undefined;
};

/** One connection while the front has it. */
export class Connection {
  readonly #socket: Socket;
  readonly #parts: ConnectionParts;
  readonly #line: Place[] = [];
  #sender: Sender | undefined;
  /** What came in and is not read yet, a character a byte. */
  #text = '';
  #used: number;
  #served = false;
  /** The next request is for the server behind. */
  #leaving = false;
  #reading = false;
  #finishing = false;
  #corked = false;

  constructor(socket: Socket, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#used = Date.now();
    socket.on('data', this.#onData);
    socket.on('drain', this.#onDrain);
    socket.on('end', this.#onEnd);
    socket.on('error', this.#onError);
    socket.on('close', parts.onGone);
  }

  /** Ends after the answers that are under way. */
  finish(): void {
    this.#finishing = true;
    if (this.#line.length === 0) this.#socket.end();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Ends when it has been idle for too long. */
  letGo(now: number): void {
    if (this.#line.length > 0 || this.#socket.writableLength > 0) return;
    const { idleMs, firstMs } = this.#parts;
    const idle = now - this.#used;
    if (this.#text === '') {
      if (idle >= (this.#served ? idleMs : firstMs)) this.#socket.destroy();
    } else if (idle >= firstMs) {
      // A request that does not come to its end: who is behind has an answer for that.
      this.#leave();
    }
  }

  readonly #onData = (bytes: Buffer): void => {
    // A request that comes in pieces began with the first.
    if (this.#text === '') this.#used = Date.now();
    this.#text += bytes.toString('latin1');
    this.#read();
  };

  readonly #onDrain = (): void => this.#read();

  readonly #onError = (): void => void this.#socket.destroy();

  readonly #onEnd = (): void => {
    if (this.#text !== '' && this.#line.length === 0) this.#parts.onCutOff();
    else this.finish();
  };

  /** Reads whole requests until there are no more, too many wait, or one is not for the front. */
  #read(): void {
    this.#reading = true;
    let whole = true;
    while (this.#text !== '' && !this.#leaving && !this.#finishing) {
      if (this.#line.length >= MOST_WAITING || this.#socket.writableNeedDrain) break;
      const taken = this.#tryRequest();
      whole = taken !== 0;
      if (!whole) break;
      if (taken === undefined) this.#leaving = true;
      else this.#text = taken === this.#text.length ? '' : this.#text.slice(taken);
    }
    this.#reading = false;
    if (this.#leaving && this.#line.length === 0) this.#leave();
    else if (this.#text !== '' && whole && !this.#finishing) this.#socket.pause();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  #tryRequest(): number | undefined {
    try {
      return this.#request();
    } catch (error) {
      this.#parts.onFailure(error);
      this.#socket.destroy();
      return this.#text.length;
    }
  }

  /**
   * Answers the next request, or has it answered.
   * @returns its length; 0 when its end is not here yet; nothing when it is not for the front
   */
  #request(): number | undefined {
    const text = this.#text;
    const end = text.indexOf(END);
    if (end === -1 && text.length <= LONGEST_HEAD && METHOD.startsWith(text.slice(0, 4))) return 0;
    if (end === -1 || end > LONGEST_HEAD || !text.startsWith(METHOD)) return undefined;
    const first = text.indexOf('\r\n');
    const version = first - VERSION.length;
    if (!text.startsWith(VERSION, version)) return undefined;
    const address = text.slice(METHOD.length, version);
    if (address.length > LONGEST_ADDRESS || !ADDRESS.test(address)) return undefined;
    const sender = this.#senderOf(text.slice(first, end));
    if (!sender) return undefined;
    return this.#event(address, sender) || this.#file(address, sender)
      ? end + END.length
      : undefined;
  }

  #senderOf(lines: string): Sender | undefined {
    if (this.#sender?.lines === lines) return this.#sender;
    const fields = readFields(lines);
    if (!fields) return undefined;
    const { agent, optedOut, forwarded } = fields;
    const address = addressOf(this.#socket.remoteAddress ?? '', forwarded, this.#parts.proxies);
    this.#sender = { lines, fields, visitor: { address, agent, optedOut }, last: undefined };
    return this.#sender;
  }

  #event(address: string, { visitor }: Sender): boolean {
    const { taker, pixel, onMalformed, onAnswered } = this.#parts;
    const read = taker && readAddress(address);
    if (!taker || !read) return false;
    const began = performance.now();
    const place = this.#place();
    const answer = (why?: string): void => {
      place.answer = pixel(why);
      onAnswered('event', 200, (performance.now() - began) / 1000);
      this.#send();
    };
    if (read.ok) taker.offer(read.value, visitor, (refusal) => answer(refusal?.why));
    else {
      onMalformed();
      answer(read.error);
    }
    return true;
  }

  #file(address: string, sender: Sender): boolean {
    const began = performance.now();
    const query = address.indexOf('?');
    const path = query === -1 ? address : address.slice(0, query);
    const kept = sender.last?.path === path ? sender.last.kept : this.#find(path, sender);
    const { noneMatch } = sender.fields;
    if (!kept || (noneMatch !== undefined && noneMatch !== kept.tag)) return false;
    const answer = noneMatch === undefined ? kept.full : kept.same;
    this.#place().answer = answer;
    this.#send();
    this.#parts.onAnswered('file', answer.status, (performance.now() - began) / 1000);
    return true;
  }

  #find(path: string, sender: Sender): Kept | undefined {
    const { accept, acceptEncoding } = sender.fields;
    const kept = this.#parts.files.get(path, accept, acceptEncoding);
    if (kept) sender.last = { path, kept };
    return kept;
  }

  #place(): Place {
    const place: Place = { answer: undefined };
    this.#line.push(place);
    return place;
  }

  /** Sends the answers whose turn it is. */
  #send(): void {
    const line = this.#line;
    if (line.length > 1) this.#cork();
    while (line[0]?.answer) {
      const answer = line.shift()?.answer;
      if (!answer || this.#socket.destroyed) continue;
      this.#served = true;
      const last = this.#finishing && line.length === 0;
      const ending = this.#parts.ending();
      this.#socket.write(last ? answer.last(ending) : answer.bytes(ending));
      if (last) this.#socket.end();
    }
    // What could not be read while so much waited.
    if (line.length === 0 && this.#text !== '' && !this.#reading) this.#read();
  }

  /** What is answered in one go leaves in one write. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#socket.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#socket.uncork();
    });
  }

  /** Gives the socket to the server behind as if nothing had been read of what is not answered. */
  #leave(): void {
    const socket = this.#socket;
    socket.off('data', this.#onData);
    socket.off('drain', this.#onDrain);
    socket.off('end', this.#onEnd);
    socket.off('error', this.#onError);
    socket.off('close', this.#parts.onGone);
    const rest: Buffer[] = [Buffer.from(this.#text, 'latin1')];
    for (let more: unknown = socket.read(); more !== null; more = socket.read()) {
      if (Buffer.isBuffer(more)) rest.push(more);
    }
    this.#text = '';
    socket.unshift(Buffer.concat(rest));
    this.#parts.handOver();
    if (socket.isPaused()) socket.resume();
  }
}
