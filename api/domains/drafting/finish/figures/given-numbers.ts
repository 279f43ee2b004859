const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  );
const OTHERS: Record<string, number[]> = {
  once: [1],
  twice: [2],
  thrice: [3],
  double: [2, 100],
  doubled: [2, 100],
  triple: [3, 200],
  tripled: [3, 200],
  half: [0.5, 50],
  quarter: [0.25, 25],
  dozen: [12],
  couple: [2],
  hundred: [100],
  thousand: [1_000],
  million: [1_000_000],
  billion: [1_000_000_000],
  none: [0],
  nothing: [0],
  noon: [12],
  midnight: [0, 24],
  week: [7],
  fortnight: [14],
};
const words = new Map<string, number[]>([
  ...ONES.map((word, at): [string, number[]] => [word, [at]]),
  ...ORDINALS.map((word, at): [string, number[]] => [word, [at]]),
  ...TENS.map((word, at): [string, number[]] => [word, [(at + 2) * 10]]),
  ...Object.entries(OTHERS),
]);
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1e6,
  billion: 1e9,
  dozen: 12,
};

/**
 * Numbers that a text says in words: to a hundred ("ninety three", "forty-two"), with a scale ("two
 * million", "half a dozen"), as a share or a multiple ("half", "double"), as a part of a day and a half.
 */
export function numbersInWords(text: string): number[] {
  const tokens = text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
  const found: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const values = words.get(token);
    if (!values) continue;
    found.push(...values);
    const [value = 0] = values;
    const next = tokens[at + 1] ?? '';
    const one = ONES.indexOf(next);
    if (TENS.includes(token) && one > 0 && one < 10) found.push(value + one);
    const scale = SCALES[next === 'a' ? (tokens[at + 2] ?? '') : next];
    if (scale) found.push(value * scale);
    // "A day and a half" is 1.5 days.
    if (token === 'half' && tokens[at - 1] === 'a' && tokens[at - 2] === 'and') found.push(1.5);
  }
  return found;
}

/** Hours of a day on the other clock: 15 of 3pm, 3 of 15:00. */
export function hoursInText(text: string): number[] {
  const twelve = [...text.matchAll(/\b(\d{1,2})(?::\d\d)?\s?([ap])\.?m\b/gi)].map(
    ([, hour, half]) => (Number(hour) % 12) + (/p/i.test(half ?? '') ? 12 : 0),
  );
  const both = [...text.matchAll(/\b([01]?\d|2[0-3])(?::|h)([0-5]\d)?\b/gi)].map(([, hour]) =>
    Number(hour),
  );
  return [...twelve, ...both].flatMap((hour) => [hour, hour % 12 === 0 ? 12 : hour % 12]);
}

/** What follows from a span of time: hours of days, minutes of hours, months of years. */
export function convertedSpans(text: string): number[] {
  const spans: [unit: RegExp, factors: number[]][] = [
    [/^(?:d|days?)$/, [24]],
    [/^(?:h|hrs?|hours?)$/, [60, 1 / 24]],
    [/^(?:w|wks?|weeks?)$/, [7]],
    [/^(?:y|yrs?|years?)$/, [12]],
    [/^(?:months?|mo)$/, [1 / 12]],
    [/^(?:min|mins|minutes?)$/, [60, 1 / 60]],
  ];
  const counted = /(\d+(?:\.\d+)?|\ba|\bone|\btwo|\bthree)[\s-]?([a-z]+)\b( and a half)?/gi;
  return [...text.matchAll(counted)].flatMap(([, count = '', unit = '', half]) => {
    const value = Number(count) || { one: 1, a: 1, two: 2, three: 3 }[count.toLowerCase()] || 0;
    const whole = value + (half ? 0.5 : 0);
    const factors = spans.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1] ?? [];
    return factors.map((factor) => whole * factor);
  });
}
