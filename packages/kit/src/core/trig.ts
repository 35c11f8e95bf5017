/**
 * Trigonometry that gives the same bits in every engine. `Math.sin` and similar functions may
 * differ between browsers; these use only `+ - * /`, `Math.floor` and `Math.sqrt`, which the
 * language defines exactly.
 */

const TAU = 2 * Math.PI;

/** π/2 in two parts: the first has 33 bits, so a whole multiple of it below 2^20 is exact. */
const QUARTER = 6746518852 / 2 ** 32;
const QUARTER_REST = 6.077100506506192e-11;

/** Taylor series on −π/4 … π/4: the first term left out is below 1e-16. */
function sinNear(x: number): number {
  const q = x * x;
  return (
    x *
    (1 -
      (q / 6) *
        (1 -
          (q / 20) *
            (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - (q / 156) * (1 - q / 210)))))))
  );
}

function cosNear(x: number): number {
  const q = x * x;
  return (
    1 -
    (q / 2) *
      (1 -
        (q / 12) *
          (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - q / 182))))))
  );
}

/** Sine of `x` plus `turns` quarter turns. */
function sinOfQuarters(x: number, turns: number): number {
  const quarters = Math.floor(x / (Math.PI / 2) + 0.5);
  const near = x - quarters * QUARTER - quarters * QUARTER_REST;
  const part = quarters + turns - 4 * Math.floor((quarters + turns) / 4);
  if (part === 0) return sinNear(near);
  if (part === 1) return cosNear(near);
  return part === 2 ? -sinNear(near) : -cosNear(near);
}

/**
 * Sine. Off by at most 1e-12 where |x| is at most a million; NaN where `x` is not finite.
 * @param x radians
 */
export function sin(x: number): number {
  return sinOfQuarters(x, 0);
}

/**
 * Cosine. Off by at most 1e-12 where |x| is at most a million; NaN where `x` is not finite.
 * @param x radians
 */
export function cos(x: number): number {
  return sinOfQuarters(x, 1);
}

/** Tangent of half the angle whose tangent is `t`. */
function halved(t: number): number {
  return t / (1 + Math.sqrt(1 + t * t));
}

/** Arc tangent for 0 … 1: halves the angle twice, so that t stays below 0.2, then sums the series. */
function atanNear(ratio: number): number {
  const t = halved(halved(ratio));
  const q = t * t;
  let sum = 0;
  for (let power = 19; power >= 1; power -= 2) sum = 1 / power - q * sum;
  return 4 * t * sum;
}

/**
 * The angle of the vector (x, y), −π to π, 0 along x and growing toward y.
 * Off by at most 1e-12. 0 for the zero vector; −0 counts as 0; finite numbers only.
 */
export function atan2(y: number, x: number): number {
  const across = x < 0 ? -x : x;
  const along = y < 0 ? -y : y;
  if (across === 0 && along === 0) return 0;
  const first = along <= across ? atanNear(along / across) : Math.PI / 2 - atanNear(across / along);
  const upper = x < 0 ? Math.PI - first : first;
  return y < 0 ? -upper : upper;
}

/** The same direction as `angle`, from −π (included) to π (excluded). */
export function wrapAngle(angle: number): number {
  const wrapped = angle - TAU * Math.floor((angle + Math.PI) / TAU);
  // Rounding can land on π itself, just below a whole turn.
  return wrapped >= Math.PI ? wrapped - TAU : wrapped < -Math.PI ? -Math.PI : wrapped;
}
