import { fitModel, logitsOf, type Sample } from './fit-model.ts';
import { groupDuplicates } from './group-duplicates.ts';
import type { Register } from './read-rows.ts';

const folds = 5;

/** What a model that never saw the row, nor a near-copy of it, says of the row. */
export interface Prediction {
  row: Sample;
  gate: number;
  polarity: number;
}

/** Predicts every row by a model trained on the other folds. */
export function crossValidate(samples: Sample[]): Prediction[] {
  const fold = foldsOf(samples);
  return Array.from({ length: folds }, (_, out) => {
    const model = fitModel(samples.filter((_, at) => fold[at] !== out));
    return samples
      .filter((_, at) => fold[at] === out)
      .map((row) => ({ row, ...logitsOf(model, row.features) }));
  }).flat();
}

/** Predicts the rows of a register by a model that saw none of that register: the way to foreign texts. */
export function withoutRegister(samples: Sample[], register: Register): Prediction[] {
  const model = fitModel(samples.filter((sample) => sample.register !== register));
  return samples
    .filter((sample) => sample.register === register)
    .map((row) => ({ row, ...logitsOf(model, row.features) }));
}

/** Deals groups of near-duplicates out in turn, register by register, so that folds are alike. */
function foldsOf(samples: Sample[]): number[] {
  const groups = groupDuplicates(samples.map(({ text }) => text));
  const dealt = new Map<string, number>();
  const foldOfGroup = new Map<number, number>();
  return groups.map((group, at) => {
    const known = foldOfGroup.get(group);
    if (known !== undefined) return known;
    const { register, label } = samples[at]!;
    const turn = dealt.get(register + label) ?? 0;
    dealt.set(register + label, turn + 1);
    foldOfGroup.set(group, turn % folds);
    return turn % folds;
  });
}
