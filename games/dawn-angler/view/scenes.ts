import * as draw from '@playgrove/kit/draw';
import { drape, lamps, mangroves, palm } from './far-plants.ts';
import { hills, type Part } from './places.ts';
import { conifers, reeds } from './plants.ts';
import {
  foam,
  frozen,
  gorge,
  gulls,
  huts,
  island,
  isle,
  jungle,
  lianas,
  lighthouse,
  pads,
  reef,
  rocks,
  snow,
  snowfield,
} from './sights.ts';

/** What stands behind each water but the first, up to its far shore. */
export const LAND: readonly Part[] = [
  () => undefined,
  (s) => {
    hills(5, 50, 26)(s);
    reeds(s, s.line + 4, 52, 70, 3, draw.mix(s.light.land[2], '#e0c060', 0.3));
  },
  (s) => {
    const sky = { ...s.area, height: s.line - s.area.y };
    draw.peaks(s.c, sky, s.line - 40, 210, s.light.land[0], 3);
    snow(s, 5);
    draw.peaks(s.c, sky, s.line - 10, 110, s.light.land[1], 8);
    conifers(s, 30, 44, 5, s.light.land[2]);
  },
  (s) => {
    hills(7, 100, 60)(s);
    conifers(s, 26, 58, 9, draw.mix(s.light.land[2], s.light.land[1], 0.3));
    gorge(s);
  },
  (s) => {
    hills(3, 60, 34)(s);
    mangroves(s, s.line + 8, 8, 0.62, draw.mix(s.light.land[1], s.light.sky[2], 0.25));
  },
  (s) => {
    const sky = { ...s.area, height: s.line - s.area.y };
    draw.ridge(s.c, sky, s.line - 34, 12, s.light.land[0], 3);
    draw.skyline(s.c, s.area, s.line, 92, s.light.land[1], '#ffd87a', 6);
    s.c.fillStyle = s.light.land[2];
    s.c.fillRect(s.area.x, s.line - 8, s.area.width, 10);
    lighthouse(s);
  },
  (s) => {
    const sky = { ...s.area, height: s.line - s.area.y };
    draw.peaks(s.c, sky, s.line - 18, 96, s.light.land[0], 6);
    conifers(s, 34, 40, 4, s.light.land[2]);
    snowfield(s);
  },
  (s) => {
    hills(6, 62, 36)(s);
    drape(s, 7, s.light.land[1], 0.8);
    reeds(s, s.line + 4, 26, 60, 8, s.light.land[2]);
  },
  (s) => {
    hills(8, 110, 70)(s);
    jungle(s);
  },
  (s) => {
    hills(4, 30, 16)(s);
    isle(s, 0.2, 1);
    isle(s, 0.84, 0.7);
  },
  (s) => {
    draw.ridge(s.c, { ...s.area, height: s.line - s.area.y }, s.line - 5, 3, s.light.land[0], 2);
    island(s);
  },
  (s) => {
    const sky = { ...s.area, height: s.line - s.area.y };
    draw.peaks(s.c, sky, s.line - 20, 190, s.light.land[0], 9);
    snow(s, 7);
    draw.peaks(s.c, sky, s.line, 120, s.light.land[1], 12);
    huts(s);
  },
];

/** What stands in the water or at its sides, in front of the far shore. */
export const LEDGE: readonly Part[] = [
  () => undefined,
  (s) => {
    reeds(s, s.line + 96, 104, 16, 6, draw.shade(s.light.land[2], 0.1), 'left');
    reeds(s, s.line + 130, 120, 14, 9, draw.shade(s.light.land[2], 0.15), 'right');
    pads(s);
  },
  (s) => rocks(s, 6, '#8a94a8', 5),
  (s) => {
    rocks(s, 13, '#6a7a74', 9);
    foam(s);
  },
  (s) => {
    const high = s.line + s.size.height * 0.11;
    mangroves(s, high, 1, 1.5, s.light.land[2], 'left');
    mangroves(s, high + 30, 1, 1.5, s.light.land[2], 'right');
  },
  (s) => lamps(s),
  (s) => frozen(s),
  (s) => {
    drape(s, 1, s.light.land[2], 2.1, 'left');
    drape(s, 1, s.light.land[2], 1.8, 'right');
    pads(s);
  },
  (s) => {
    pads(s);
    lianas(s);
  },
  (s) => {
    draw.blob(
      s.c,
      s.area.x + s.area.width - 10,
      s.line + s.size.height * 0.155,
      130,
      26,
      '#fff0c0',
    );
    palm(s, s.area.x + s.area.width - 36, s.line + s.size.height * 0.15, 1.5, -0.3);
    reef(s);
  },
  (s) => gulls(s),
  (s) => {
    rocks(s, 7, '#3a4a64', 3);
    gulls(s);
  },
];
