import { atan2, cos, sin } from '@playgrove/kit/core';

/**
 * The engine copies its trigonometry from `Math` once, while it loads. This module loads just
 * before it and replaces those functions with ones that give the same bits in every browser;
 * `exact-off.ts` loads just after it and restores them.
 */
export const native = { sin: Math.sin, cos: Math.cos, atan2: Math.atan2 };

Object.assign(Math, { sin, cos, atan2 });
