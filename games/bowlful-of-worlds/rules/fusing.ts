import type { StepContext } from '@playgrove/kit/contract';
import { planOf } from './levels.ts';
import { wake, type Contacts } from './motion.ts';
import {
  isWorld,
  MOON,
  radiusOf,
  ROCK,
  sizeOf,
  SUN,
  SWELL,
  type Body,
  type State,
} from './state.ts';

/** Ticks before a new world may fuse again: chains can be followed, and each step is heard. */
const RIPE = 11;
/** A world that was made this many ticks ago still continues its chain; the next drop ends it. */
export const CHAIN = 44;
/** A chain of this many throws a moon, and another one after this many more. */
export const MOON_AT = 3;
/** The most that a chain multiplies points. */
const MAX_TIMES = 6;
/** Points for two suns, and for a rock. */
const NOVA = 500;
const CRACK = 20;
/** How far beyond a new world its ring pushes, and how hard. */
const REACH = 34;
const KICK = 46;

/** Points for making a world: 1, 3, 6, 10… */
export const pointsFor = (kind: number): number => (kind * (kind - 1)) / 2;

/** What two bodies make: a kind, SUN + 1 for two suns that burst, or 0 if they don't fuse. */
export function fusionOf(a: Body, b: Body): number {
  if (a.age < RIPE || b.age < RIPE) return 0;
  if (isWorld(a.kind) && a.kind === b.kind) return a.kind + 1;
  if (a.kind === MOON && isWorld(b.kind)) return b.kind + 1;
  if (b.kind === MOON && isWorld(a.kind)) return a.kind + 1;
  return 0;
}

const linkOf = ({ link, age }: Body): number => (age < CHAIN ? link : 0);

/** Fuses the pairs that touch; each body once a tick. @returns whether any did */
export function fuseAll(state: State, contacts: Contacts, context: StepContext): boolean {
  let gone: Set<Body> | undefined;
  for (let n = 0; n < contacts.length; n += 2) {
    const a = state.bodies[contacts[n] as number] as Body;
    const b = state.bodies[contacts[n + 1] as number] as Body;
    const kind = fusionOf(a, b);
    if (kind === 0 || gone?.has(a) || gone?.has(b)) continue;
    gone ??= new Set();
    gone.add(a).add(b);
    fuse(state, a, b, kind, gone, context);
  }
  if (!gone) return false;
  const left = gone;
  state.bodies = state.bodies.filter((body) => !left.has(body));
  return true;
}

function fuse(
  state: State,
  a: Body,
  b: Body,
  kind: number,
  gone: Set<Body>,
  { cue }: StepContext,
): void {
  const [ma, mb] = [sizeOf(a) * sizeOf(a), sizeOf(b) * sizeOf(b)];
  const part = mb / (ma + mb);
  const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  const link = Math.max(linkOf(a), linkOf(b)) + 1;
  state.chain = link;
  state.idle = 0;
  if (link > state.longest) state.longest = link;
  const times = Math.min(MAX_TIMES, link);
  const isNova = kind > SUN;
  const points = (isNova ? NOVA : pointsFor(kind)) * times;
  state.score += points;
  const r = radiusOf(Math.min(kind, SUN));
  shove(state, at.x, at.y, r, isNova ? 3 : 1, gone);
  crackNear(state, at.x, at.y, r, gone, cue);
  cue(isNova ? 'nova' : `fuse.${kind}`, at, link);
  cue('points', at, points);
  if (isNova) return;
  state.bodies.push({
    ...(mb > ma ? b : a),
    id: state.nextId,
    kind,
    ...at,
    vx: a.vx + (b.vx - a.vx) * part,
    vy: a.vy + (b.vy - a.vy) * part,
    spin: a.spin + (b.spin - a.spin) * part,
    age: 0,
    landed: true,
    calm: 0,
    over: Math.min(a.over, b.over),
    link,
  });
  state.nextId += 1;
  const { goal } = planOf(state.params.level);
  if (kind === goal) state.done += 1;
  if (kind > state.best) {
    state.best = kind;
    cue('first', at, kind);
  }
  if (link % MOON_AT === 0) {
    state.moons += 1;
    cue('moon', at, link);
  } else if (link > 1) cue('chain', at, link);
}

/** The ring of a fusion pushes what is near; small worlds fly farther. */
function shove(
  state: State,
  x: number,
  y: number,
  r: number,
  strength: number,
  gone: ReadonlySet<Body>,
): void {
  const reach = r + REACH * strength + r * 0.5;
  for (const body of state.bodies) {
    if (gone.has(body)) continue;
    const dx = body.x - x;
    const dy = body.y - y;
    const size = sizeOf(body);
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    const gap = far - size;
    if (gap > reach) continue;
    wake(body);
    const near = 1 - Math.max(0, gap) / reach;
    const light = Math.min(1.6, Math.max(0.35, r / size));
    const kick = KICK * strength * (0.4 + near) * light;
    body.vx += (dx / far) * kick;
    body.vy += (dy / far) * kick;
  }
}

/** Rocks that a fusion touches break. */
function crackNear(
  state: State,
  x: number,
  y: number,
  r: number,
  gone: Set<Body>,
  cue: StepContext['cue'],
): void {
  const { goal } = planOf(state.params.level);
  for (const body of state.bodies) {
    if (body.kind !== ROCK || gone.has(body)) continue;
    const dx = body.x - x;
    const dy = body.y - y;
    const reach = r + radiusOf(ROCK) + 10;
    if (dx * dx + dy * dy > reach * reach) continue;
    gone.add(body);
    state.score += CRACK;
    if (goal === ROCK) state.done += 1;
    cue('crack', { x: body.x, y: body.y });
  }
}

/** Whether a world has its full size: only then is it held against the ring. */
export const isGrown = ({ age }: Body): boolean => age > SWELL;
