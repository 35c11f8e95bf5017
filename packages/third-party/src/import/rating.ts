/** What ratings are out of. */
export type Scale = 1 | 5 | 10 | 100;

const SCALES: readonly Scale[] = [1, 5, 10, 100];
/** Of a feed's ratings, this share must fit its scale: the rest are slips. */
const FIT = 0.9;

type Rating = {
  readonly number: number;
  /** What it is said to be out of, if that is said. */
  readonly of?: number;
};

const WRITTEN =
  /^([\d.]+)\s*(?:(%)|(?:\/|out of|of|von|sur|de)\s*([\d.]+))?\s*(?:stars?|points?)?$/i;
/** How many people rated, as in `4.5 (1,234 votes)` and `8.5/10 - 200 votes`. */
const VOTES = /\s*(?:\([^)]*\)|[-–,;|]\s*[\d.,\s]+\s*(?:votes?|ratings?|reviews?))$/i;
const STARS = /^([★⭐]+)[☆✩]*$/u;
const VALUES = ['ratingvalue', 'value', 'average', 'avg', 'score', 'rating', 'stars', 'text'];
const MOSTS = ['bestrating', 'best', 'max', 'maximum', 'outof', 'scale'];

/** @returns undefined for what is no rating */
function parse(value: unknown): Rating | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { number: value } : undefined;
  if (Array.isArray(value)) return parse(value[0]);
  if (typeof value === 'object' && value !== null) return parseFields(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replaceAll('\uFE0F', '').replace(VOTES, '');
  const stars = STARS.exec(text)?.[1];
  if (stars !== undefined) return { number: [...stars].length, of: Math.max(5, [...text].length) };
  const found = WRITTEN.exec(text.replaceAll(',', '.'));
  if (!found) return undefined;
  const [, number, percent, most] = found;
  const of = percent === undefined ? most : 100;
  return { number: Number(number), ...(of !== undefined && { of: Number(of) }) };
}

/** A rating with its scale next to it: `{ ratingValue: 8, bestRating: 10 }`. */
function parseFields(value: object): Rating | undefined {
  const fields = new Map(
    Object.entries(value).map(([name, inside]) => [
      name.toLowerCase().replaceAll(/[^a-z]/g, ''),
      inside as unknown,
    ]),
  );
  const first = (names: readonly string[]): unknown =>
    names.map((name) => fields.get(name)).find((one) => one !== undefined && one !== '');
  const rating = parse(first(VALUES));
  const most = Number(first(MOSTS));
  return rating && most > 0 ? { ...rating, of: most } : rating;
}

/** What a feed's ratings are out of, as far as they do not say so themselves. */
export function scaleOf(ratings: readonly unknown[]): Scale {
  const plain = ratings.flatMap((written) => {
    const rating = parse(written);
    const counts = rating && rating.of === undefined && rating.number > 0 && rating.number <= 100;
    return counts ? [rating.number] : [];
  });
  // Fractions that never exceed 1 are parts of a whole, not stars.
  const areShares = plain.every((one) => one <= 1) && !plain.every(Number.isInteger);
  const fits = (scale: Scale): boolean =>
    plain.filter((number) => number <= scale).length >= plain.length * FIT;
  return SCALES.find((scale) => (scale === 1 ? areShares : fits(scale))) ?? 100;
}

/** A rating out of 5 with one decimal. Nobody has rated a game whose rating is 0. */
export function readRating(written: unknown, scale: Scale, mended: string[]): number | undefined {
  if (written === undefined) return undefined;
  const rating = parse(written);
  const leaveOut = (): undefined => {
    const shown = typeof written === 'object' ? JSON.stringify(written) : String(written);
    mended.push(`rating "${shown.slice(0, 40)}" left out`);
  };
  if (!rating || !Number.isFinite(rating.number)) return leaveOut();
  if (rating.number === 0) return undefined;
  // One that its feed's scale has no room for counts by the next one.
  const of = rating.of ?? SCALES.find((one) => one >= scale && rating.number <= one);
  if (of === undefined || !(of > 0) || rating.number < 0 || rating.number > of) return leaveOut();
  const score = Math.round((rating.number / of) * 50) / 10;
  if (of !== 5) mended.push(`rating ${rating.number} out of ${of} read as ${score.toFixed(1)}`);
  return score === 0 ? undefined : score;
}
