import { mirrored, parsePath, type Path } from '@playgrove/kit/logic/marks';

export const p = parsePath;

/** A path and its mirror image. */
export function both(text: string): readonly Path[] {
  const path = p(text);
  return [path, mirrored(path)];
}
