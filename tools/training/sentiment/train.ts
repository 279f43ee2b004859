import { writeFileSync } from 'node:fs';
import { packWeights } from '#api/analysis/sentiment/weights.ts';
import { calibrate } from './calibrate.ts';
import { crossValidate, withoutRegister } from './cross-validate.ts';
import { fitModel, sampleOf } from './fit-model.ts';
import { quantise } from './quantise.ts';
import { isOwn, ownRegisters, readRows } from './read-rows.ts';
import { report } from './report.ts';

// Run: node --import tsx tools/training/sentiment/train.ts DATA_FOLDER. Prints the tables, writes the weights.
const target = new URL('../../../api/analysis/sentiment/sentiment.weights', import.meta.url);
const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('Name the folder that holds the market data (see README.md).');

const samples = readRows(dataFolder).map(sampleOf);
const unseen = crossValidate(samples);
const own = unseen.filter(({ row }) => isOwn(row));
const gate = calibrate(
  own.map((one) => ({ logit: one.gate, wanted: one.row.label === 'neutral' })),
);
const polarity = calibrate(
  own
    .filter(({ row }) => row.label !== 'neutral')
    .map((one) => ({ logit: one.polarity, wanted: one.row.label === 'bullish' })),
);

report('five folds', unseen, gate, polarity);
const foreign = [...ownRegisters, 'stock posts' as const].flatMap((register) =>
  withoutRegister(samples, register),
);
report('trained without the register', foreign, gate, polarity);

const packed = packWeights(quantise(fitModel(samples), gate, polarity));
writeFileSync(target, packed);
console.log(`\n${samples.length} rows, ${packed.length} bytes of weights`);
