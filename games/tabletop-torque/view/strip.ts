import { asideAt, heightAt, loadAt, type Course } from '../rules/course.ts';
import { BRAKE, SQUEAL, tireGrip } from '../rules/car.ts';
import type { Car, Side, State } from '../rules/types.ts';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { tailOf } from './cars.ts';
import { RAISED } from './road.ts';
import type { Ui } from './ui.ts';

/** Colors of the slot ahead: holds at this speed, ease off now, too late. */
const SAFE = '#45e070';
const EASE = '#ffd02e';
const LOSE = '#ff3d4a';
const PIECE = 12;
/** Beyond what braking can reach, so far. */
const BEYOND = 90;
const MAX_MARKS = 90;
const LONGEST_MARK = 40;

export type Risk = 0 | 1 | 2;

/** What a bend at this distance does to a car that goes on like this, or brakes at once. */
function riskAt(car: Car, course: Course, s: number, side: Side, far: number): Risk {
  const grip = tireGrip(car.warm);
  if (loadAt(course, s, side, car.v) <= 0.97 * grip) return 0;
  const braked = Math.sqrt(Math.max(0, car.v * car.v - 2 * BRAKE * far));
  return loadAt(course, s, side, braked) <= 1.06 * grip ? 1 : 2;
}

const reachOf = ({ v }: Car): number => (v * v) / (2 * BRAKE) + BEYOND;

/** The worst of what lies ahead. */
export function riskAhead(car: Car, course: Course): Risk {
  let worst: Risk = 0;
  let { side } = car;
  for (let far = 0; far < reachOf(car); far += PIECE) {
    if (crossed(course, car.s + far)) side = side === 1 ? -1 : 1;
    const risk = riskAt(car, course, car.s + far, side, far);
    if (risk > worst) worst = risk;
  }
  return worst;
}

function crossed({ crosses, length }: Course, s: number): boolean {
  const along = s - length * Math.floor(s / length);
  return crosses.some((cross) => cross >= along - PIECE && cross < along);
}

/** The slot ahead of each player in the color of its risk, as far as braking reaches. */
export function drawAhead(c: Context, state: State, course: Course, high: boolean): void {
  const players = state.params.kind === 'two' ? 2 : 1;
  c.lineCap = 'round';
  for (let who = 0; who < players; who += 1) {
    const car = state.cars[who];
    if (!car || car.out > 0 || car.done > 0) continue;
    let { side } = car;
    const end = reachOf(car);
    let risk: Risk | -1 = -1;
    c.lineWidth = 11;
    for (let far = 14; far < end; far += PIECE) {
      const s = car.s + far;
      if (crossed(course, s)) side = side === 1 ? -1 : 1;
      const shown = heightAt(course, s) > RAISED === high;
      const next = shown ? riskAt(car, course, s, side, far) : -1;
      const { x, y } = course.track.at(s, asideAt(course, s, side));
      if (next !== risk) {
        if (risk >= 0) {
          c.lineTo(x, y);
          c.stroke();
        }
        risk = next;
        if (risk < 0) continue;
        c.strokeStyle = risk === 0 ? SAFE : risk === 1 ? EASE : LOSE;
        c.beginPath();
        c.moveTo(x, y);
      } else if (risk >= 0) c.lineTo(x, y);
    }
    if (risk >= 0) c.stroke();
  }
  c.lineCap = 'butt';
}

/** Rubber where tails slid. */
export function rub(state: State, ui: Ui, course: Course): void {
  for (const [who, car] of state.cars.entries()) {
    const before = ui.last[who];
    if (car.out > 0 || car.slide < SQUEAL * 0.6) {
      ui.last[who] = undefined;
      continue;
    }
    const { x, y } = tailOf(car, course);
    const far = before ? Math.hypot(before.x - x, before.y - y) : 0;
    if (before && far < 9) continue;
    if (before && far < LONGEST_MARK) ui.marks.push({ x: before.x, y: before.y, x2: x, y2: y });
    ui.last[who] = { x, y };
    if (ui.marks.length > MAX_MARKS) ui.marks.shift();
  }
}

export function drawMarks(c: Context, { marks }: Ui): void {
  if (marks.length === 0) return;
  draw.rim(c, '#1a0f3a73', 9, (path) => {
    for (const { x, y, x2, y2 } of marks) {
      path.moveTo(x, y);
      path.lineTo(x2, y2);
    }
  });
}
