import { Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, Mold } from '@playgrove/kit/scene3d';
import { middleOf, REACH } from '../rules/body.ts';
import { gateAt, type Course } from '../rules/course.ts';
import type { State } from '../rules/types.ts';
import { blossom } from './beds.ts';
import type { Theme } from './theme.ts';
import type { Ui } from './ui.ts';

/** What moves on a tray: the flower, checkpoints, gates and the magnets' rings. */
export type Props = {
  readonly group: Group;
  readonly flower: Group;
  readonly petals: readonly Mesh[];
  readonly checks: readonly { readonly bud: Mesh; readonly bloom: Mesh }[];
  readonly gates: readonly Mesh[];
  readonly rings: readonly Mesh[];
};

const PETALS = 8;

export function buildProps(course: Course, theme: Theme): Props {
  const paint = new MeshLambertMaterial({ vertexColors: true });
  const group = new Group();
  const add = (mold: Mold, x: number, z: number, to: Group = group): Mesh => {
    const mesh = new Mesh(mold.geometry(), paint);
    mesh.position.set(x, 0, z);
    to.add(mesh);
    return mesh;
  };
  const end = middleOf(course, course.way.at(-1) ?? 0);
  const flower = new Group();
  flower.position.set(end.x, 0, end.y);
  group.add(flower);
  add(heart(), 0, 0, flower);
  const petals = Array.from({ length: PETALS }, (_, at) => {
    const mesh = add(petal(at % 2 === 0 ? '#ff5f9a' : '#ff7fb4'), 0, 0, flower);
    mesh.rotation.y = (at / PETALS) * 2 * Math.PI;
    return mesh;
  });
  const checks = course.checks.slice(1).map((cell) => {
    const { x, y } = middleOf(course, cell);
    add(ring('#8fa6c8', '#c9d8ee'), x, y);
    const bud = add(sprout(false, theme), x, y);
    const bloom = add(sprout(true, theme), x, y);
    return { bud, bloom };
  });
  const start = middleOf(course, course.way[0] ?? 0);
  add(ring('#d8884a', '#ffd9a0'), start.x, start.y);
  const gates = course.gates.map(({ from, to }) => {
    const [a, b] = [middleOf(course, from), middleOf(course, to)];
    const mesh = add(panel(theme), (a.x + b.x) / 2, (a.y + b.y) / 2);
    mesh.rotation.y = a.y === b.y ? Math.PI / 2 : 0;
    const slot = add(
      new Mold().box([0, 0.012, 0], [0.98, 0.02, 0.2], '#6a5a78'),
      mesh.position.x,
      mesh.position.z,
    );
    slot.rotation.y = mesh.rotation.y;
    return mesh;
  });
  const glow = new MeshBasicMaterial({
    color: '#ff4b7a',
    transparent: true,
    opacity: 0.34,
    depthWrite: false,
  });
  const circle = hoop().geometry();
  const rings: Mesh[] = [];
  course.cells.forEach((kind, cell) => {
    if (kind !== 'magnet') return;
    const { x, y } = middleOf(course, cell);
    add(magnet(), x, y);
    for (let count = 0; count < 3; count += 1) {
      const mesh = new Mesh(circle, glow);
      mesh.position.set(x, 0.03, y);
      group.add(mesh);
      rings.push(mesh);
    }
  });
  return { group, flower, petals, checks, gates, rings };
}

const ease = (part: number): number => 1 - (1 - part) ** 3;

export function poseProps(
  props: Props,
  course: Course,
  state: State,
  ui: Ui,
  time: number,
  part: number,
  still: boolean,
): void {
  const won = state.cause === 'flower';
  const closed = won ? ease(Math.min(1, ui.since.flower / 0.35)) : 0;
  const opened = won ? ease(Math.max(0, Math.min(1, (ui.since.flower - 0.35) / 0.4))) : 0;
  const breath = still ? 0 : Math.sin(time * 2.2) * 0.04;
  for (const leaf of props.petals) leaf.rotation.z = 0.22 + breath + (closed - opened) * 0.85;
  props.flower.scale.setScalar(1 + (still ? 0 : Math.sin(time * 2.2) * 0.02) + opened * 0.3);
  props.checks.forEach(({ bud, bloom }, index) => {
    const reached = state.check > index;
    bud.visible = !reached;
    bloom.visible = reached;
    const fresh = state.check === index + 1 ? Math.min(1, ui.since.check / 0.3) : 1;
    bloom.scale.setScalar(reached ? 0.3 + 0.7 * ease(fresh) + Math.sin(fresh * Math.PI) * 0.35 : 1);
  });
  props.gates.forEach((mesh, index) => {
    const gate = course.gates[index];
    if (gate)
      mesh.position.y =
        -0.46 + 0.46 * ease(gateAt(gate, state.clock + (state.phase === 'roll' ? part : 0)));
  });
  props.rings.forEach((mesh, index) => {
    const phase = still ? (index % 3) / 3 : (time * 0.45 + (index % 3) / 3) % 1;
    mesh.scale.setScalar(0.4 + (1 - phase) * (REACH - 0.4));
  });
}

