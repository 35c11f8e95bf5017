import { cos, sin, wrapAngle } from '@playgrove/kit/core';
import type { Body, Box, Pose } from './types.ts';
import { tailOf, vehicleOf, type Vehicle, type VehicleName } from './vehicles.ts';

/** How far a hitch bends, radians: beyond that the corner of the trailer would touch the car. */
export const JACKKNIFE = 1.15;

/** Standing still, everything it tows in line. */
export function standing(name: VehicleName, { x, y, a }: Pose): Body {
  return { x, y, a, v: 0, wheel: 0, tows: vehicleOf(name).tows.map(() => a) };
}

export const copied = (body: Body): Body => ({ ...body, tows: [...body.tows] });

/**
 * Rolls on by `ds` units, backward if negative: the rear axle never slides sideways, nor does the
 * axle of anything that is towed.
 */
export function roll(body: Body, vehicle: Vehicle, ds: number): void {
  const angle = body.wheel * vehicle.lock;
  const turn = (ds / vehicle.base) * (sin(angle) / cos(angle));
  let [fromX, fromY, fromA] = [body.x, body.y, body.a];
  const way = body.a + turn / 2;
  body.x += ds * cos(way);
  body.y += ds * sin(way);
  body.a = wrapAngle(body.a + turn);
  let [toX, toY, toA] = [body.x, body.y, body.a];
  for (const [at, tow] of vehicle.tows.entries()) {
    const before = body.tows[at] ?? 0;
    const hitchX = toX - tow.hitch * cos(toA);
    const hitchY = toY - tow.hitch * sin(toA);
    const dx = hitchX - (fromX - tow.hitch * cos(fromA));
    const dy = hitchY - (fromY - tow.hitch * sin(fromA));
    fromX = fromX - tow.hitch * cos(fromA) - tow.bar * cos(before);
    fromY = fromY - tow.hitch * sin(fromA) - tow.bar * sin(before);
    fromA = before;
    const after = wrapAngle(before + (cos(before) * dy - sin(before) * dx) / tow.bar);
    body.tows[at] = after;
    toX = hitchX - tow.bar * cos(after);
    toY = hitchY - tow.bar * sin(after);
    toA = after;
  }
}

/** Whether a hitch is bent too far. */
export function isJackknifed(body: Body): boolean {
  let before = body.a;
  for (const tow of body.tows) {
    if (Math.abs(wrapAngle(tow - before)) > JACKKNIFE) return true;
    before = tow;
  }
  return false;
}

/** The car and what it tows, front to back. */
export function boxesOf(body: Body, vehicle: Vehicle): readonly Box[] {
  const ahead = vehicle.l / 2 - vehicle.rear;
  const boxes: Box[] = [
    {
      x: body.x + ahead * cos(body.a),
      y: body.y + ahead * sin(body.a),
      a: body.a,
      l: vehicle.l / 2,
      w: vehicle.w / 2,
    },
  ];
  let { x, y, a } = body as Pose;
  for (const [at, tow] of vehicle.tows.entries()) {
    const turned = body.tows[at] ?? 0;
    x = x - tow.hitch * cos(a) - tow.bar * cos(turned);
    y = y - tow.hitch * sin(a) - tow.bar * sin(turned);
    a = turned;
    const middle = tow.l / 2 - tow.rear;
    boxes.push({
      x: x + middle * cos(a),
      y: y + middle * sin(a),
      a,
      l: tow.l / 2,
      w: tow.w / 2,
    });
  }
  return boxes;
}

/** The rear axle of a vehicle that stands, all in line, with its middle at a pose. */
export function axleFor(vehicle: Vehicle, { x, y, a }: Pose): Pose {
  const ahead = vehicle.l - vehicle.rear;
  const by = (tailOf(vehicle) - ahead) / 2;
  return { x: x + by * cos(a), y: y + by * sin(a), a };
}
