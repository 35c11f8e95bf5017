import { toward } from '@playgrove/kit/logic/headings';
import type { Held, InputEvent, PadButton, Point } from '@playgrove/kit/runtime';

const TAU = 2 * Math.PI;

/** An angle from −π to π. */
export function wrap(angle: number): number {
  return angle - TAU * Math.floor((angle + Math.PI) / TAU);
}

/** How the arena is steered: a press drags a stick that follows it, a mouse moved freely is swum after. */
export type Pointing = {
  /** Where the stick's middle is, world units; nothing while no finger is down. */
  stick: { x: number; y: number; pointer: number; moved: boolean } | undefined;
  mouse: { x: number; y: number } | undefined;
};

/** World units the finger may be from the stick's middle, and must be to count. */
const STICK_REACH = 64;
const STICK_DEAD = 9;
const MOUSE_DEAD = 26;

/** The heading an event asks for, if any. @param head where the noodle's head is on the screen */
export function steerBy(pointing: Pointing, event: InputEvent, head: Point): number | undefined {
  if (event.kind === 'pad') return event.phase === 'down' ? wayOf([event.button]) : undefined;
  if (event.kind !== 'press') return undefined;
  const { x, y, pointer, phase } = event;
  pointing.mouse = phase === 'hover' ? { x, y } : undefined;
  if (phase === 'hover') return undefined;
  const { stick } = pointing;
  if (phase === 'up' || phase === 'cancel') {
    if (stick?.pointer === pointer) pointing.stick = undefined;
    return undefined;
  }
  if (phase === 'down' || !stick) {
    pointing.stick = { x, y, pointer, moved: false };
    return toward(x - head.x, y - head.y);
  }
  const [dx, dy] = [x - stick.x, y - stick.y];
  const far = Math.hypot(dx, dy);
  if (stick.pointer !== pointer || far < STICK_DEAD) return undefined;
  const beyond = Math.max(0, 1 - STICK_REACH / far);
  stick.x += dx * beyond;
  stick.y += dy * beyond;
  stick.moved = true;
  return toward(dx, dy);
}

/** The heading of what is held down or pointed at right now. */
export function steerHeld(pointing: Pointing, held: Held, head: Point): number | undefined {
  if (Math.hypot(held.stick.x, held.stick.y) > 0.3) return toward(held.stick.x, held.stick.y);
  const way = wayOf([...held.pad]);
  if (way !== undefined) pointing.mouse = undefined;
  if (!pointing.mouse) return way;
  const [dx, dy] = [pointing.mouse.x - head.x, pointing.mouse.y - head.y];
  return Math.hypot(dx, dy) < MOUSE_DEAD ? undefined : toward(dx, dy);
}

const AXES: Partial<Record<PadButton, readonly [number, number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

function wayOf(buttons: readonly PadButton[]): number | undefined {
  let [x, y] = [0, 0];
  for (const button of buttons) {
    const [dx, dy] = AXES[button] ?? [0, 0];
    x += dx;
    y += dy;
  }
  return x === 0 && y === 0 ? undefined : toward(x, y);
}
