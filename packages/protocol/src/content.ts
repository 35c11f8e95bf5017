import * as v from 'valibot';
import { flag, gameId, read, text, type Read } from './fields.ts';
import { LONGEST_NOTE } from './note.ts';

const VoteSchema = v.strictObject({ game: gameId, up: flag });
/** What may be wrong with a game. */
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
  /** What else the visitor says. Only the operator sees it. */
  note: v.exactOptional(
    v.pipe(
      text(LONGEST_NOTE),
      v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+$/u, 'must be one line of plain text'),
      v.check((note: string) => note.trim() === note, 'must not begin or end with a space'),
    ),
  ),
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
