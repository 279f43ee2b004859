const LONGEST_NAME = 63;

/** Whether every name of a domain has at most 63 characters as DNS writes it, in Punycode. */
export function hasValidNames(domain: string): boolean {
  return domain.split('.').every((name) => {
    if (/^[\x20-\x7e]*$/.test(name)) return name.length <= LONGEST_NAME;
    // The code of a character takes at least one.
    if (name.length > 2 * LONGEST_NAME) return false;
    const lengths = name.split(/[\u3002\uff0e\uff61]/).map(encodedLength);
    return lengths.reduce((sum, length) => sum + length + 1, -1) <= LONGEST_NAME;
  });
}

/** RFC 3492, of which only the length is asked for. */
function encodedLength(name: string): number {
  if (/^[\x20-\x7e]*$/.test(name)) return name.length;
  const points = [...name].map((character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 128).length;
  let length = 'xn--'.length + basic + (basic > 0 ? 1 : 0);
  let handled = basic;
  let delta = 0;
  let bias = 72;
  let last = 128;
  for (const point of [...new Set(points)].filter((one) => one >= 128).sort((a, b) => a - b)) {
    delta += (point - last) * (handled + 1);
    last = point;
    for (const other of points) {
      if (other < point) delta += 1;
      if (other !== point) continue;
      length += digitsOf(delta, bias);
      bias = adapted(delta, handled + 1, handled === basic);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    last += 1;
  }
  return length;
}

function digitsOf(delta: number, bias: number): number {
  let digits = 1;
  let rest = delta;
  for (let k = 36; ; k += 36) {
    const threshold = Math.min(26, Math.max(1, k - bias));
    if (rest < threshold) return digits;
    rest = Math.floor((rest - threshold) / (36 - threshold));
    digits += 1;
  }
}

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
