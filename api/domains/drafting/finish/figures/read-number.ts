/** Scales by the word or letter behind a number; one letter may be a unit as well ("5m"). */
const scales: [words: string, factor: number][] = [
  ['k|thousand|tausend|tsd|mil|mille|тыс|千|천|bin|ribu', 1e3],
  ['万|萬|만', 1e4],
  ['lakh', 1e5],
  [
    'm|mm|mn|mio|million|millions|millionen|millón|millones|milhão|milhões|milyon|juta|млн|百万',
    1e6,
  ],
  ['crore', 1e7],
  ['亿|億|억', 1e8],
  [
    'b|bn|bln|billion|billions|mrd|milliarde|milliarden|milliard|milliards|bilhão|bilhões|milyar|miliar|млрд',
    1e9,
  ],
  ['t|tn|trn|trillion|trillions|billionen|兆|조', 1e12],
];
const factors = new Map(
  scales.flatMap(([words, factor]) =>
    words.split('|').map((word): [string, number] => [word, factor]),
  ),
);

/** What may stand behind a number as its scale, longest first. */
export const scaleWords = [...factors.keys()].sort((a, b) => b.length - a.length).join('|');

/** Where the digits of a script begin. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** Digits and marks of any script as those of English. */
export function plainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[٪％﹪]/g, '%')
    .replace(/٫/g, ',')
    .replace(/٬/g, "'");
}

/** What a number may mean: `1,234` is one of two numbers until one knows whose it is. */
export function valuesOf(digits: string, scale = ''): number[] {
  const grouped = digits.replace(/['’ \u00a0\u202f]/g, '');
  const bases = readings(grouped).map(Number).filter(Number.isFinite);
  const factor = factors.get(scale.toLowerCase());
  if (!factor) return bases;
  const scaled = bases.map((base) => base * factor);
  // "5m" may be minutes, "3t" tons.
  return /^[mbt]$/.test(scale) ? [...bases, ...scaled] : scaled;
}

function readings(digits: string): string[] {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return [digits];
  const whole = digits.replace(/[.,]/g, '');
  const at = digits.lastIndexOf(last);
  const decimal = `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`;
  if (marks.length === 1) {
    return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? [whole, decimal] : [decimal];
  }
  return marks.every((mark) => mark === last) ? [whole] : [decimal];
}
