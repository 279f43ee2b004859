import { cpus, loadavg } from 'node:os';

/** The middle one; the upper of the two in the middle where there are two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

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
