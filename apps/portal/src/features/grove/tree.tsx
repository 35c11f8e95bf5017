import type { Step } from '../../data/grove.ts';
import { Picture } from '../../ui/picture.tsx';
import { kindOf, type Kind, type Spot } from './kinds.ts';

/** A tree's field, its ground and its middle. */
const WIDTH = 120;
const HEIGHT = 132;
const GROUND = 118;
const MIDDLE = 60;
/** Where the sign next to a seed shows the game. */
const SIGN = { x: 86, y: 78 };

/** How large each step stands, and how many fruits it bears. */
const SIZES: Readonly<Record<Step, { readonly scale: number; readonly fruits: number }>> = {
  seed: { scale: 0, fruits: 0 },
  sprout: { scale: 0, fruits: 0 },
  sapling: { scale: 0.62, fruits: 1 },
  tree: { scale: 1, fruits: 3 },
  bloom: { scale: 1, fruits: 3 },
};

export type TreeProps = {
  readonly step: Step;
  /** The game's category. */
  readonly category: string;
  /** The game's picture, its fruit; without one it bears none. */
  readonly icon?: string | undefined;
  /** Its daily challenge was done today. */
  readonly today?: boolean;
};

/** A game's tree as a picture; what it says stands below it. */
export function Tree({ step, category, icon, today = false }: TreeProps) {
  const kind = kindOf(category);
  const { scale, fruits } = SIZES[step];
  const isGrown = scale > 0;
  const grown = ({ x, y }: Spot): Spot => ({
    x: MIDDLE + (x - MIDDLE) * scale,
    y: GROUND + (y - GROUND) * scale,
  });
  const hung = isGrown ? kind.fruits.slice(0, fruits).map(grown) : [];
  return (
    <span className={`tree ${step}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
        <ellipse className="tree-shade" cx="60" cy={GROUND} rx={isGrown ? 36 * scale : 30} ry="6" />
        {isGrown ? (
          <g transform={`translate(60 ${GROUND}) scale(${scale}) translate(-60 -${GROUND})`}>
            <Grown kind={kind} blooms={step === 'bloom'} />
          </g>
        ) : (
          <Young step={step} kind={kind} />
        )}
        {icon !== undefined && hung.map((spot) => <Stalk key={spot.x} {...spot} />)}
        {today && <Today {...(isGrown ? grown({ x: 30, y: 30 }) : { x: 100, y: 104 })} />}
      </svg>
      {icon !== undefined &&
        hung.map((spot) => <Card key={spot.x} {...spot} icon={icon} className="tree-fruit" />)}
      {icon !== undefined && !isGrown && <Card {...SIGN} icon={icon} className="tree-sign" />}
    </span>
  );
}

type CardProps = Spot & { readonly icon: string; readonly className: string };

/** The game's card as a fruit, or on the sign next to a seed. */
function Card({ icon, x, y, className }: CardProps) {
  const style = { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
  return (
    <span className={className} style={style}>
      <Picture icon={icon} sizes="32px" />
    </span>
  );
}

function Stalk({ x, y }: Spot) {
  return (
    <>
      <path className="tree-stalk" d={`M${x} ${y - 8}c0-4 1-6 2-7`} />
      <path className="tree-leaf" d={`M${x + 1} ${y - 11}c2-6 7-7 11-6c-1 6-6 8-11 6Z`} />
    </>
  );
}

/** A seed in its bed, or a sprout out of it, with a sign that shows the game. */
function Young({ step, kind }: { readonly step: Step; readonly kind: Kind }) {
  return (
    <>
      <path className="tree-soil" d="M30 118c2-12 14-18 29-18s29 6 31 18c-8 5-52 5-60 0Z" />
      <path className="tree-crumbs" d="M42 112h.1M52 115h.1M64 111h.1M75 114h.1M83 111h.1" />
      {step === 'seed' ? (
        <g>
          <path className="tree-seed" d="M46 103c-6-8-1-19 9-23 5 9 3 20-9 23Z" />
          <path className="tree-glint" d="M49 93c0-4 2-6 4-8" />
        </g>
      ) : (
        <g>
          <path className="tree-stem" d="M51 104c1-9 0-17-1-25" />
          <path className={`tree-leaf ${kind.name}`} d="M50 82c-13 2-20-5-21-15 12-2 20 4 21 15Z" />
          <path className={`tree-leaf ${kind.name}`} d="M50 79c-1-13 7-20 18-21 2 12-5 20-18 21Z" />
          <path className="tree-vein" d="M34 71c6 1 11 5 14 9M63 62c-6 3-10 9-12 15" />
        </g>
      )}
      <path className="tree-post" d="M86 116V88" />
    </>
  );
}

function Grown({ kind, blooms }: { readonly kind: Kind; readonly blooms: boolean }) {
  const { crown, name, trunk, blossoms } = kind;
  return (
    <>
      <path className={`tree-trunk ${name}`} d={trunk} />
      <g>
        {crown.map((d) => (
          <path key={d} className="tree-rim" d={d} />
        ))}
        {crown.map((d) => (
          <path key={d} className={`tree-crown ${name}`} d={d} />
        ))}
        <path className={`tree-low ${name}`} d={kind.low} />
        <path className={`tree-light ${name}`} d={kind.light} />
        {blooms && blossoms.map((spot) => <Blossom key={`${spot.x} ${spot.y}`} {...spot} />)}
      </g>
    </>
  );
}

const PETALS = [0, 72, 144, 216, 288];

function Blossom({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {PETALS.map((turn) => (
        <ellipse
          key={turn}
          className="tree-petal"
          cy="-3.800"
          rx="2.900"
          ry="3.800"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className="tree-heart" r="2.200" />
    </g>
  );
}

/** The blossom of a day whose challenge was done: larger, and in the flame's color. */
function Today({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="tree-glow" r="17" />
      <g className="tree-today">
        {PETALS.map((turn) => (
          <ellipse key={turn} cy="-7.500" rx="5.600" ry="7.200" transform={`rotate(${turn})`} />
        ))}
        <circle r="4.200" />
      </g>
    </g>
  );
}
