import { createHash } from 'node:crypto';
import { dayNumber } from '@playgrove/language/days';
import { newKey } from '@playgrove/protocol/runs';
import type {
  Board,
  BoardEntry,
  Circle,
  CircleJoin,
  CircleLeave,
  CircleQuestion,
  CircleStart,
} from '@playgrove/protocol/runs';
import { messageOf } from '../base/thrown.ts';
import type { Day } from '../base/day.ts';
import type { Visitor } from '../statistics/visitor.ts';
import { judgeFiles, type Case, type Judgment } from './judging.ts';
import { Judges, type JudgeBounds } from './judges.ts';
import { RunLimits } from './limits.ts';
import type { RunRefusal } from './refusal.ts';
import { weekTo } from './run-store.ts';
import { StoreThread, type StoreData } from './store-thread.ts';

/** What a request came to, or why it was refused. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RunRefusal };

export type RunsOptions = StoreData & {
  /** The built site, which brings the rules. */
  readonly site: string;
  /** Called with each run that was sent: its game, if it is known, and what became of it. */
  readonly onVerdict?: (game: string, outcome: string) => void;
  /** Called with the time from a run to its verdict. */
  readonly onPlayed?: (seconds: number) => void;
  /** Called when the store fails. */
  readonly onProblem?: (why: string) => void;
  readonly bounds?: JudgeBounds;
  readonly now?: () => number;
};

type From = Pick<Visitor, 'address' | 'crossSite'>;

const HOUR = 3_600_000;
/** Hours by which the calendars of the earth are ahead of UTC and behind it. */
const AHEAD = 14;
const BEHIND = 12;

/** Proven runs, the boards of days, and circles. */
export class Runs {
  readonly #options: RunsOptions;
  readonly #judges: Judges;
  readonly #store: StoreThread;
  readonly #limits = new RunLimits();
  readonly #now: () => number;
  readonly #cleaning: NodeJS.Timeout;

