import { numbered, type Mission, type MissionRow } from '@playgrove/kit/logic/missions';
import { chunkNumber } from './chunks.ts';

/** Each with a light of its own. */
export const PLACES = ['harbour', 'market', 'neon', 'school', 'roof'] as const;
export type Place = (typeof PLACES)[number];

/** `day`: today's street, which asks for points. */
export type Params =
  | { readonly mode: 'line'; readonly day?: true }
  | { readonly mode: 'spot'; readonly spot: string };

/** What a run counts; also `trick.` with the name of a trick. */
export type Deed =
  | 'score'
  | 'combo'
  | 'links'
  | 'kinds'
  | 'grinds'
  | 'grind'
  | 'manuals'
  | 'manual'
  | 'sticker'
  | 'clear'
  | 'speed'
  | 'air'
  | 'crown'
  | 'clean'
  | 'late'
  | `trick.${string}`;

export type Spot = {
  readonly id: string;
  readonly place: Place;
  /** Units a tick that the rider pushes up to. */
  readonly cruise: number;
  readonly chunks: readonly number[];
  /** Three, reached within one run each. */
  readonly goals: readonly Mission[];
};

/** What counts as the most at once; all else adds up within a run. */
const AT_ONCE = new Set<string>(['score', 'combo', 'links', 'grind', 'manual', 'speed', 'air']);

/** A row for each spot: cruise | chunks | goals. Three goals, reached within one run each. */
const ROWS: Readonly<Record<Place, readonly string[]>> = {
  harbour: [
    '7 | breeze rail hump cone dip bench rail breeze | sticker=6 grinds=2 score=1000',
    '7 | hump rail two-cones breeze bench kicker dip rail-long | trick.kickflip=2 clear=2 grind=9',
    '7.2 | dip bench roller stairs-3 rail kicker cone hump bench | manuals=2 links=3 score=1800',
    '7.3 | kicker gap-small rail-long hump cone ledge-hill roller kicker | trick.heelflip=2 trick.shuvit=2 combo=900',
    '7.4 | breeze handrail bin rail dip-cone bench stairs-3 two-cones rail-long | clean=1 sticker=8 manual=7',
    '7.5 | roller kicker handrail pad two-rails hump bench-bin rail-long breeze | grinds=5 combo=2000 crown=1',
  ],
  market: [
    '7.5 | dip bin pad cone ledge-hill rail stairs-3 crates breeze | trick.turn-180=3 clear=3 score=3500',
    '7.6 | roller two-rails gap-small bench bin hump kicker rail-long cone | trick.varial-kickflip=1 grinds=4 air=7',
    '7.7 | stairs-5 rail crates pad roller bench-bin handrail dip | manuals=4 kinds=5 combo=2500',
    '7.8 | kicker-gap bench bin two-cones hill-rail hump ledge-hill kicker | trick.heelflip=3 grinds=2 clean=1',
    '7.8 | breeze two-rails handrail rail-gap pad bin roller rail-long | grind=9 links=5 score=7000',
    '7.9 | dip-cone plaza kicker stairs-5 bench-bin crates roller two-rails | late=2 combo=4000 crown=1',
  ],
  neon: [
    '8 | breeze rail-gap cone two-rails kicker pad handrail hump bench | trick.shuvit-360=1 sticker=8 links=5',
    '8 | handrail-long bin roller rail-long kicker-rail dip bench-bin | grinds=4 manual=8 score=9000',
    '8.1 | stairs-5 plaza gap-wide bench hill-rail crates roller rail | trick.double-kickflip=1 clear=2 combo=4500',
    '8.2 | bin-bin rail-gap pad kicker-gap two-rails hump stairs-3 rail-long | clean=1 kinds=7 grind=9',
    '8.2 | kicker-rail plaza dip-cone handrail-long bin-rail roller bench | trick.varial-heelflip=1 late=3 links=6',
    '8.3 | hill-rail gap-wide three-rails breeze kicker stairs-gap two-rails roller | grinds=7 combo=7000 score=15000',
  ],
  school: [
    '8.3 | hump bench pad bin-bin ledge-hill plaza kicker stairs-3 rail | trick.tre-flip=1 clear=3 manuals=5',
    '8.4 | gaps two-rails crate-kicker bench-bin roller handrail-long dip | air=8 kinds=8 combo=6000',
    '8.4 | stairs-gap plaza pad kicker-rail bin hump three-rails breeze | trick.flip-180=2 links=7 score=16000',
    '8.5 | bin-rail gap-wide bench kicker hump rail-gap stairs-5 roller | late=2 trick.bigspin=1 manual=10',
    '8.6 | big-set two-rails plaza hill-rail crate-kicker pad bin-bin rail-long | speed=49 grinds=7 late=4',
    '8.6 | three-rails gauntlet roller king-line kicker handrail-long bench breeze | kinds=9 combo=10000 crown=2',
  ],
  roof: [
    '8.7 | gap-wide kicker-rail roller gaps two-rails mega hump rail-long | air=10 trick.laser-flip=1 score=16000',
    '8.8 | rail-gap three-rails stairs-gap pad kicker-gap plaza big-set | grind=9 links=8 manuals=5',
    '8.8 | crate-kicker bin-rail gaps dip-cone king-line handrail-long roller | clean=1 trick.double-heelflip=1 clear=4',
    '8.9 | mega rail-gap-bin plaza hill-rail gaps bench-bin kicker-rail | trick.turn-360=2 kinds=9 combo=12000',
    '9 | big-set gauntlet rail-gap kicker-rail three-rails mega stairs-5 | speed=50 grinds=8 score=24000',
    '9 | king-line rail-gap-bin roller three-rails crate-kicker big-set plaza mega | trick.bigspin-flip=1 links=10 combo=20000',
  ],
};

/** In the order in which they open; the names need no layout. */
export const SPOT_IDS: readonly string[] = PLACES.flatMap((place) =>
  ROWS[place].map((_, at) => `${place}-${at + 1}`),
);

const made = new Map<string, Spot>();

/** @throws Error when there is none of that name */
export function spotOf(id: string): Spot {
  let spot = made.get(id);
  if (!spot) made.set(id, (spot = read(id)));
  return spot;
}

function read(id: string): Spot {
  const place = PLACES.find((one) => id.startsWith(one));
  const row = place && ROWS[place][Number(id.slice(place.length + 1)) - 1];
  if (!row) throw new Error(`no spot is called ${id}`);
  const [cruise, chunks = '', goals = ''] = row.split(' | ');
  const rows = goals.split(' ').map((goal): MissionRow => {
    const [deed = '', target] = goal.split('=');
    return [deed, Number(target), AT_ONCE.has(deed) ? 'once' : 'run', 0];
  });
  const numbers = chunks.split(' ').map(chunkNumber);
  return { id, place, cruise: Number(cruise), chunks: numbers, goals: numbered(rows) };
}
