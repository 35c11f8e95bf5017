import { cos, sin, wrapAngle } from '@playgrove/kit/core';
import { groundAt, isPatch, rideAt, slopeAt, WHEEL, type Road } from './road.ts';
import type { Purse } from '@playgrove/kit/logic/upgrades';
import type { Truck, Ware, Wheel } from './types.ts';
import { HZ } from './types.ts';

/** Steps of physics in a tick. */
export const PARTS = 4;
export const H = 1 / (HZ * PARTS);

/** Where the springs are fixed: left and right of the middle, and below it. */
export const AXLE = 48;
export const MOUNT = 2;
/** The longest way of a wheel. */
export const TRAVEL = 34;
/** Radians a second squared that gas and brake turn it in the air, and the fastest turn. */
const AIR_TURN = 10;
const MAX_AIR = 4.4;
const AIR_CALM = 1.3;
/** Resistance to being turned: a radius squared. */
const INERTIA = 2700;
/** Mass of a wheel's rim compared with the truck. */
const RIM = 0.07;
const BITE = 7;
const STOP = 260;
const BRAKE = 620;
const BACK = 240;
const BACK_TOP = 130;
const ROLL = 0.05;

/** What the upgrades make of a truck. */
export type Build = {
  readonly power: number;
  readonly top: number;
  readonly spring: number;
  readonly damp: number;
  readonly grip: number;
  /** Seconds of full gas. */
  readonly tank: number;
};

export function buildOf({ levels }: Purse<Ware>): Build {
  const [engine, springs] = [gain(levels.engine), gain(levels.springs)];
  return {
    power: 500 + engine * 200,
    top: 460 + engine * 120,
    spring: 27 + springs * 6,
    damp: 2.2 + springs * 3.75,
    grip: 1 + gain(levels.tires) * 0.45,
    tank: 15 + gain(levels.tank) * 12.5,
  };
}

/** The part of a full upgrade: the first step gives a third of it, the last one little. */
const gain = (level: number): number => (level * (10 - level)) / 25;

/** Points of the body that can hit the ground, and whether they are the roof. */
const HULL: readonly (readonly [x: number, y: number, roof: boolean])[] = [
  [79, 8, false],
  [76, -20, false],
  [40, -62, true],
  [-2, -64, true],
  [-78, -30, false],
  [-79, 8, false],
  [0, 12, false],
];

export type Contact = {
  /** The hardest knock of the springs against their stops or of the body against the ground. */
  knock: number;
  roof: boolean;
  /** Whether a driven wheel spins. */
  slips: boolean;
};

const wheelOf = (): Wheel => ({ squeeze: 0, rim: 0, turn: 0, grounded: false });

export function parked(road: Road, x: number): Truck {
  return {
    x,
    // A hand's width above its rest, so that the springs show at once what they are.
    y: rideAt(road, x) - MOUNT - TRAVEL - 4,
    tilt: 0,
    vx: 0,
    vy: 0,
    spin: 0,
    rear: wheelOf(),
    front: wheelOf(),
    air: 0,
    turned: 0,
  };
}

/** -1 for the brake, 1 for gas, 0 for neither. */
export type Pedal = -1 | 0 | 1;

export type Forces = {
  readonly build: Build;
  readonly pedal: Pedal;
  readonly gravity: number;
  /** The part of the engine's power that a truck so light can use. */
  readonly strength: number;
};

