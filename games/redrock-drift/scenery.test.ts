import { Mesh, type Group } from '@playgrove/kit/scene3d';
import { expect, test } from 'vitest';
import { courseFor, trackFor } from './levels.ts';
import { buildScenery } from './view/scenery.ts';
import { themeOf } from './view/theme.ts';

/** Corners of all triangles of a group, in an order of their own. */
function corners(group: Group): string[] {
  const all: string[] = [];
  group.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    const places = one.geometry.getAttribute('position');
    for (let at = 0; at < places.count; at += 1)
      all.push([places.getX(at), places.getY(at), places.getZ(at)].join());
  });
  return all.toSorted();
}

test('scenery that is built in two parts is the same as that built at once', () => {
  const course = courseFor(0);
  const [track, theme] = [trackFor(course), themeOf(course.circuit, course.cup)];
  const whole = buildScenery(track, theme, 'key', () => true);
  const parts = buildScenery(track, theme, 'key', (samples) => samples.some(({ x }) => x > 0));
  const [all, first] = [corners(whole.group), corners(parts.group)];
  expect(first.length).toBeGreaterThan(all.length * 0.1);
  expect(first.length).toBeLessThan(all.length * 0.9);
  parts.finish();
  expect(corners(parts.group)).toEqual(all);
});
