import * as v from 'valibot';
import { reasonOf, type Reason } from './reason.ts';

const side = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
);
const named = (ending: RegExp, what: string) =>
  v.pipe(v.string('must be text'), v.regex(ending, `must be the name of ${what}`));
const words = v.pipe(v.string('must be text'), v.minLength(1, 'must not be empty'));

const PreviewSchema = v.strictObject({
  /** Hash of what they were made from. */
  made: words,
  clip: v.strictObject({
    file: named(/^[a-z0-9-]+\.webm$/, 'a WebM file'),
    width: side,
    height: side,
  }),
  stills: v.array(
    v.strictObject({
      file: named(/^[a-z0-9-]+\.webp$/, 'a WebP file'),
      width: side,
      height: side,
      alt: words,
    }),
    'must be a list',
  ),
});

/** The clip and stills of a game, as their `facts.json` lists them; sizes in pixels. */
export type PreviewFacts = Readonly<v.InferOutput<typeof PreviewSchema>>;

export type PreviewFactsResult =
  | { readonly ok: true; readonly value: PreviewFacts }
  | { readonly ok: false; readonly error: readonly Reason[] };

/** Reads the parsed content of a `facts.json`. The error names every wrong field and why it is wrong. */
export function readPreviewFacts(raw: unknown): PreviewFactsResult {
  const read = v.safeParse(PreviewSchema, raw);
  return read.success
    ? { ok: true, value: read.output }
    : { ok: false, error: read.issues.map(reasonOf) };
}
