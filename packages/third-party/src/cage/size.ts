/** About how many bytes a value takes; stops counting beyond `most`. */
export function sizeOf(value: unknown, most: number): number {
  let size = 0;
  const stack: unknown[] = [value];
  const seen = new Set<object>();
  while (stack.length > 0 && size <= most) {
    const one = stack.pop();
    if (typeof one === 'string') size += one.length * 2;
    else if (typeof one !== 'object' || one === null) size += 8;
    else if (seen.has(one)) continue;
    else {
      seen.add(one);
      size += 16;
      if (one instanceof ArrayBuffer || ArrayBuffer.isView(one)) size += one.byteLength;
      else if (one instanceof Blob) size += one.size;
      else if (one instanceof Map) stack.push(...one.keys(), ...one.values());
      else if (one instanceof Set) stack.push(...one);
      else for (const [key, inner] of Object.entries(one)) stack.push(key, inner);
    }
  }
  return size;
}
