import { isDay } from '@playgrove/language/days';
import * as v from 'valibot';
import { read, type Read } from './fields.ts';
import { isPlayerName } from './names.ts';

/** Where runs, boards and circles are, below `CONTENT_PATH`. */
export const RUNS_PATH = 'runs';
export const BOARDS_PATH = 'boards';
export const CIRCLES_PATH = 'circles';

/** Characters of a packed run that the server keeps. */
export const MAX_PACKED_RUN = 64 * 1024;
/** Rows of a board that everybody sees. */
export const TOP_ROWS = 20;
/** Members of one circle. */
export const MAX_MEMBERS = 50;

/** 128 bits in base64url: a device's key, and a circle's. Who has it may use it. */
const KEY = /^[\w-]{21}[AQgw]$/;
/** A stored run's id: 96 bits in base64url. */
const RUN_ID = /^[\w-]{16}$/;

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value);
}

export function isRunId(value: unknown): value is string {
  return typeof value === 'string' && RUN_ID.test(value);
}

/** A new key for a device or a circle. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const packedRun = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(MAX_PACKED_RUN, `must have at most ${MAX_PACKED_RUN} characters`),
  v.regex(/^[\w-]+$/, 'is not a packed run'),
);
const key = v.pipe(
  v.string('must be text'),
  v.check((text: string) => isKey(text), 'is not a key'),
);
const place = v.pipe(v.number('must be a number'), v.integer('must be a whole number'));
const name = v.pipe(
  v.strictTuple([place, place], 'must be two numbers'),
  v.check((words: [number, number]) => isPlayerName(words), 'has words that do not exist'),
);
const date = v.pipe(
  v.string('must be text'),
  v.check((text: string) => isDay(text), 'is not a day'),
);

const SharedRunSchema = v.strictObject({ run: packedRun });
const BoardEntrySchema = v.strictObject({ run: packedRun, name, player: key });
const NewCircleSchema = v.strictObject({ name, player: key });
const JoinSchema = v.strictObject({ circle: key, name, player: key });
const LeaveSchema = v.strictObject({ circle: key, player: key });
const CircleSchema = v.strictObject({ circle: key, player: key, date });

/** The body of `POST /content/runs`, answered with a `StoredRun`. */
export type SharedRun = Readonly<v.InferOutput<typeof SharedRunSchema>>;
/** The body of `POST /content/boards/<date>/<game>`, answered with a `Board`. */
export type BoardEntry = Readonly<v.InferOutput<typeof BoardEntrySchema>>;
/** The body of `POST /content/circles`, answered with a `NewCircle`. */
export type CircleStart = Readonly<v.InferOutput<typeof NewCircleSchema>>;
/** The body of `POST /content/circles/join`, which also changes a member's name. */
export type CircleJoin = Readonly<v.InferOutput<typeof JoinSchema>>;
/** The body of `POST /content/circles/leave`. */
export type CircleLeave = Readonly<v.InferOutput<typeof LeaveSchema>>;
/** The body of `POST /content/circles/read`, answered with a `Circle`. It is no address: it has keys. */
export type CircleQuestion = Readonly<v.InferOutput<typeof CircleSchema>>;

export const parseSharedRun = (raw: unknown): Read<SharedRun> => read(SharedRunSchema, raw);
export const parseBoardEntry = (raw: unknown): Read<BoardEntry> => read(BoardEntrySchema, raw);
export const parseCircleStart = (raw: unknown): Read<CircleStart> => read(NewCircleSchema, raw);
export const parseCircleJoin = (raw: unknown): Read<CircleJoin> => read(JoinSchema, raw);
export const parseCircleLeave = (raw: unknown): Read<CircleLeave> => read(LeaveSchema, raw);
export const parseCircleQuestion = (raw: unknown): Read<CircleQuestion> => read(CircleSchema, raw);

const count = v.pipe(place, v.minValue(0));
const anyName = v.strictTuple([count, count]);
const RowSchema = v.object({
  place: count,
  name: anyName,
  /** Absent where a game has no score: then fewer moves or ticks are better. */
  score: v.exactOptional(v.number()),
  /** Moves or ticks of the run. */
  length: count,
  run: v.pipe(
    v.string(),
    v.check((text: string) => isRunId(text)),
  ),
  /** This device's own entry. */
  you: v.exactOptional(v.literal(true)),
});
const BoardSchema = v.object({
  top: v.array(RowSchema),
  of: count,
  /** This device's place, if it has an entry that is shown. */
  place: v.exactOptional(count),
});
const StoredRunSchema = v.object({
  id: v.pipe(
    v.string(),
    v.check((text: string) => isRunId(text)),
  ),
});
const FoundRunSchema = v.object({ run: packedRun });
const StartedCircleSchema = v.object({ circle: key });
const MemberSchema = v.object({
  name: anyName,
  you: v.exactOptional(v.literal(true)),
  /** Challenges of each of seven days, the requested one last. */
  days: v.array(count),
  /** How often the member was the best of the circle. */
  firsts: count,
});
const CircleViewSchema = v.object({
  members: v.array(MemberSchema),
  /** The requested day's boards among the members, by game id. */
  today: v.array(v.object({ game: v.string(), top: v.array(RowSchema) })),
});

export type StoredRun = Readonly<v.InferOutput<typeof StoredRunSchema>>;
/** The reply to `GET /content/runs/<id>`. */
export type FoundRun = Readonly<v.InferOutput<typeof FoundRunSchema>>;
export type BoardRow = Readonly<v.InferOutput<typeof RowSchema>>;
/** The reply to a board's address, by `GET` and `POST`. */
export type Board = Readonly<v.InferOutput<typeof BoardSchema>>;
export type NewCircle = Readonly<v.InferOutput<typeof StartedCircleSchema>>;
export type Circle = Readonly<v.InferOutput<typeof CircleViewSchema>>;

export const readStoredRun = (raw: unknown): Read<StoredRun> => read(StoredRunSchema, raw);
export const readFoundRun = (raw: unknown): Read<FoundRun> => read(FoundRunSchema, raw);
export const readBoard = (raw: unknown): Read<Board> => read(BoardSchema, raw);
export const readNewCircle = (raw: unknown): Read<NewCircle> => read(StartedCircleSchema, raw);
export const readCircle = (raw: unknown): Read<Circle> => read(CircleViewSchema, raw);