/** One of a tick's parts. */
export function driveTruck(
  truck: Truck,
  road: Road,
  { build, pedal, gravity, strength }: Forces,
  grips: { readonly road: number; readonly patch: number; readonly drag: number },
  contact: Contact,
): void {
  const [c, s] = [cos(truck.tilt), sin(truck.tilt)];
  let [fx, fy, turn] = [0, gravity, 0];
  let touching = 0;
  for (const wheel of [truck.rear, truck.front]) {
    const side = wheel === truck.rear ? -AXLE : AXLE;
    const mx = truck.x + c * side - s * MOUNT;
    const my = truck.y + s * side + c * MOUNT;
    // The way of the wheel is the truck's own down.
    const [dx, dy] = [-s, c];
    let squeeze = 0;
    let slope = 0;
    let far = 1;
    let along = 1;
    for (let again = 0; again < 3; again += 1) {
      const x = mx + dx * (TRAVEL - squeeze);
      const y = my + dy * (TRAVEL - squeeze);
      slope = slopeAt(road, x);
      far = Math.sqrt(1 + slope * slope);
      along = Math.max(0.4, (dy - dx * slope) / far);
      squeeze += (y - rideAt(road, x)) / far / along;
      if (squeeze <= 0) break;
    }
    const was = wheel.squeeze;
    wheel.grounded = squeeze > 0 && dy > 0.1;
    if (!wheel.grounded) {
      // It springs back, not at once.
      wheel.squeeze = Math.max(0, was - 160 * H);
      if (pedal > 0) wheel.rim += (build.top - wheel.rim) * 3 * H;
      else if (pedal < 0) wheel.rim -= wheel.rim * 9 * H;
      wheel.turn += (wheel.rim / WHEEL) * H;
      continue;
    }
    touching += 1;
    const [nx, ny] = [slope / far, -1 / far];
    const [tx, ty] = [1 / far, slope / far];
    const reach = TRAVEL - Math.min(TRAVEL, squeeze);
    // From the middle of the truck to the place where the wheel touches.
    const rx = mx + dx * reach - nx * WHEEL - truck.x;
    const ry = my + dy * reach - ny * WHEEL - truck.y;
    const [vx, vy] = [truck.vx - truck.spin * ry, truck.vy + truck.spin * rx];
    const closing = -(vx * nx + vy * ny) / along;
    let load = build.spring * Math.min(TRAVEL, squeeze) + build.damp * closing;
    if (squeeze > TRAVEL - 4) {
      load += STOP * (squeeze - TRAVEL + 4) + Math.max(0, closing) * 6;
      if (was <= TRAVEL - 4) contact.knock = Math.max(contact.knock, closing);
    }
    load = Math.max(0, load);
    wheel.squeeze = Math.min(TRAVEL, squeeze);
    const x = truck.x + rx;
    const soft = isPatch(road, x);
    const speed = vx * tx + vy * ty;
    const most = (soft ? grips.patch : grips.road) * build.grip * load;
    const slip = wheel.rim - speed;
    const rub = Math.max(-most, Math.min(most, slip * BITE));
    if (Math.abs(slip) > 60 && Math.abs(rub) >= most && pedal !== 0) contact.slips = true;
    const drag = soft ? grips.drag : ROLL;
    fx += nx * load + tx * (rub - speed * drag * 0.5);
    fy += ny * load + ty * (rub - speed * drag * 0.5);
    turn += rx * (ny * load + ty * rub) - ry * (nx * load + tx * rub);
    wheel.rim += (((pull(wheel.rim, pedal, build) * strength) / 2 - rub) / RIM) * H;
    wheel.turn += (wheel.rim / WHEEL) * H;
  }
  turnInAir(truck, pedal, touching);
  truck.vx += fx * H;
  truck.vy += fy * H;
  truck.spin += (turn / INERTIA) * H;
  hull(truck, road, c, s, contact);
  truck.x += truck.vx * H;
  truck.y += truck.vy * H;
  truck.tilt += truck.spin * H;
  if (touching > 0 || contact.roof) {
    truck.air = 0;
    truck.turned = 0;
  } else truck.turned += truck.spin * H;
}

/** The force at a rim. */
function pull(rim: number, pedal: Pedal, { power, top }: Build): number {
  if (pedal === 1) {
    if (rim < 0) return power + 200;
    const part = rim / top;
    return power * Math.max(-0.5, 1 - part * part);
  }
  if (pedal === -1) {
    if (rim > 12) return -BRAKE;
    return rim > -BACK_TOP ? -BACK : 0;
  }
  return -rim * 0.12;
}

/** Gas raises the nose, the brake lowers it; the less, the more wheels are on the ground. */
function turnInAir(truck: Truck, pedal: Pedal, touching: number): void {
  const part = touching === 0 ? 1 : touching === 1 ? 0.3 : 0;
  if (part === 0) return;
  truck.spin -= AIR_TURN * pedal * part * H;
  if (touching > 0) return;
  if (pedal === 0) truck.spin -= truck.spin * AIR_CALM * H;
  truck.spin = Math.max(-MAX_AIR, Math.min(MAX_AIR, truck.spin));
}

/** The body's own corners against the ground. */
function hull(truck: Truck, road: Road, c: number, s: number, contact: Contact): void {
  for (const [px, py, roof] of HULL) {
    const [rx, ry] = [c * px - s * py, s * px + c * py];
    const deep = truck.y + ry - groundAt(road, truck.x + rx);
    if (deep <= 0) continue;
    const slope = slopeAt(road, truck.x + rx);
    const far = Math.sqrt(1 + slope * slope);
    const [nx, ny] = [slope / far, -1 / far];
    const [vx, vy] = [truck.vx - truck.spin * ry, truck.vy + truck.spin * rx];
    const into = vx * nx + vy * ny;
    truck.x += nx * deep * 0.3;
    truck.y += ny * deep * 0.3;
    if (roof && Math.abs(wrapAngle(truck.tilt)) > 0.9) contact.roof = true;
    if (into >= 0) continue;
    contact.knock = Math.max(contact.knock, -into);
    const lever = rx * ny - ry * nx;
    const push = (-1.15 * into) / (1 + (lever * lever) / INERTIA);
    const along = -vx * ny + vy * nx;
    const rub = Math.max(-0.35 * push, Math.min(0.35 * push, -along * 0.3));
    const [jx, jy] = [nx * push - ny * rub, ny * push + nx * rub];
    truck.vx += jx;
    truck.vy += jy;
    truck.spin += (rx * jy - ry * jx) / INERTIA;
  }
}