  constructor(options: RunsOptions) {
    const { data, storeUrl, maxBytes, site, bounds } = options;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#judges = new Judges(judgeFiles(site), (why) => options.onProblem?.(why), bounds);
    this.#store = new StoreThread({
      data,
      ...(storeUrl !== undefined && { storeUrl }),
      maxBytes,
    });
    this.#cleaning = setInterval(() => void this.#stored(this.#store.call('forget')), HOUR);
    this.#cleaning.unref();
  }

  /** Plays by the rules of another site from now on. */
  use(site: string): void {
    this.#judges.use(judgeFiles(site));
  }

  async share(packed: string, from: From): Promise<Outcome<{ readonly id: string }>> {
    const judged = await this.#judge({ packed }, from);
    if (!judged.ok) return judged;
    const { game, id, packed: proven } = judged.value;
    const stored = await this.#stored(this.#store.call('save', { id, game, packed: proven }));
    if (!stored.ok) return this.#refused('busy', game);
    if (!stored.value) return this.#refused('no-room', game);
    this.#options.onVerdict?.(game, 'stored');
    return { ok: true, value: { id } };
  }

  /** The packed run; undefined if there is none. */
  find(id: string): Promise<Outcome<string | undefined>> {
    return this.#stored(this.#store.call('find', id));
  }

  /** @param name a game's id or its folder */
  async enter(
    date: string,
    name: string,
    { run, name: words, player }: BoardEntry,
    from: From,
  ): Promise<Outcome<Board>> {
    const game = this.#judges.idOf(name);
    if (game === undefined) return this.#refused('unknown-game');
    if (!this.#isOpen(date)) return this.#refused('day-closed', game);
    const judged = await this.#judge({ packed: run, game, day: date }, from);
    if (!judged.ok) return judged;
    const { id, packed, length, score, rank, tooFast } = judged.value;
    const entered = await this.#stored(
      this.#store.call('enter', {
        day: dayOfDate(date),
        run: { id, game, packed },
        player: hashOf('player', player),
        name: words,
        length,
        rank,
        ...(score !== undefined && { score }),
        shown: !tooFast,
      }),
    );
    if (!entered.ok) return this.#refused('busy', game);
    if (!entered.value) return this.#refused('no-room', game);
    this.#options.onVerdict?.(game, tooFast ? 'flagged' : 'entered');
    return { ok: true, value: entered.value };
  }

  async board(date: string, name: string, player?: string): Promise<Outcome<Board>> {
    const game = this.#judges.idOf(name);
    if (game === undefined) return { ok: false, refusal: 'unknown-game' };
    const who = player === undefined ? undefined : hashOf('player', player);
    return this.#stored(this.#store.call('board', dayOfDate(date), game, who));
  }

  async startCircle(
    { name, player }: CircleStart,
    from: From,
  ): Promise<Outcome<{ readonly circle: string }>> {
    const refusal = this.#limited('circle', from);
    if (refusal) return { ok: false, refusal };
    const circle = newKey();
    const started = await this.#stored(
      this.#store.call('startCircle', { ...hashesOf({ circle, player }), name }),
    );
    return started.ok ? { ok: true, value: { circle } } : started;
  }

  async joinCircle({ name, ...keys }: CircleJoin, from: From): Promise<Outcome<null>> {
    const refusal = this.#limited('circle', from);
    if (refusal) return { ok: false, refusal };
    const joined = await this.#stored(this.#store.call('joinCircle', { ...hashesOf(keys), name }));
    if (!joined.ok) return joined;
    if (joined.value === 'joined') return { ok: true, value: null };
    return { ok: false, refusal: joined.value === 'full' ? 'circle-full' : 'circle-unknown' };
  }

  async leaveCircle(keys: CircleLeave): Promise<Outcome<null>> {
    const left = await this.#stored(this.#store.call('leaveCircle', hashesOf(keys)));
    return left.ok ? { ok: true, value: null } : left;
  }

  async readCircle({ date, ...keys }: CircleQuestion): Promise<Outcome<Circle>> {
    const days = weekTo(Date.parse(`${date}T00:00:00Z`));
    const read = await this.#stored(this.#store.call('readCircle', hashesOf(keys), days));
    if (!read.ok) return read;
    return read.value ? { ok: true, value: read.value } : { ok: false, refusal: 'circle-unknown' };
  }

  async close(): Promise<void> {
    clearInterval(this.#cleaning);
    await this.#judges.close();
    await this.#store.close();
  }

  /**
   * Whether a day's board takes entries: it has begun somewhere on earth, and a run that was begun
   * on its day may end on the next.
   */
  #isOpen(date: string): boolean {
    const today = (hours: number): number =>
      dayNumber(new Date(this.#now() + hours * HOUR).toISOString().slice(0, 10));
    const day = dayNumber(date);
    return day <= today(AHEAD) && day >= today(-BEHIND) - 1;
  }

  #limited(kind: 'run' | 'circle', { address, crossSite }: From): RunRefusal | undefined {
    if (crossSite) return 'cross-site';
    return this.#limits.take(kind, address, this.#now()) ? undefined : 'too-many-this-hour';
  }

  async #judge(one: Case, from: From): Promise<Outcome<Extract<Judgment, { ok: true }>>> {
    const refusal = this.#limited('run', from);
    if (refusal) return this.#refused(refusal, one.game);
    const leave = this.#limits.enter(from.address);
    if (!leave) return this.#refused('busy', one.game);
    const start = performance.now();
    const judgment = await this.#judges.judge(one).finally(leave);
    if (!judgment) return this.#refused('busy', one.game);
    this.#options.onPlayed?.((performance.now() - start) / 1000);
    return judgment.ok
      ? { ok: true, value: judgment }
      : this.#refused(judgment.fault, judgment.game);
  }

  #refused(refusal: RunRefusal, game = ''): { readonly ok: false; readonly refusal: RunRefusal } {
    this.#options.onVerdict?.(game, refusal);
    return { ok: false, refusal };
  }

  async #stored<T>(call: Promise<T>): Promise<Outcome<T>> {
    try {
      return { ok: true, value: await call };
    } catch (error) {
      this.#options.onProblem?.(messageOf(error));
      return { ok: false, refusal: 'busy' };
    }
  }
}

/** What the store knows of a key. Salting adds nothing: nobody guesses 128 bits. */
function hashOf(kind: 'player' | 'circle', key: string): string {
  return createHash('sha256').update(`${kind}\n${key}`).digest('base64url');
}

function hashesOf({ circle, player }: { readonly circle: string; readonly player: string }) {
  return { circle: hashOf('circle', circle), player: hashOf('player', player) };
}

function dayOfDate(date: string): Day {
  return Number(date.replaceAll('-', ''));
}
