import {
  Chain,
  Circle,
  DistanceJoint,
  Polygon,
  RevoluteJoint,
  Vec2,
  World,
  type EngineBody,
  type EngineContact,
  type EngineFixture,
} from './engine.ts';
import { MAX_BODIES, type Body, type Motion, type Part, type Scene } from './scene.ts';

/** Ticks between restarts of the engine: the most that run again after a restore. */
export const SEAM_EVERY = 120;
const VELOCITY_ROUNDS = 8;
const POSITION_ROUNDS = 4;
/** Data at a seam is whole millionths. */
const GRAIN = 1e6;

/** Two bodies that touched or pressed in one tick; `a` is the smaller number. */
export type Hit = {
  readonly a: number;
  readonly b: number;
  /** Whether they did not touch before. */
  readonly began: boolean;
  /** Whether one of the two parts is a sensor, so nothing was pushed. */
  readonly sensor: boolean;
  /** The impact: the speed change of the lighter body, units a second. */
  readonly speed: number;
  /** Kilogram meters a second; use it to decide what breaks. */
  readonly impulse: number;
  readonly x: number;
  readonly y: number;
};

/**
 * An extra acceleration of a body besides gravity: units a second squared, x and y, or undefined.
 * It is called before every step and again after a restore, so it may depend only on its arguments
 * and on things that change together with a `reseat`.
 */
export type Push = (
  body: number,
  motion: Readonly<Motion>,
) => readonly [number, number] | undefined;

type Meeting = {
  began: boolean;
  sensor: boolean;
  impulse: number;
  x: number;
  y: number;
};

/** The engine's half of a scene: never saved, always rebuilt from the data. */
type Live = {
  readonly world: World;
  readonly bodies: (EngineBody | undefined)[];
  readonly seam: readonly Motion[];
  since: number;
  meetings: Map<number, Meeting>;
  /** Parts in touch, by pair. */
  readonly touching: Map<number, number>;
};

const lives = new WeakMap<Scene, Live>();

/** Call after every change to a scene other than `stepScene`: restarts the engine from `now`. */
export function reseat(scene: Scene): void {
  const live = lives.get(scene);
  const gone = (pair: number): boolean =>
    [Math.floor(pair / MAX_BODIES), pair % MAX_BODIES].some((one) => !scene.bodies[one]);
  const pairs = live && live.seam === scene.seam ? [...live.touching.keys()] : scene.touching;
  scene.touching = pairs.filter((pair) => !gone(pair)).sort((a, b) => a - b);
  for (const motion of scene.now) {
    for (let at = 0; at < motion.length; at += 1) {
      motion[at] = Math.round((motion[at] ?? 0) * GRAIN) / GRAIN + 0;
    }
  }
  scene.seam = scene.now.map((motion) => [...motion]);
  scene.since = 0;
  lives.delete(scene);
}

/**
 * One fixed step of time; writes to `now`.
 * @param hz steps a second
 * @returns the contacts of this step, sorted by body number
 */
export function stepScene(scene: Scene, hz: number, push?: Push): readonly Hit[] {
  const live = liveOf(scene, hz, push);
  stepWorld(live, scene, hz, push);
  scene.since = live.since;
  for (const [index, body] of live.bodies.entries()) {
    const motion = scene.now[index];
    if (body && motion && scene.bodies[index]?.kind !== 'fixed')
      readMotion(body, motion, scene.unit);
  }
  const hits = hitsOf(live, scene);
  live.meetings.clear();
  if (scene.since >= SEAM_EVERY) reseat(scene);
  return hits;
}

/** Kilograms: density times square meters. 0 for bodies that are not free. */
export function massOf(scene: Scene, body: number, hz = 60): number {
  return liveOf(scene, hz).bodies[body]?.getMass() ?? 0;
}

