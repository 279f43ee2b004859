import { cpus, loadavg } from 'node:os';

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** How busy this machine is: times are to be read beside it. */
export function machine(): string {
  return `load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;
}
