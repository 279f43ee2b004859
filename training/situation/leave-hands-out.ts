import { fitSituations, logitsOf } from './fit-situations.ts';
import type { HandRow } from './read-situation-rows.ts';

export interface JudgedRow {
  row: HandRow;
  /** By a model that has seen no row of its hand. */
  logits: readonly number[];
}

/** Hands that are left out together: those of a like kind, so that none of them helps the other. */
const together = [
  ['second'],
  ['trading-mother', 'everyday-neighbour'],
  ['auditor', 'builder-desk', 'korean-trader', 'night-nurse'],
  ['german-lawyer', 'meme-account', 'community-manager', 'brazilian-developer'],
];

/** The hands of hard cases: a model that has not seen them is far from the one that is used. */
export const isOfHardCases = ({ row }: JudgedRow) => row.hand === 'everyday-neighbour';

/** Every row but those of the first hand, which is most of what trains, a list for each model. */
export function judgedByOthers(rows: HandRow[]): JudgedRow[][] {
  return together.map((hands) => {
    const model = fitSituations(rows.filter(({ hand }) => !hands.includes(hand)));
    return rows
      .filter(({ hand }) => hands.includes(hand))
      .map((row) => ({ row, logits: logitsOf(model, row.text) }));
  });
}
