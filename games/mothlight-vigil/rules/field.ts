import { cos, sin } from '@playgrove/kit/core';

/** Headings that a moth can fly, clockwise from right. */
export const HEADINGS = 32;
const TURN = 2 * Math.PI;

export const HEADING_X = Array.from({ length: HEADINGS }, (_, at) => cos((at / HEADINGS) * TURN));
export const HEADING_Y = Array.from({ length: HEADINGS }, (_, at) => sin((at / HEADINGS) * TURN));

/** World units from the moth at which shadows come out of the night. */
export const EDGE = 620;
/** Beyond this they are left behind, and come out of the night again elsewhere. */
export const LOST = 900;
/** How near the moth's middle a shadow's rim bites. */
export const HEART = 11;

/** A length, the same in every browser. */
export const far = (x: number, y: number): number => Math.sqrt(x * x + y * y);
