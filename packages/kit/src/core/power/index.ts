/** Binary places of a fractional exponent: the error stays below one part in 10^12. */
const PLACES = 44;

/**
 * `base` to the power of `exponent`, with the same bits in every engine: `**` and `Math.pow` may
 * differ between browsers, `* /` and `Math.sqrt` may not.
 * @param base at least 0 where the exponent is not whole
 */
export function power(base: number, exponent: number): number {
  const size = Math.abs(exponent);
  const whole = Math.floor(size);
  let value = 1;
  for (let rest = whole, square = base; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) value *= square;
    square *= square;
  }
  let part = size - whole;
  for (let place = 0, root = base; part > 0 && place < PLACES; place += 1) {
    root = Math.sqrt(root);
    part *= 2;
    if (part < 1) continue;
    part -= 1;
    value *= root;
  }
  return exponent < 0 ? 1 / value : value;
}
