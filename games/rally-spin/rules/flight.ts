import type { Ball } from './types.ts';

export const HZ = 60;
/** Steps of a tick: 240 a second, so that no ball goes through net or table. */
export const PARTS = 4;
const DT = 1 / (HZ * PARTS);

/** Centimeters. The net reaches over both sides of the table. */
export const TABLE = { half: 76, long: 137, net: 15, post: 90 } as const;
export const FLOOR = -76;
/** Slower than on earth, so that a thumb has time to swing. */
const GRAVITY = 520;
const DRAG = 0.0005;
const MAGNUS = 0.0016;
const BOUNCE = 0.88;
/** What a bounce takes of the difference between speed and spin, and what the spin gets of it. */
const GRIP = 0.17;
const GRIP_SPIN = 0.12;
const KICK = 0.08;
/** Up to so far below its edge the net is touched, not hit. */
const CORD = 2.5;
/** Where a ball is met at the latest, and no nearer to the net than that. */
export const BACK = 150;
const FRONT = 62;
const MAX_STEPS = HZ * PARTS * 5;

export type Event = 'near' | 'far' | 'net' | 'cord' | 'floor';

/** Moves the ball by one step. @returns what it touched */
export function fly(ball: Ball, hasNet = true): Event | undefined {
  const { vx, vy, vz, top, side, z: from } = ball;
  const drag = DRAG * Math.sqrt(vx * vx + vy * vy + vz * vz);
  ball.vx += (MAGNUS * side * vz - drag * vx) * DT;
  ball.vy += (-GRAVITY - MAGNUS * top * vz - drag * vy) * DT;
  ball.vz += (MAGNUS * (top * vy - side * vx) - drag * vz) * DT;
  ball.x += ball.vx * DT;
  ball.y += ball.vy * DT;
  ball.z += ball.vz * DT;
  if (hasNet && from < 0 !== ball.z < 0) return meetNet(ball, from);
  if (ball.y > 0 || ball.vy > 0) return undefined;
  if (ball.y > -6 && isOnTable(ball)) return bounce(ball);
  return ball.y < FLOOR ? 'floor' : undefined;
}

export const isOnTable = ({ x, z }: { readonly x: number; readonly z: number }): boolean =>
  x >= -TABLE.half && x <= TABLE.half && z >= -TABLE.long && z <= TABLE.long;

function bounce(ball: Ball): Event {
  ball.y = 0;
  ball.vy *= -BOUNCE;
  const slip = ball.vz - ball.top;
  ball.vx += KICK * ball.side * (ball.vz < 0 ? -1 : 1);
  ball.vz -= GRIP * slip;
  ball.top += GRIP_SPIN * slip;
  ball.side *= 0.7;
  return ball.z < 0 ? 'near' : 'far';
}

function meetNet(ball: Ball, from: number): Event | undefined {
  const under = TABLE.net - ball.y;
  if (under < 0 || ball.y < 0 || ball.x < -TABLE.post || ball.x > TABLE.post) return undefined;
  if (under < CORD) {
    ball.y = TABLE.net + 0.5;
    ball.vy = 70;
    ball.vz *= 0.45;
    ball.top = 0;
    return 'cord';
  }
  ball.z = from < 0 ? -1 : 1;
  ball.vz *= -0.12;
  ball.vx *= 0.4;
  ball.top = 0;
  ball.side = 0;
  return 'net';
}

type Met = Omit<Ball, 'vx' | 'vy' | 'vz' | 'top' | 'side'>;
export type Foreseen = {
  readonly land: Met;
  readonly met: Met;
  readonly landStep: number;
  readonly step: number;
};

/**
 * Where a ball lands on the side that `way` leads to (−1: the player's), and where it is best met
 * then: at the top of its bounce, or at the end of the room. Undefined if it never lands there.
 */
