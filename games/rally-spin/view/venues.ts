/** How the place is built: roofs around a courtyard, boats at a quay, columns of a hall. */
export type Built = 'court' | 'quay' | 'hall';

/** Where a match is, in its own light. */
export type Venue = {
  readonly built: Built;
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly roofs: string;
  readonly floor: readonly [string, string];
  readonly lamps: readonly [string, string];
  readonly awnings: readonly [string, string];
  readonly cloth: string;
  readonly table: readonly [string, string];
  readonly edge: string;
};

/** Sky from the top down, what stands far away, roofs, floor, lamps, awnings, cloth, table, its edge. */
const ROWS: readonly (readonly [Built, string])[] = [
  // The courtyard: dusk, noon, cookies at dawn, the last light.
  [
    'court',
    '#3b2a86 #b8508f #ffb36b #7a3f86 #4a2a6a #d98a5a #7a3f52 #ffb02e #ff6a3d #ff5f5f #fff1d0 #8a2f52 #2f7fd8 #1c3f9e #e8924a',
  ],
  [
    'court',
    '#2f8fe0 #7fd0f2 #e8f7d0 #5fb08a #2f7a5a #d8c07a #8a7a3f #fff3b0 #ffd02e #2fae58 #fff6e3 #2a6a4a #e0703f #a83f24 #fff1d0',
  ],
  [
    'court',
    '#e87fa0 #ffb8a0 #fff0c8 #c77a9a #8a4a6a #f0b890 #a8605a #ff9fc0 #ffe27a #ff7f9f #fff6e3 #a8486a #7a4ac8 #47288f #ffd8b0',
  ],
  [
    'court',
    '#241a4a #5f3f7a #c7685a #3f2f5f #241c40 #8a7a8f #3f3550 #ffe9c0 #e8a04a #6a7f9f #e8d8b8 #3f3f5f #3f8a6a #1f4f47 #c98a5c',
  ],
  // The quay: fog, sunset, moonlight, a storm of brass.
  [
    'quay',
    '#3f6a5a #7fa88a #cfe0b0 #4f7a6a #2f5a4a #7f9a7a #3f5a47 #d8f09a #b8e08a #4f8a4a #f0f4d0 #33583f #4fa83f #245f2a #d8c08a',
  ],
  [
    'quay',
    '#5a1f7a #e0508f #ffa05a #8a3f8a #4f2468 #c77a9a #5a2f5f #ff7ab0 #ffd86a #ff5fa0 #ffe9c0 #7a2a68 #1f9fb8 #115a7a #ffd08a',
  ],
  [
    'quay',
    '#0a0f33 #1c2f6a #5f7fb8 #142a55 #0d1a3f #47588a #1a2448 #8fe8ff #d6e4f2 #3f5a9f #d6e4f2 #1f2f5f #5f4fd0 #2a2480 #b8d8f2',
  ],
  [
    'quay',
    '#0f1f5a #1f5f8f #4fb8a8 #1c4a7a #142a5a #5f86a8 #24365f #ffd02e #ff7a3d #d8323f #ffe9c0 #8a1f33 #8a4fd8 #4a248f #ffd08a',
  ],
  // The hall: jade, admiral blue, brick, and gold for the last one.
  [
    'hall',
    '#0a3f3f #1f8a7a #ffd88a #14605a #0d403f #d8a860 #6a4a2f #ff9a4a #ffe27a #12a5a0 #ffe9c0 #0f4f4f #e07a2f #9a3f1c #ffe0a0',
  ],
  [
    'hall',
    '#101c4a #2f4f9f #bcd0f2 #1f3470 #14224f #a8a8c0 #3f4468 #ffe27a #ffffff #24407f #fff6e3 #182c60 #c8323f #7a1428 #ffd02e',
  ],
  [
    'hall',
    '#33201a #7a4a33 #e0a060 #5a3324 #3a2018 #b88a60 #553324 #ffcf9a #ff9a3d #8a4a2f #ffcf9a #4f2a1c #3f7a33 #1f4720 #d8a060',
  ],
  [
    'hall',
    '#4a0f2a #a82f2f #ffb84a #8a2a2f #5a1424 #e0a04a #7f2f24 #ffe27a #ff8a3d #ffc233 #a81f3f #6a1430 #18a58a #0d5f6a #ffcf5a',
  ],
];

/** The endless wall stands where the last rival plays. */
export function venueOf(rival: number): Venue {
  const [built, colors] = ROWS[Math.min(rival, ROWS.length - 1)] ?? ['court', ''];
  const [a, b, c, far, roofs, d, e, f, g, h, i, cloth, j, k, edge] = colors.split(' ') as string[] &
    Record<number, string>;
  return {
    built,
    sky: [a, b, c],
    far,
    roofs,
    floor: [d, e],
    lamps: [f, g],
    awnings: [h, i],
    cloth,
    table: [j, k],
    edge,
  } as Venue;
}
