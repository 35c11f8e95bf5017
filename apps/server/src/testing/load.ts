import { connect } from 'node:net';
import { join } from 'node:path';
import { LIST_IDS, statisticAddress, type StatisticEvent } from '@playgrove/protocol';
import type { Game } from '@playgrove/catalogue';
import Database from 'libsql';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LAYOUTS = ['scroll', 'puzzle', 'list'] as const;
/** Pipelined requests of one connection, and number of connections. */
const DEPTH = 24;
const CONNECTIONS = 4;

export type Click = { readonly key: string; readonly event: StatisticEvent };

/** Events that each have their own row of clicks. */
export function* clicks(games: readonly Game[]): Generator<Click> {
  for (const category of LIST_IDS) {
    for (const { id: game } of games) {
      for (const layout of LAYOUTS) {
        for (let position = 0; position < 99; position += 1) {
          const event = { name: 'gameClick', game, layout, category, position } as const;
          yield { key: keyOf(event), event };
        }
      }
    }
  }
}

/** Names the row that counts a click. */
export function keyOf(row: Readonly<Record<string, unknown>>): string {
  return [row['game'], row['layout'], row['category'], row['position']].join(' ');
}

/** How often each row of clicks was counted into the SQLite store of a folder. */
export function countedClicks(data: string): Map<string, number> {
  const db = new Database(join(data, 'counters.db'));
  const rows = db.prepare('SELECT * FROM clicks').all() as Record<string, unknown>[];
  db.close();
  return new Map(rows.map((row) => [keyOf(row), Number(row['clicks'])]));
}

/**
 * Sends events to a server as fast as it answers, until `taken` returns false, the server is gone,
 * or there are no more events. It repeats refused events, but never unanswered ones, because those
 * may have been taken.
 * @param taken called for each event that was taken; returns whether to go on
 */
export async function sendClicks(
  address: string,
  events: Iterator<Click>,
  taken: (key: string) => boolean,
): Promise<void> {
  const { hostname, port } = new URL(address);
  const refusedClicks: Click[] = [];
  let stopped = false;
  const next = (): Click | undefined => {
    if (stopped) return undefined;
    const refused = refusedClicks.pop();
    if (refused) return refused;
    const { done, value } = events.next();
    return done ? undefined : value;
  };
  const line = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      const waiting: Click[] = [];
      let rest = '';
      const fill = (): void => {
        const requests: string[] = [];
        while (waiting.length < DEPTH) {
          const click = next();
          if (!click) break;
          waiting.push(click);
          const path = statisticAddress({ event: click.event, at: 0 });
          requests.push(
            `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nuser-agent: ${AGENT}\r\n\r\n`,
          );
        }
        if (requests.length > 0) socket.write(requests.join(''));
        else if (waiting.length === 0) socket.end();
      };
      socket.setEncoding('latin1');
      socket.on('connect', fill);
      socket.on('data', (text: string) => {
        rest += text;
        for (let answer = cut(rest); answer; answer = cut(rest)) {
          rest = rest.slice(answer.length);
          const click = waiting.shift();
          if (!click) break;
          // A stopping server refuses requests with 503, which says nothing about the event.
          if (answer.taken) stopped = !taken(click.key) || stopped;
          else if (answer.refused) refusedClicks.push(click);
        }
        fill();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
}

/** The first complete response of a text, if there is one. */
function cut(text: string) {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const length = end + 4 + Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
  if (text.length < length) return undefined;
  const good = head.startsWith('http/1.1 200');
  const refused = head.includes('x-refused:');
  return { length, taken: good && !refused, refused: good && refused };
}
