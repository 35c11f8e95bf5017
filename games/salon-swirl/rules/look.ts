import { crossingLevel, fall, LOCKS, pointAt, ROOTS, shrinkOf } from './hair.ts';
import { DYES, PEOPLE, type Look, type Part, type Person, type Where } from './people.ts';
import { BAND, BANDS, MAX_KNOT, MAX_LEAN, type Lock, type Tool } from './state.ts';

const WHOLE: Lock = {
  len: BAND * BANDS,
  curl: 0,
  color: '0'.repeat(BANDS),
  wet: 0,
  soap: 0,
  dirt: 0,
  lean: 0,
  knot: 0,
  pin: 0,
};

/** A wished band on the border of two dyes is a letter: any color is right there. */
const LETTERS = 'abcdefghij';
export const isBorder = (band: string): boolean => band >= 'a';
/** The color that a picture shows there. */
export const digitOf = (band: string): string =>
  isBorder(band) ? String(LETTERS.indexOf(band)) : band;
/** Bangs of this length go into a tail of all hair. */
const LONG_BANGS = 80;
/** Bands whose middle is this near a border may have either color. */
const BORDER = 15;

function leanOf(part: Part, at: number): number {
  const root = ROOTS[at];
  if (!root || part === 'none' || root.zone === 'back') return 0;
  if (part === 'middle') return root.x < 0 ? -MAX_LEAN : MAX_LEAN;
  return part === 'left' ? MAX_LEAN : -MAX_LEAN;
}

type Inside = { readonly is: boolean; readonly isBorder: boolean };

/** Whether a place of a lock belongs there, and whether it is close enough to the border that it may not. */
function isIn(where: Where, at: number, y: number, level = 0): Inside {
  const root = ROOTS[at];
  const side = root?.hang ?? 0;
  switch (where) {
    case 'all':
      return { is: true, isBorder: false };
    case 'left':
    case 'right':
      return { is: side < 0 === (where === 'left'), isBorder: Math.abs(side) < 11 };
    case 'below':
    case 'above':
      return { is: y > level === (where === 'below'), isBorder: Math.abs(y - level) < BORDER };
    default:
      return { is: root?.zone === where, isBorder: false };
  }
}

function cut(lock: Lock, at: number, { size, slant = 0, ...levels }: Look): void {
  const root = ROOTS[at];
  if (!root) return;
  if (size !== undefined) lock.len = Math.min(lock.len, Math.round(size / shrinkOf(lock)));
  const level = levels[root.zone];
  if (level === undefined) return;
  const loose = { ...lock, pin: 0 };
  const far = crossingLevel(fall(at, loose), level, slant);
  if (far >= 0) lock.len = Math.min(lock.len, Math.round(far / shrinkOf(lock)));
}

function dye(lock: Lock, at: number, dyes: NonNullable<Look['dye']>): void {
  const line = fall(at, { ...lock, pin: 0 });
  const shrink = shrinkOf(lock);
  let color = '';
  for (let band = 0; band < BANDS; band += 1) {
    const { y } = pointAt(line, (band + 0.5) * BAND * shrink);
    let digit = lock.color[band] ?? '0';
    for (const [where, to, level] of dyes) {
      const { is, isBorder: near } = isIn(where, at, y, level);
      if (is) digit = String(to);
      if (near) digit = LETTERS[Number(digitOf(digit))] ?? digit;
    }
    color += digit;
  }
  lock.color = color;
}

/** These locks with the changes of a look. */
export function styled(locks: readonly Lock[], look: Look): Lock[] {
  return locks.map((before, at) => {
    const lock = { ...before };
    if (look.curl !== undefined) lock.curl = look.curl;
    if (look.part !== undefined) lock.lean = leanOf(look.part, at);
    cut(lock, at, look);
    if (look.dirt) lock.dirt = 2;
    if (look.knots) lock.knot = MAX_KNOT;
    if (look.dye) dye(lock, at, look.dye);
    for (const [where, anchor, kind] of look.pins ?? []) {
      // Short bangs stay out of every tail.
      const isShort = ROOTS[at]?.zone === 'bangs' && (lock.len < LONG_BANGS || where !== 'all');
      if (isIn(where, at, 0).is && !isShort) lock.pin = 1 + anchor * 2 + kind;
    }
    return lock;
  });
}

const starts = new Map<number, readonly Lock[]>();
const targets = new Map<number, readonly Lock[]>();

export const personOf = (client: number): Person => PEOPLE[client] ?? PEOPLE[0];

/** How a client comes in. */
export function startOf(client: number): readonly Lock[] {
  let locks = starts.get(client);
  if (!locks) {
    locks = styled(
      Array.from({ length: LOCKS }, () => WHOLE),
      personOf(client).hair,
    );
    starts.set(client, locks);
  }
  return locks;
}

/** What a client wishes. */
export function targetOf(client: number): readonly Lock[] {
  let locks = targets.get(client);
  if (!locks) {
    const clean = startOf(client).map((lock) => ({ ...lock, dirt: 0, knot: 0 }));
    locks = styled(clean, personOf(client).wish);
    targets.set(client, locks);
  }
  return locks;
}

/** At most six tools, those that the wish needs first. */
export function toolsOf(client: number, free = false): readonly Tool[] {
  if (free) return ['wash', 'comb', 'cut', 'curl', 'dye', 'pin'];
  const { hair, wish, braids } = personOf(client);
  const cuts = wish.back !== undefined || wish.bangs !== undefined || wish.size !== undefined;
  const curls = wish.curl !== undefined && wish.curl !== hair.curl;
  const combs = hair.knots === true || (wish.part !== undefined && wish.part !== hair.part);
  const needed: Tool[] = [];
  if (hair.dirt) needed.push('wash');
  // The first who come in are dried by the breeze.
  if (hair.dirt && client > 3) needed.push('dry');
  if (combs) needed.push('comb');
  if (cuts) needed.push('cut');
  if (curls) needed.push('curl');
  if (wish.dye) needed.push('dye');
  if (wish.pins) needed.push('pin');
  // From the second pack on there are tools that the wish doesn't need.
  const extras: readonly Tool[] =
    client < 8 ? [] : braids ? ['cut', 'dye', 'pin'] : ['comb', 'cut', 'curl', 'dye'];
  for (const tool of extras) if (needed.length < 6 && !needed.includes(tool)) needed.push(tool);
  return needed;
}

/** Dyes at hand, the natural color first: those of the wish and some others. */
export function dyesOf(client: number, free = false): readonly number[] {
  if (free) return [0, 1, 2, 3, 4, 6];
  const wished = (personOf(client).wish.dye ?? []).map(([, to]) => to);
  const others =
    client === 0 ? [] : Array.from(DYES.keys()).filter((to) => to > 0 && !wished.includes(to));
  const from = (client * 5) % Math.max(1, others.length);
  const more = [...others.slice(from), ...others.slice(0, from)].slice(
    0,
    Math.max(0, 5 - wished.length),
  );
  return [0, ...[...wished, ...more].toSorted((a, b) => a - b)];
}
