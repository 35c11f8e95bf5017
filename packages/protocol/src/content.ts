import * as v from 'valibot';
import { flag, gameId, read, type Read } from './fields.ts';

/** The path of data calls. */
export const CONTENT_PATH = '/content/';

/** The reply to every data call. */
export type Envelope = { readonly code: number; readonly contents: unknown };

export const OK = 200;
export const NO_MORE = 204;

/** What a reply means to the page. */
export type Reply =
  | { readonly kind: 'contents'; readonly contents: unknown }
  | { readonly kind: 'no-more' }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'malformed' };

/** Reads the body of a reply. `message` is the contents as text, ready to show. */
export function readReply(raw: unknown): Reply {
  if (typeof raw !== 'object' || raw === null || !('code' in raw) || !('contents' in raw)) {
    return { kind: 'malformed' };
  }
  const { code, contents } = raw;
  if (typeof code !== 'number' || !Number.isInteger(code)) return { kind: 'malformed' };
  if (code === OK) return { kind: 'contents', contents };
  if (code === NO_MORE) return { kind: 'no-more' };
  const message = typeof contents === 'string' ? contents : JSON.stringify(contents ?? null);
  return { kind: 'refused', code, message };
}

const VoteSchema = v.strictObject({ game: gameId, up: flag });
/** What may be wrong with a game. There is no free text, so no report can name a person. */
export const REPORT_REASONS = [
  'does-not-start',
  'stuck',
  'too-slow',
  'display',
  'sound',
  'other',
] as const;
const ReportSchema = v.strictObject({
  game: gameId,
  reason: v.picklist(REPORT_REASONS, `must be one of ${REPORT_REASONS.join(', ')}`),
});

/** The body of `POST /content/vote`. */
export type Vote = Readonly<v.InferOutput<typeof VoteSchema>>;

/** The body of `POST /content/report`, which reports a broken game. */
export type Report = Readonly<v.InferOutput<typeof ReportSchema>>;

export function parseVote(raw: unknown): Read<Vote> {
  return read(VoteSchema, raw);
}

export function parseReport(raw: unknown): Read<Report> {
  return read(ReportSchema, raw);
}
