import { fitModel, logitsOf, type Model, type Sample } from './fit-model.ts';
import { groupDuplicates } from './group-duplicates.ts';
import type { Hand, Register } from './read-rows.ts';

/** What a model that never saw the row, nor a near-copy of it, says of the row. */
export interface Prediction {
  row: Sample;
  gate: number;
  polarity: number;
}

/** Predicts every row by a model trained on the other folds. */
export function crossValidate(samples: Sample[], folds: number): Prediction[] {
  return foldsOf(samples, folds).flatMap((fold) =>
    predicted(fitModel(samples.filter((sample) => !fold.has(sample))), [...fold]),
  );
}

/** Predicts the rows of a register by a model that saw none of that register: the way to foreign texts. */
export function withoutRegister(samples: Sample[], register: Register): Prediction[] {
  return leftOut(samples, (sample) => sample.register === register);
}

/** Predicts the rows of a hand by a model that saw none of that hand: the way to foreign authors. */
export function withoutHand(samples: Sample[], hand: Hand): Prediction[] {
  return leftOut(samples, (sample) => sample.hand === hand);
}

function leftOut(samples: Sample[], out: (sample: Sample) => boolean): Prediction[] {
  return predicted(fitModel(samples.filter((sample) => !out(sample))), samples.filter(out));
}

function predicted(model: Model, rows: Sample[]): Prediction[] {
  return rows.map((row) => ({ row, ...logitsOf(model, row.features) }));
}

/** Deals groups of near-duplicates out in turn, so that folds are alike in registers, hands and labels. */
function foldsOf(samples: Sample[], folds: number): Set<Sample>[] {
  const groups = groupDuplicates(samples.map(({ text }) => text));
  const dealt = new Map<string, number>();
  const foldOfGroup = new Map<number, number>();
  const sets = Array.from({ length: folds }, () => new Set<Sample>());
  for (const [at, sample] of samples.entries()) {
    const group = groups[at]!;
    const kind = `${sample.register} ${sample.hand} ${sample.label}`;
    const turn = dealt.get(kind) ?? 0;
    if (!foldOfGroup.has(group)) {
      dealt.set(kind, turn + 1);
      foldOfGroup.set(group, turn % folds);
    }
    sets[foldOfGroup.get(group)!]!.add(sample);
  }
  return sets;
}
