import * as v from 'valibot';
import { reasonOf, type Reason } from './reason.ts';

const side = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
);
const file = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9-]+\.(?:webp|avif)$/, 'must be the name of a picture'),
);
const words = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

const PreviewSchema = v.strictObject({
  /** Hash of what they were made from. */
  made: words,
  clip: v.strictObject({ file, width: side, height: side }),
  stills: v.array(
    v.strictObject({ avif: file, webp: file, width: side, height: side, alt: words }),
    'must be a list',
  ),
});

/** A game's moving and still pictures, as `facts.json` beside them says; sizes in pixels. */
export type PreviewFacts = Readonly<v.InferOutput<typeof PreviewSchema>>;

export type PreviewFactsResult =
  | { readonly ok: true; readonly value: PreviewFacts }
  | { readonly ok: false; readonly error: readonly Reason[] };

/** Reads the parsed content of a `facts.json`; the error names every field that is wrong and why. */
export function readPreviewFacts(raw: unknown): PreviewFactsResult {
  const read = v.safeParse(PreviewSchema, raw);
  return read.success
    ? { ok: true, value: read.output }
    : { ok: false, error: read.issues.map(reasonOf) };
}
