import { shade, tint } from '@playgrove/kit/colour';
import { boundsOf, parsePath, type Mark, type Path } from '@playgrove/kit/paperdoll';

export const p = parsePath;

export function both(text: string): readonly Path[] {
  const path = p(text);
  const other = path.slice();
  // Numbers of a path: a kind, then so many pairs.
  for (let index = 0; index < path.length;) {
    const pairs = [1, 1, 3, 0][path[index] ?? 3] ?? 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      other[index + 1 + pair * 2] = -(path[index + 1 + pair * 2] ?? 0);
    }
    index += 1 + pairs * 2;
  }
  return [path, other];
}

/** Ink round all of it together, the colour lit from above. */
export function solid(paths: readonly Path[], colour: string, ink = 7): readonly Mark[] {
  const span = boundsOf(paths);
  return [
    ...paths.map((path) => ({ path, line: ink })),
    ...paths.map((path) => ({
      path,
      fill: [tint(colour, 0.22), colour, shade(colour, 0.26)] as const,
      span,
    })),
  ];
}

export function line(path: Path, width: number, colour: string, alpha = 1): Mark {
  return { path, line: width, colour, alpha };
}
