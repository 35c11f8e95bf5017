import {
  PALETTE,
  shade,
  tint,
  boundsOf,
  drawn,
  group,
  type Mark,
  type Path,
} from '@playgrove/kit/logic/marks';
import { p } from './marks.ts';

export type Style = keyof typeof FRONTS;
/** What is worn on the head: how, and its color. */
type Hair = { readonly hair: Style; readonly hue: string };

/** Hair over the forehead; nothing of it comes lower than the paint may go. */
const FRONTS = {
  short:
    'M-76 -22C-82 -84 -48 -116 0 -116S82 -84 76 -22C71 -52 58 -70 38 -77H-38C-58 -70 -71 -52 -76 -22Z',
  tails:
    'M-78 -18C-88 -86 -50 -122 0 -122S88 -86 78 -18C73 -48 54 -72 0 -80C-54 -72 -73 -48 -78 -18Z',
  bun: 'M-78 -20C-88 -86 -48 -120 0 -120S88 -86 78 -20C72 -52 44 -80 0 -80S-72 -52 -78 -20Z',
  long: 'M-80 -6C-92 -88 -50 -124 2 -124S92 -88 80 -6C76 -44 60 -66 2 -84C-56 -66 -74 -44 -80 -6Z',
  bob: 'M-80 -6C-94 -88 -50 -124 0 -124S94 -88 80 -6L72 -52Q60 -66 44 -70Q30 -78 14 -74Q0 -80 -14 -74Q-30 -78 -44 -70Q-60 -66 -72 -52Z',
  quiff:
    'M-77 -20C-92 -70 -78 -104 -46 -116C-22 -146 46 -148 72 -116C92 -92 88 -52 77 -20C73 -46 64 -62 54 -70C20 -74 -20 -74 -50 -76C-62 -66 -72 -48 -77 -20Z',
  spikes:
    'M-78 -18C-90 -56 -84 -84 -74 -94L-56 -100L-60 -126L-30 -114L-20 -142L6 -118L28 -144L38 -112L66 -124L60 -98C86 -80 88 -52 78 -18C74 -46 66 -62 56 -70L38 -78L14 -74L-8 -80L-32 -74L-54 -72C-66 -60 -74 -44 -78 -18Z',
  curls:
    'M-78 -24C-84 -84 -46 -112 0 -112S84 -84 78 -24C70 -56 50 -76 0 -80C-50 -76 -70 -56 -78 -24ZO-72 -52 19 19O-56 -82 22 22O-30 -100 23 23O0 -108 24 24O30 -100 23 23O56 -82 22 22O72 -52 19 19',
  afro: 'M-77 -22C-84 -84 -48 -114 0 -114S84 -84 77 -22C72 -54 50 -78 0 -80C-50 -78 -72 -54 -77 -22Z',
  crown: '',
  scarf: '',
} as const;

/** Hair behind the face. */
const BACKS: Readonly<Record<Style, string>> = {
  short: '',
  quiff: '',
  spikes: '',
  curls: 'O-84 -20 20 20O84 -20 20 20O-82 12 18 18O82 12 18 18',
  bob: 'M-88 -10C-98 -92 -50 -124 0 -124S98 -92 88 -10C96 40 96 74 86 92C50 104 -50 104 -86 92C-96 74 -96 40 -88 -10Z',
  long: 'M-88 -10C-98 -92 -50 -124 0 -124S98 -92 88 -10C98 60 112 110 104 160H-104C-112 110 -98 60 -88 -10Z',
  tails:
    'M-70 -60C-112 -86 -146 -46 -132 6C-142 40 -122 78 -128 108C-100 96 -92 60 -96 24C-92 -8 -80 -24 -68 -36ZM70 -60C112 -86 146 -46 132 6C142 40 122 78 128 108C100 96 92 60 96 24C92 -8 80 -24 68 -36Z',
  bun: 'O0 -134 40 32',
  afro: 'O-86 -10 34 34O-94 -56 38 38O-70 -100 42 42O-28 -126 44 44O24 -128 44 44O68 -102 42 42O94 -58 38 38O86 -12 34 34',
  crown: 'M-72 -44C-94 -40 -94 10 -74 26L-66 0ZM72 -44C94 -40 94 10 74 26L66 0Z',
  scarf:
    'M-92 0C-102 -84 -54 -126 0 -126S102 -84 92 0C100 70 90 120 64 150H-64C-90 120 -100 70 -92 0Z',
};

const SCARF =
  'M-92 0C-102 -84 -54 -126 0 -126S102 -84 92 0C94 66 62 116 0 122C-62 116 -94 66 -92 0ZM-71 -8C-70 42 -42 97 0 97C42 97 70 42 71 -8C70 -56 44 -80 0 -80C-44 -80 -70 -56 -71 -8Z';

function pieces(text: string): readonly Path[] {
  return (text.match(/[MO][^MO]*/g) ?? []).map(p);
}

/** Hair behind the head. */
export function backOf({ hair, hue }: Hair): readonly Mark[] {
  const paths = pieces(BACKS[hair]);
  return paths.length > 0 ? group(paths, shade(hue, hair === 'scarf' ? 0.12 : 0.1)) : [];
}

/** Hair over the forehead, or a scarf round the face. */
export function frontOf({ hair, hue }: Hair): readonly Mark[] {
  if (hair === 'scarf') {
    const ring = p(SCARF);
    return [
      drawn(ring, 7, PALETTE.ink),
      { path: ring, fill: [tint(hue, 0.22), hue, shade(hue, 0.26)], span: boundsOf([ring]) },
      ...group(
        [
          p(
            'M-80 62C-66 104 -22 118 12 114C52 108 76 92 84 54C94 96 86 130 66 144C22 164 -36 160 -66 140C-82 122 -86 96 -80 62Z',
          ),
        ],
        hue,
      ),
      drawn(p('M-56 100Q0 134 60 104M-66 84Q-24 112 22 110'), 3.5, shade(hue, 0.4), 0.6),
      drawn(p('M-80 -40Q-56 -94 0 -102'), 5, tint(hue, 0.5), 0.6),
    ];
  }
  const paths = pieces(FRONTS[hair]);
  if (paths.length === 0) return [];
  return [
    ...group(paths, hue),
    drawn(p('M-58 -66Q-46 -98 -6 -106'), 7, tint(hue, 0.5), 0.5),
    drawn(p('M52 -78Q40 -100 16 -108M64 -58Q60 -78 48 -92'), 3, shade(hue, 0.4), 0.4),
  ];
}
