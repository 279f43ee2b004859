import { spreadOf } from '#api/ai/text-features/counts.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { FIGURES_VERSION, type PostedText, textFigures } from './text-figures.ts';

export interface ReachingText extends PostedText {
  engagement: number;
}

/** What was learned of an account's posts. */
export interface ForecastWeights {
  version: number;
  /** Of each figure: how much a text has in the middle, how far they lie apart, and what that is worth. */
  figures: [mean: number, spread: number, weight: number][];
  /** What it says of the posts it learnt from, in a hundred steps from the lowest on. */
  steps: number[];
}

const TRAINED_SHARE = 0.8;
/** Of how many posts' weight a figure is held at zero. */
const CAUTION = 0.1;
const STEPS = 100;
/** Of one figure after the other, until the weights hardly change. */
const SWEEPS = 40;

/**
 * Ridge regression of the logarithm of engagement on figures of the text; posts from the oldest on.
 * Its correlation is out of time: learnt from the older four fifths, tested on the newest. Pure.
 */
export function fitForecast(posts: readonly ReachingText[]) {
  const rows = posts.map((post) => ({ x: textFigures(post), y: Math.log1p(post.engagement) }));
  const cut = Math.floor(rows.length * TRAINED_SHARE);
  const older = ridge(rows.slice(0, cut));
  const newest = rows.slice(cut);
  const figures = ridge(rows);
  const said = rows.map(({ x }) => saidBy(figures, x)).sort((a, b) => a - b);
  const steps = Array.from({ length: STEPS }, (_, at) => {
    return said[Math.floor(((at + 0.5) * said.length) / STEPS)] ?? 0;
  });
  return {
    weights: { version: FIGURES_VERSION, figures, steps },
    posts: rows.length,
    tested: newest.length,
    correlation: rankCorrelation(newest.map(({ x, y }) => [saidBy(older, x), y] as const)),
  };
}

/** Of 100 of the account's posts, how many this text is expected to do better than. Pure. */
export function forecastOf({ figures, steps }: ForecastWeights, text: PostedText): number {
  const value = saidBy(figures, textFigures(text));
  const below = steps.filter((step) => step < value).length;
  const alike = steps.filter((step) => step === value).length;
  return Math.round(((below + alike / 2) * 100) / steps.length);
}

export function isCurrent({ version }: ForecastWeights): boolean {
  return version === FIGURES_VERSION;
}

type Figures = ForecastWeights['figures'];

function saidBy(figures: Figures, x: readonly number[]): number {
  return figures.reduce((sum, [mean, spread, weight], at) => {
    return sum + weight * (((x[at] ?? mean) - mean) / spread);
  }, 0);
}

function ridge(rows: readonly { x: number[]; y: number }[]): Figures {
  const n = rows.length;
  const columns = (rows[0]?.x ?? []).map((_, at) => rows.map(({ x }) => x[at] ?? 0));
  const scales = columns.map((column) => {
    const { mean, spread } = spreadOf(column);
    // What never changes tells nothing, and is divided by one.
    return [mean, spread || 1] as const;
  });
  const scaled = columns.map((column, at) => {
    const [mean, spread] = scales[at] ?? [0, 1];
    return column.map((value) => (value - mean) / spread);
  });
  const { mean: middle } = spreadOf(rows.map(({ y }) => y));
  const dot = (one: number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  const left = rows.map(({ y }) => y - middle);
  const sizes = scaled.map((column) => dot(column, column));
  const weights = scaled.map(() => 0);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const [at, column] of scaled.entries()) {
      const old = weights[at] ?? 0;
      const size = sizes[at] ?? 0;
      const weight = (dot(column, left) + old * size) / (size + CAUTION * n);
      for (const [row, value] of column.entries())
        left[row] = (left[row] ?? 0) - (weight - old) * value;
      weights[at] = weight;
    }
  }
  return scales.map(([mean, spread], at) => [mean, spread, weights[at] ?? 0]);
}
