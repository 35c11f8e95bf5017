import { atan2, cos, sin } from '@playgrove/kit/rules';

/**
 * The engine takes its trigonometry from `Math` once, while it is being loaded. This module is
 * loaded just before it and lends it functions that give the same bits in every browser;
 * `exact-off.ts`, loaded just after, puts everything back.
 */
export const kept = { sin: Math.sin, cos: Math.cos, atan2: Math.atan2 };

Object.assign(Math, { sin, cos, atan2 });