/** One petal that points along x from the middle, hinged there. */
function petal(color: string): Mold {
  const mold = new Mold();
  const outline: readonly (readonly [number, number])[] = [
    [0.12, 0.06],
    [0.26, 0.13],
    [0.4, 0.15],
    [0.5, 0.09],
    [0.54, 0],
  ];
  const tip = (x: number): number => 0.03 + x * x * 0.25;
  for (let at = 0; at < outline.length - 1; at += 1) {
    const [[x0, w0], [x1, w1]] = [outline[at] ?? [0, 0], outline[at + 1] ?? [0, 0]];
    for (const side of [1, -1]) {
      const light = side > 0 ? color : '#ff9cc4';
      if (side > 0)
        mold.quad(
          [x0, tip(x0) - 0.02, 0],
          [x0, tip(x0), w0],
          [x1, tip(x1), w1],
          [x1, tip(x1) - 0.02, 0],
          light,
        );
      else
        mold.quad(
          [x0, tip(x0), -w0],
          [x0, tip(x0) - 0.02, 0],
          [x1, tip(x1) - 0.02, 0],
          [x1, tip(x1), -w1],
          light,
        );
    }
  }
  return mold;
}

function heart(): Mold {
  const mold = new Mold().column([0, 0, 0], 16, [
    [0.01, 0.47, '#2f9f5a'],
    [0.02, 0.46, '#49c06a'],
  ]);
  mold.column([0, 0, 0], 14, [
    [0.02, 0.2, '#ffb01f'],
    [0.05, 0.17, '#ffd23c'],
  ]);
  for (let dot = 0; dot < 7; dot += 1) {
    const angle = dot * 0.9;
    mold.column([Math.cos(angle) * 0.1, 0.05, Math.sin(angle) * 0.1], 5, [
      [0, 0.022, '#e87a1f'],
      [0.02, 0.016, '#e87a1f'],
    ]);
  }
  return mold;
}

/** A round stone let into the floor. */
function ring(dark: string, light: string): Mold {
  return new Mold()
    .column([0, 0, 0], 20, [
      [0.004, 0.42, dark],
      [0.014, 0.4, dark],
    ])
    .column([0, 0, 0], 20, [
      [0.014, 0.32, light],
      [0.02, 0.31, light],
    ]);
}

/** At a checkpoint: four closed buds, or four flowers. */
function sprout(open: boolean, theme: Theme): Mold {
  const mold = new Mold();
  for (let at = 0; at < 4; at += 1) {
    const angle = Math.PI / 4 + (at * Math.PI) / 2;
    const [x, z] = [Math.cos(angle) * 0.37, Math.sin(angle) * 0.37];
    if (open) blossom(mold, x, 0.02, z, 0.13, theme.flowers[at % 2] ?? '#ffffff');
    else
      mold.column([x, 0, z], 6, [
        [0.01, 0.07, '#3f9f5a'],
        [0.08, 0.05, '#5fc06a'],
        [0.12, 0.02, '#8fe08a'],
      ]);
  }
  return mold;
}

function panel(theme: Theme): Mold {
  const [light, body, dark] = theme.wood;
  const mold = new Mold();
  for (let board = 0; board < 5; board += 1) {
    const x = -0.4 + board * 0.2;
    mold.box([x, 0.2, 0], [0.19, 0.44, 0.13], board % 2 === 0 ? body : light);
    mold.box([x, 0.45, 0], [0.19, 0.08, 0.13], board % 2 === 0 ? body : light, [0.9, 0]);
  }
  return mold.box([0, 0.16, 0], [0.98, 0.06, 0.16], dark);
}

/** A horseshoe on its stone. */
function magnet(): Mold {
  const mold = new Mold();
  const bend = 9;
  for (let part = 0; part < bend; part += 1) {
    const angle = Math.PI + ((part + 0.5) / bend) * Math.PI;
    mold.box(
      [Math.cos(angle) * 0.24, 0.36, 0.02 + Math.sin(angle) * 0.24],
      [0.17, 0.2, 0.17],
      '#ff3f5a',
    );
  }
  for (const side of [-1, 1]) {
    mold.box([side * 0.24, 0.36, 0.12], [0.17, 0.2, 0.2], '#ff3f5a');
    mold.box([side * 0.24, 0.36, 0.29], [0.17, 0.2, 0.14], '#f4f4ff');
  }
  return mold;
}

function hoop(): Mold {
  const mold = new Mold();
  const sides = 36;
  for (let side = 0; side < sides; side += 1) {
    const [a, b] = [(side / sides) * 2 * Math.PI, ((side + 1) / sides) * 2 * Math.PI];
    const [far, near] = [1, 0.94];
    mold.quad(
      [Math.cos(b) * far, 0, Math.sin(b) * far],
      [Math.cos(a) * far, 0, Math.sin(a) * far],
      [Math.cos(a) * near, 0, Math.sin(a) * near],
      [Math.cos(b) * near, 0, Math.sin(b) * near],
      '#ffffff',
    );
  }
  return mold;
}