function liveOf(scene: Scene, hz: number, push?: Push): Live {
  const known = lives.get(scene);
  if (known && known.seam === scene.seam && known.since === scene.since) return known;
  if (scene.seam.length !== scene.bodies.length)
    throw new Error('reseat the scene before stepping');
  const live = wake(scene);
  while (live.since < scene.since) {
    stepWorld(live, scene, hz, push);
    live.meetings.clear();
  }
  lives.set(scene, live);
  return live;
}

function stepWorld(live: Live, scene: Scene, hz: number, push?: Push): void {
  if (push) {
    const motion: Motion = [0, 0, 0, 0, 0, 0, 1];
    for (const [index, body] of live.bodies.entries()) {
      if (!body || scene.bodies[index]?.kind !== 'free') continue;
      readMotion(body, motion, scene.unit);
      const pull = push(index, motion);
      if (!pull) continue;
      const mass = body.getMass() / scene.unit;
      body.applyForceToCenter(new Vec2(pull[0] * mass, pull[1] * mass), true);
    }
  }
  live.world.step(1 / hz, VELOCITY_ROUNDS, POSITION_ROUNDS);
  live.since += 1;
}

function readMotion(body: EngineBody, motion: Motion, unit: number): void {
  const at = body.getPosition();
  const speed = body.getLinearVelocity();
  motion[0] = at.x * unit;
  motion[1] = at.y * unit;
  motion[2] = body.getAngle();
  motion[3] = speed.x * unit;
  motion[4] = speed.y * unit;
  motion[5] = body.getAngularVelocity();
  motion[6] = body.isAwake() ? 1 : 0;
}

/** Builds the engine's world from the data at the seam. */
function wake(scene: Scene): Live {
  const { unit } = scene;
  const world = new World({
    gravity: new Vec2(scene.gravity[0] / unit, scene.gravity[1] / unit),
    allowSleep: true,
  });
  const live: Live = {
    world,
    bodies: [],
    seam: scene.seam,
    since: 0,
    meetings: new Map(),
    touching: new Map(scene.touching.map((pair) => [pair, 0])),
  };
  for (const [index, body] of scene.bodies.entries()) {
    const motion = scene.seam[index];
    live.bodies.push(body && motion ? addToWorld(world, body, motion, unit, index) : undefined);
  }
  listen(live, unit);
  for (const joint of scene.joints) {
    const [a, b] = [live.bodies[joint.a], live.bodies[joint.b]];
    if (!a || !b) continue;
    const localAnchorA = new Vec2(joint.at[0] / unit, joint.at[1] / unit);
    const localAnchorB = new Vec2(joint.on[0] / unit, joint.on[1] / unit);
    if (joint.kind === 'rod') {
      world.createJoint(
        new DistanceJoint({
          bodyA: a,
          bodyB: b,
          localAnchorA,
          localAnchorB,
          length: joint.length / unit,
        }),
      );
      continue;
    }
    const { low, high, motor, torque = 0 } = joint;
    world.createJoint(
      new RevoluteJoint({
        bodyA: a,
        bodyB: b,
        localAnchorA,
        localAnchorB,
        referenceAngle: 0,
        ...(low !== undefined && { enableLimit: true, lowerAngle: low }),
        ...(high !== undefined && { enableLimit: true, upperAngle: high }),
        ...(motor !== undefined && {
          enableMotor: true,
          motorSpeed: motor,
          maxMotorTorque: torque,
        }),
      }),
    );
  }
  // A new contact wakes its bodies: create all contacts in a step of zero time, then put sleepers
  // back to sleep.
  world.step(0);
  for (const [index, body] of live.bodies.entries()) {
    if (body?.isDynamic() && scene.seam[index]?.[6] !== 1) body.setAwake(false);
  }
  return live;
}

const KINDS = { fixed: 'static', driven: 'kinematic', free: 'dynamic' } as const;

