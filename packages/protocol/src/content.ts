import * as v from 'valibot';
import { flag, gameId, read, type Read } from './fields.ts';

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
