import type { Point } from '@playgrove/kit/contract';

/** The pond: portrait screens draw it on its side, with the same rules. */
export const FIELD = { width: 1020, height: 600 } as const;

/** From point to point: moved by so much in the middle of the range, less toward its ends. */
type Bulge = readonly [from: number, to: number, x: number, y: number];

type Sketch = {
  /** Control points of each flume, from its entry to its sluice: `x,y x,y`. */
  readonly lanes: readonly string[];
  /** What the rain does to each flume. */
  readonly rain: readonly (readonly Bulge[])[];
  /** Where the turtle sits; it can hop where there are two. */
  readonly pads: readonly Point[];
};

// oxfmt-ignore
const SKETCHES = {
  crescent: {
    lanes: [
      '-40,520 120,530 300,540 480,545 660,540 840,530 950,490 975,400 970,300 970,200 940,100 840,65 660,60 480,60 320,65 180,80 90,140 75,240 80,320',
    ],
    rain: [[[2, 6, 0, -90], [11, 15, 0, 110]]],
    pads: [{ x: 500, y: 300 }],
  },
  serpent: {
    lanes: [
      '-40,60 140,60 320,60 500,60 680,60 860,60 965,85 970,165 900,205 740,205 560,205 380,205 200,205 85,225 55,290 90,350 200,365 330,365',
    ],
    rain: [[[6, 13, 0, 30], [8, 12, 0, 60], [13, 17, 40, 60]]],
    pads: [{ x: 560, y: 475 }],
  },
  wave: {
    lanes: [
      '-40,300 40,300 90,180 120,60 220,40 300,90 310,220 330,350 420,400 500,340 510,200 530,80 620,40 710,80 730,220 740,350 830,410 920,360 940,240 950,120 950,60',
    ],
    rain: [[[5, 9, -10, 84], [15, 19, 0, 80], [9, 14, 40, 30]]],
    pads: [{ x: 560, y: 520 }],
  },
  spiral: {
    lanes: [
      '-40,50 140,50 330,45 520,45 710,45 880,60 970,130 980,290 970,440 890,535 710,555 520,555 330,555 160,535 70,460 60,330 80,220 160,160 320,150 500,150 680,150 800,170',
    ],
    rain: [[[16, 21, 20, -20], [9, 14, 0, -100], [5, 9, -90, 0]]],
    pads: [{ x: 500, y: 310 }],
  },
  comb: {
    lanes: [
      '-40,540 60,540 80,440 80,300 85,150 110,60 190,40 260,70 275,170 275,280 300,350 375,370 440,330 450,220 450,120 480,55 555,40 620,70 635,170 640,290 670,360 740,375 800,335 815,220 815,120 850,60 915,60 950,130 955,280 955,400',
    ],
    rain: [[[3, 9, 0, 70], [13, 19, 0, 64], [18, 24, 0, 60]]],
    pads: [{ x: 520, y: 490 }],
  },
  hook: {
    lanes: [
      '1060,540 880,545 700,550 520,550 340,550 170,530 70,460 50,320 70,170 150,70 320,50 500,50 680,60 820,100 900,190 905,300 860,390 750,430 640,430',
    ],
    rain: [[[9, 14, 20, 80], [2, 5, 0, -30], [15, 19, -70, -60]]],
    pads: [{ x: 430, y: 290 }],
  },
  delta: {
    lanes: [
      '510,-40 500,50 420,90 280,70 150,60 60,110 50,230 110,310 240,330 310,390 270,480 290,550 420,565 560,565 690,550 760,480 740,390 800,320 920,310 975,230 960,110 880,55 740,55',
    ],
    rain: [[[2, 7, 60, 60], [11, 15, -50, -10], [14, 18, 50, -20], [18, 23, -40, 50]]],
    pads: [{ x: 520, y: 250 }],
  },
  banks: {
    lanes: [
      '-40,60 130,70 300,90 480,60 660,55 840,70 950,120 970,220 960,280',
      '1060,540 890,530 720,510 540,540 360,545 180,530 70,480 50,380 60,320',
    ],
    rain: [[[1, 5, 0, 90], [4, 7, 0, 70]], [[1, 5, 0, -90], [4, 7, 0, -70]]],
    pads: [{ x: 510, y: 300 }],
  },
  braid: {
    lanes: [
      '-40,150 70,150 130,80 240,50 360,80 420,170 400,270 300,320 180,330 90,390 80,490 160,545 300,550 400,545',
      '1060,450 950,450 890,520 780,550 660,520 600,430 620,330 720,280 840,270 930,210 940,110 860,55 720,50 620,55',
    ],
    rain: [[[2, 6, 0, 40], [7, 11, 60, 0]], [[2, 6, 0, -40], [7, 11, -60, 0]]],
    pads: [
      { x: 520, y: 178 }, { x: 500, y: 422 }],
  },
  ferry: {
    lanes: [
      '-40,300 120,300 260,290 400,300 520,305 640,300 780,290 910,300 970,360 965,460 890,530 740,550 580,550',
    ],
    rain: [[[1, 5, 0, -80], [4, 7, 0, 60]]],
    pads: [{ x: 510, y: 130 }, { x: 510, y: 440 }],
  },
  ring: {
    lanes: [
      '-40,470 60,480 130,540 260,555 420,550 560,555 720,555 870,530 960,450 975,310 965,160 880,70 730,50 560,55 420,60 300,55 160,60 75,130 60,240 130,300 240,300 330,300',
    ],
    rain: [[[3, 8, 0, -60], [12, 16, 0, 70], [18, 22, 20, 70]]],
    pads: [{ x: 480, y: 300 }, { x: 780, y: 300 }],
  },
  horns: {
    lanes: [
      '-40,480 70,470 110,350 100,200 130,90 240,50 370,60 430,140 410,230 400,260',
      '1060,480 950,470 910,350 920,200 890,90 780,50 650,60 590,140 610,230 620,260',
    ],
    rain: [[[2, 5, 110, 0], [4, 8, 20, 0]], [[2, 5, -110, 0], [4, 8, -20, 0]]],
    pads: [{ x: 510, y: 470 }],
  },
} satisfies Readonly<Record<string, Sketch>>;

export type ShapeName = keyof typeof SKETCHES;
export type Flip = '' | 'x' | 'y' | 'xy';

export type Shape = {
  /** For each flume its control points while the water is low, and while it is high. */
  readonly lanes: readonly { readonly low: readonly Point[]; readonly high: readonly Point[] }[];
  readonly pads: readonly Point[];
};

export function shapeOf(name: ShapeName, flip: Flip): Shape {
  const { lanes, rain, pads }: Sketch = SKETCHES[name];
  const turned = ({ x, y }: Point): Point => ({
    x: flip.includes('x') ? FIELD.width - x : x,
    y: flip.includes('y') ? FIELD.height - y : y,
  });
  return {
    lanes: lanes.map((text, lane) => {
      const low = text.split(' ').map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return { x, y };
      });
      const high = low.map(({ x, y }, at) => {
        let [hx, hy] = [x, y];
        for (const [from, to, dx, dy] of rain[lane] ?? []) {
          const middle = (from + to) / 2;
          const part = Math.max(0, 1 - Math.abs(at - middle) / (to - middle + 0.5));
          const lift = part * part * (3 - 2 * part);
          hx += dx * lift;
          hy += dy * lift;
        }
        return { x: hx, y: hy };
      });
      return { low: low.map(turned), high: high.map(turned) };
    }),
    pads: pads.map(turned),
  };
}

export const SHAPE_NAMES = Object.keys(SKETCHES) as ShapeName[];
