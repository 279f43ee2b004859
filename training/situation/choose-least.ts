import type { ClassifiedSituation } from '#api/ai/situation/classify-situation.ts';
import { type Situation, situations } from '#shared/contracts/situations.ts';
import { isHarm } from './is-harm.ts';
import type { HandRow } from './read-situation-rows.ts';

/** How many of the ordinary posts may be called by a harm's name: 3 % by the four that accuse or console. */
const mostFalse: Partial<Record<Situation, number>> = {
  grief: 0.01,
  scam: 0.008,
  hostile: 0.005,
  complaint: 0.007,
  incident: 0.006,
};
/** How many of the readings of an ordinary kind must be right. */
const leastRight = 0.75;
const lowest = 0.3;
const highest = 0.95;

/** The confidence that each situation needs, in steps of 0.01, from rows that neither trained nor calibrated it. */
export function chooseLeast(
  judged: { row: HandRow; read: ClassifiedSituation }[],
): Record<Situation, number> {
  const ordinary = judged.filter(({ row }) => !isHarm(row.label)).length;
  const holds = (name: Situation, least: number) => {
    const called = judged.filter(
      ({ read }) => read.situation === name && read.probabilities[name] >= least,
    );
    const most = mostFalse[name];
    const wrong = called.filter(({ row }) =>
      most === undefined ? row.label !== name : !isHarm(row.label),
    );
    return (
      wrong.length <= (most === undefined ? (1 - leastRight) * called.length : most * ordinary)
    );
  };
  const leastOf = (name: Situation) => {
    for (let step = lowest * 100; step < highest * 100; step += 1)
      if (holds(name, step / 100)) return step / 100;
    return highest;
  };
  return Object.fromEntries(situations.map((name) => [name, leastOf(name)])) as Record<
    Situation,
    number
  >;
}
