import { cpus, loadavg } from 'node:os';

/** The value below which this share of all values is. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The middle one; the upper of the two in the middle where there are two. */
export const median = (values: number[]) => quantile(values, 0.5);

/** What a call's `--name=value` says. */
export const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];

export const percent = (count: number, of: number) =>
  of > 0 ? `${((100 * count) / of).toFixed(1)} %` : '-';

export const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Rows of cells, each at least `width` characters wide. */
export function sayTable(rows: string[][], width: number): void {
  for (const row of rows) {
    const cells = row.map((cell) => cell.padEnd(width));
    say(cells.join('').trimEnd());
  }
}

/** How busy this machine is: times are to be read beside it. */
export function machine(): string {
  return `load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;
}
