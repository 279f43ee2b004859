import type { ClassifiedSituation } from '#api/ai/situation/classify-situation.ts';
import { sureSituation } from '#api/ai/situation/read-post.ts';
import type { Situation } from '#shared/contracts/situations.ts';
import { macroF1 } from '../sentiment/measures.ts';
import { isHarm } from './is-harm.ts';
import type { HandRow } from './read-situation-rows.ts';

const accusing = ['grief', 'scam', 'hostile', 'complaint'];

/** Prints one line: how the rows of a hand are read, `unsure` counted as wrong in the accuracy of all. */
export function printHand(
  name: string,
  judged: { row: HandRow; read: ClassifiedSituation }[],
  least: Record<Situation, number>,
): void {
  const rows = judged.map(({ row, read }) => ({ row, read, said: sureSituation(read, least) }));
  const ordinary = rows.filter(({ row }) => !isHarm(row.label));
  const sure = rows.filter(({ said }) => said !== 'unsure');
  const of = (label: Situation) => rows.filter(({ row }) => row.label === label);
  const said = (label: Situation) => ratio(of(label), (one) => one.said === label);
  const quiet = ratio(
    [...of('grief'), ...of('scam')],
    (one) => one.said === 'unsure' || isHarm(one.said),
  );
  console.log(
    name.padEnd(20),
    String(rows.length).padStart(4),
    ratio(ordinary, (one) => accusing.includes(one.said)).padStart(20),
    said('grief').padStart(20),
    said('scam').padStart(20),
    quiet.padStart(20),
    share(rows, ({ row, read }) => read.situation === row.label).padStart(7),
    macroF1(
      rows.map(({ row }) => row.label),
      rows.map(({ read }) => read.situation),
    )
      .toFixed(2)
      .padStart(6),
    share(rows, (one) => one.said === 'unsure').padStart(7),
    share(sure, ({ row, said: word }) => word === row.label).padStart(7),
  );
}

export function printHandHead(): void {
  console.log(
    `${'hand'.padEnd(20)} rows  ordinary called harm          grief found          scams found     not as harmless   right     F1  unsure  right where sure`,
  );
}

function share<T>(all: T[], wanted: (one: T) => boolean): string {
  return all.length === 0
    ? '-'
    : `${((100 * all.filter(wanted).length) / all.length).toFixed(0)} %`;
}

/** A share with its 95 % interval by Wilson. */
function ratio<T>(all: T[], wanted: (one: T) => boolean): string {
  const [count, hits] = [all.length, all.filter(wanted).length];
  if (count === 0) return '-';
  const z = 1.96;
  const middle = (hits + (z * z) / 2) / (count + z * z);
  const half = (z / (count + z * z)) * Math.sqrt((hits * (count - hits)) / count + (z * z) / 4);
  const percent = (value: number) => (100 * Math.max(0, value)).toFixed(1);
  return `${percent(hits / count)} % (${percent(middle - half)}-${percent(middle + half)})`;
}
