import { PALETTE } from '@playgrove/kit/logic/color';
import type { Mark } from './mark.ts';
import { boundsOf, pathText } from './path.ts';

/**
 * Marks as SVG elements, for pictures from the build.
 * @param name makes the ids unique on a page
 */
export function svgOf(marks: readonly Mark[], name = 'doll'): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return marks
    .map(({ path, fill, span, line = 0, color = PALETTE.ink, clip, alpha = 1 }, index) => {
      const id = `${name}${index}`;
      let defs = '';
      let paint = typeof fill === 'string' ? fill : 'none';
      if (fill !== undefined && typeof fill !== 'string') {
        const { left, top, right, bottom } = span ?? boundsOf([path]);
        const across = (right - left) * 0.3;
        const stops = fill
          .map((stop, at) => `<stop offset="${at / 2}" stop-color="${stop}"/>`)
          .join('');
        defs = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(left + across)}" y1="${round(top)}" x2="${round(right - across)}" y2="${round(bottom)}">${stops}</linearGradient>`;
        paint = `url(#${id})`;
      }
      if (clip) defs += `<clipPath id="${id}c"><path d="${pathText(clip)}"/></clipPath>`;
      const stroke =
        line > 0
          ? ` stroke="${color}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`
          : '';
      const shown = alpha === 1 ? '' : ` opacity="${alpha}"`;
      const inside = clip ? ` clip-path="url(#${id}c)"` : '';
      return `${defs}<path d="${pathText(path)}" fill="${paint}"${stroke}${shown}${inside}/>`;
    })
    .join('');
}
