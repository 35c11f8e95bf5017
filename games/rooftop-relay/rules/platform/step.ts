import { refresh, type Body, type BodyEvent, type Solid, type Moves } from './body.ts';

/**
 * One tick.
 *
 * @param run desired speed along x, units a tick
 * @param boxes everything near, in any order
 * @returns events in order
 */
export function stepBody(
  body: Body,
  moves: Moves,
  run: number,
  boxes: readonly Solid[],
): BodyEvent[] {
  const events: BodyEvent[] = [];
  const wasGrounded = body.ground;
  answer(body, moves, events);
  fall(body, moves);
  body.vx = run + (body.dash > 0 && moves.dash ? moves.dash.speed : 0);
  along(body, moves, boxes, events);
  updown(body, moves, boxes, events);
  if (body.ground) body.grace = moves.coyote;
  else if (!wasGrounded) body.grace = Math.max(0, body.grace - 1);
  if (body.wanted > 0) body.wanted -= 1;
  if (body.dash > 0) body.dash -= 1;
  if (body.slide > 1 || (body.slide === 1 && !tight(body, moves, boxes))) body.slide -= 1;
  return events;
}

/**
 * Turns a remembered press into a jump, a kick, a dash or a further jump, the first that is
 * possible.
 */
function answer(body: Body, moves: Moves, events: BodyEvent[]): void {
  if (body.wanted === 0) return;
  const { kick, dash } = moves;
  if (body.grace > 0) {
    leap(body, moves.jump);
    events.push('jump');
  } else if (kick && body.wall) {
    leap(body, kick.up);
    body.hang = kick.ticks;
    events.push('kick');
  } else if (dash && body.dashes > 0) {
    body.dashes -= 1;
    body.dash = dash.ticks;
    body.wanted = 0;
    body.ducked = false;
    events.push('dash');
  } else if (body.airJumps > 0) {
    body.airJumps -= 1;
    leap(body, moves.airJump);
    events.push('air-jump');
  }
}

function leap(body: Body, speed: number): void {
  body.vy = -speed;
  body.ground = false;
  body.grace = 0;
  body.wanted = 0;
  body.slide = 0;
  body.ducked = false;
  body.rising = body.held;
  body.wall = false;
}

function fall(body: Body, moves: Moves): void {
  if (body.dash > 0) {
    body.vy = 0;
    return;
  }
  const down = body.vy >= 0;
  if (down) body.rising = false;
  let most = body.ducked ? moves.plunge : moves.terminal;
  if (down && body.held && !body.ducked && moves.glide !== undefined) {
    most = Math.min(most, moves.glide);
  }
  if (down && body.wall && moves.kick && body.hang > 0) {
    body.hang -= 1;
    most = Math.min(most, moves.kick.slip);
  }
  body.vy = Math.min(most, body.vy + moves.gravity * (down ? moves.heavy : 1));
}

function tall(body: Body, moves: Moves): number {
  return body.slide > 0 ? moves.low : moves.height;
}

/** Whether an obstacle prevents standing up. */
function tight(body: Body, moves: Moves, boxes: readonly Solid[]): boolean {
  return blocked(body.x, body.y, moves.width / 2, moves.height, boxes);
}

function blocked(
  x: number,
  y: number,
  half: number,
  height: number,
  boxes: readonly Solid[],
): boolean {
  return boxes.some(
    (box) =>
      !box.top &&
      box.x < x + half &&
      box.x + box.w > x - half &&
      box.y < y &&
      box.y + box.h > y - height,
  );
}

function along(body: Body, moves: Moves, boxes: readonly Solid[], events: BodyEvent[]): void {
  const was = body.wall;
  body.wall = false;
  const half = moves.width / 2;
  const height = tall(body, moves);
  const way = Math.sign(body.vx);
  if (way === 0) return;
  const edge = body.x + way * half;
  let reach = Math.abs(body.vx);
  let met: Solid | undefined;
  for (const box of boxes) {
    if (box.top || box.y >= body.y || box.y + box.h <= body.y - height) continue;
    const face = way > 0 ? box.x : box.x + box.w;
    const far = (face - edge) * way;
    // An obstacle that already overlaps the body does not hold it.
    if (far < 0 || far >= reach) continue;
    reach = far;
    met = box;
  }
  if (!met) {
    body.x += body.vx;
    return;
  }
  const onto = body.x + body.vx;
  if (
    body.vy >= 0 &&
    body.y - met.y <= moves.mantle &&
    !blocked(onto, met.y, half, height, boxes)
  ) {
    body.x = onto;
    body.y = met.y;
    body.vy = 0;
    events.push('mantle');
    return;
  }
  body.x += way * reach;
  body.vx = 0;
  body.dash = 0;
  body.wall = true;
  if (!was) events.push('bump');
}

function updown(body: Body, moves: Moves, boxes: readonly Solid[], events: BodyEvent[]): void {
  const half = moves.width / 2;
  const height = tall(body, moves);
  const wasOnGround = body.ground;
  const to = body.y + body.vy;
  body.ground = false;
  let stop = to;
  for (const box of boxes) {
    if (box.x >= body.x + half || box.x + box.w <= body.x - half) continue;
    if (body.vy >= 0) {
      if (body.y <= box.y && stop >= box.y) {
        stop = box.y;
        body.ground = true;
      }
    } else if (!box.top && body.y - height >= box.y + box.h && stop - height < box.y + box.h) {
      stop = box.y + box.h + height;
    }
  }
  if (body.vy < 0 && stop > to) {
    body.vy = 0;
    body.rising = false;
    events.push('head');
  }
  body.y = stop;
  if (body.ground) land(body, moves, wasOnGround, events);
}

function land(body: Body, moves: Moves, wasOnGround: boolean, events: BodyEvent[]): void {
  body.vy = 0;
  refresh(body, moves);
  if (wasOnGround) return;
  events.push('land');
  if (!body.ducked) return;
  body.ducked = false;
  body.slide = moves.slide;
  events.push('slide');
}