function addToWorld(
  world: World,
  body: Body,
  motion: Motion,
  unit: number,
  index: number,
): EngineBody {
  const [x, y, angle, vx, vy, spin, awake] = motion;
  const made = world.createBody({
    type: KINDS[body.kind],
    position: new Vec2(x / unit, y / unit),
    angle,
    linearVelocity: new Vec2(vx / unit, vy / unit),
    angularVelocity: spin,
    linearDamping: body.drag ?? 0,
    angularDamping: body.spinDrag ?? 0,
    fixedRotation: body.portrait ?? false,
    bullet: body.bullet ?? false,
    gravityScale: body.weight ?? 1,
    awake: awake === 1,
    userData: index,
  });
  for (const part of body.parts) {
    made.createFixture({
      shape: shapeOf(part, unit),
      density: part.density ?? 1,
      friction: part.friction ?? 0.4,
      restitution: part.bounce ?? 0,
      isSensor: part.sensor ?? false,
      filterGroupIndex: body.ghost ? -body.ghost : 0,
    });
  }
  return made;
}

function shapeOf(part: Part, unit: number): Circle | Polygon | Chain {
  if (part.shape === 'circle') {
    return new Circle(new Vec2(part.x / unit, part.y / unit), part.r / unit);
  }
  const points: Vec2[] = [];
  for (let at = 0; at + 1 < part.points.length; at += 2) {
    points.push(new Vec2((part.points[at] ?? 0) / unit, (part.points[at + 1] ?? 0) / unit));
  }
  return part.shape === 'polygon' ? new Polygon(points) : new Chain(points, part.loop ?? false);
}

function listen(live: Live, unit: number): void {
  const { world, touching } = live;
  world.on('begin-contact', (contact: EngineContact) => {
    const pair = pairOf(contact);
    const before = touching.get(pair);
    touching.set(pair, (before ?? 0) + 1);
    meet(live, contact, pair, unit, before === undefined);
  });
  world.on('end-contact', (contact: EngineContact) => {
    const pair = pairOf(contact);
    const left = (touching.get(pair) ?? 1) - 1;
    if (left > 0) touching.set(pair, left);
    else touching.delete(pair);
  });
  world.on('post-solve', (contact: EngineContact, impulse) => {
    const meeting = meet(live, contact, pairOf(contact), unit, false);
    for (const one of impulse.normalImpulses) meeting.impulse += one;
  });
}

function meet(
  live: Live,
  contact: EngineContact,
  pair: number,
  unit: number,
  began: boolean,
): Meeting {
  let meeting = live.meetings.get(pair);
  if (!meeting) {
    const [one, other] = [contact.getFixtureA(), contact.getFixtureB()];
    const sensor = one.isSensor() || other.isSensor();
    const point = sensor ? undefined : contact.getWorldManifold(null)?.points[0];
    const at = point ?? other.getBody().getPosition();
    meeting = { began: false, sensor, impulse: 0, x: at.x * unit, y: at.y * unit };
    live.meetings.set(pair, meeting);
  }
  meeting.began ||= began;
  return meeting;
}

function numberOf(fixture: EngineFixture): number {
  return fixture.getBody().getUserData() as number;
}

function pairOf(contact: EngineContact): number {
  const [a, b] = [numberOf(contact.getFixtureA()), numberOf(contact.getFixtureB())];
  return a < b ? a * MAX_BODIES + b : b * MAX_BODIES + a;
}

function hitsOf(live: Live, scene: Scene): readonly Hit[] {
  const pairs = [...live.meetings.keys()].sort((a, b) => a - b);
  return pairs.flatMap((pair): readonly Hit[] => {
    const meeting = live.meetings.get(pair);
    if (!meeting) return [];
    const [a, b] = [Math.floor(pair / MAX_BODIES), pair % MAX_BODIES];
    const masses = [a, b].map((one) => live.bodies[one]?.getMass() ?? 0).filter((mass) => mass > 0);
    const lighter = masses.length > 0 ? Math.min(...masses) : 1;
    const speed = (meeting.impulse / lighter) * scene.unit;
    return [{ a, b, ...meeting, speed }];
  });
}