export function foresee(
  now: Ball,
  way: 1 | -1,
  hasBounced = false,
  hasNet = true,
): Foreseen | undefined {
  const ball = { ...now };
  let land: Met | undefined = hasBounced ? { x: ball.x, y: 0, z: ball.z } : undefined;
  let landStep = 0;
  for (let step = 1; step < MAX_STEPS; step += 1) {
    const event = fly(ball, hasNet);
    const far = ball.z * way;
    if (event === 'net' || event === 'floor') return undefined;
    if (event === 'near' || event === 'far') {
      if (land) return { land, met: { x: ball.x, y: ball.y, z: ball.z }, landStep, step };
      if (far > 0) {
        land = { x: ball.x, y: 0, z: ball.z };
        landStep = step;
      }
    }
    if (!land || far < FRONT) continue;
    if (far >= BACK || ball.vy <= 0)
      return { land, met: { x: ball.x, y: ball.y, z: ball.z }, landStep, step };
  }
  return undefined;
}

export type Aim = {
  readonly x: number;
  readonly z: number;
  readonly pace: number;
  readonly top: number;
  readonly side: number;
};

const TRIES = 14;
const ROUNDS = 9;
const CLEAR = 5;

/**
 * The ball as it leaves the bat so that it lands on the target: at this pace if that clears the
 * net, else slower. Found by flying it, so spin and drag are part of the answer.
 */
export function hitTo(from: Ball, aim: Aim, hasNet = true): Ball {
  const way = aim.z > from.z ? 1 : -1;
  let pace = aim.pace;
  let shot = { ...from };
  for (let one = 0; one < TRIES; one += 1) {
    const time = ((aim.z - from.z) * way) / pace;
    let vx = (aim.x - from.x) / time;
    let vy = GRAVITY * 0.55 * time - from.y / time;
    let clear = 99;
    for (let round = 0; round < ROUNDS; round += 1) {
      shot = { ...from, vx, vy, vz: pace * way, top: aim.top * way, side: aim.side * way };
      const landed = flown({ ...shot });
      clear = landed.clear;
      const slope = (Math.max(60, landed.vz * way) * landed.time) / Math.max(60, -landed.vy);
      vx += (aim.x - landed.x) / landed.time;
      vy += Math.max(-90, Math.min(90, ((aim.z - landed.z) * way) / slope));
    }
    if (!hasNet || clear > TABLE.net + CLEAR) return shot;
    pace *= 0.93;
  }
  return shot;
}

/** Flies until it is as low as the table, wherever that is. `clear`: its height over the net. */
function flown(ball: Ball): Ball & { time: number; clear: number } {
  let clear = 99;
  let steps = 0;
  let { vy, vz } = ball;
  for (; steps < MAX_STEPS; steps += 1) {
    const from = ball.z;
    ({ vy, vz } = ball);
    const event = fly(ball, false);
    if (from < 0 !== ball.z < 0) clear = ball.y;
    if (event || (ball.y <= 0 && ball.vy < 0)) break;
  }
  return { ...ball, vy, vz, time: (steps + 1) * DT, clear };
}

/** A serve: down onto the server's own side, over the net, and onto the target. */
export function serveTo(from: Ball, aim: Aim): Ball {
  const way = aim.z > from.z ? 1 : -1;
  let shot = { ...from };
  for (const down of [70, 110, 150, 190]) {
    let vz = aim.pace;
    let vx = 0;
    let isFair = false;
    for (let round = 0; round < 16; round += 1) {
      shot = { ...from, vx, vy: -down, vz: vz * way, top: aim.top * way, side: aim.side * way };
      const ball = { ...shot };
      let [bounces, clear, steps] = [0, 0, 0];
      for (; steps < MAX_STEPS && bounces < 2 && ball.y > FLOOR; steps += 1) {
        const before = ball.z;
        const event = fly(ball, false);
        if (before < 0 !== ball.z < 0) clear = ball.y;
        if (event === 'near' || event === 'far') bounces += 1;
      }
      const time = steps * DT;
      isFair = bounces === 2 && ball.z * way > 0 && clear > TABLE.net + 2;
      vz = Math.max(120, Math.min(620, vz + (((aim.z - ball.z) * way) / time) * 0.8));
      vx += ((aim.x - ball.x) / time) * 0.8;
    }
    if (isFair) return shot;
  }
  return shot;
}
