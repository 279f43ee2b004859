import { writeFileSync } from 'node:fs';
import { packWeights } from '#api/analysis/sentiment/weights.ts';
import { calibrate, calibrated } from './calibrate.ts';
import { crossValidate, thirdsHeldOut, withoutHand, withoutRegister } from './cross-validate.ts';
import { fitModel, sampleOf } from './fit-model.ts';
import { quantise } from './quantise.ts';
import { ownRegisters, readRows } from './read-rows.ts';
import { report } from './report.ts';

// Run: node --import tsx tools/training/sentiment/train.ts DATA_FOLDER. Prints the tables, writes the weights.
const target = new URL('../../../api/analysis/sentiment/sentiment.weights', import.meta.url);
const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('Name the folder that holds the market data (see README.md).');

const samples = readRows(dataFolder).map(sampleOf);
const first = withoutHand(samples, 'first');
const second = withoutHand(samples, 'second');
const thirds = thirdsHeldOut(samples);
// Half of them come from a model that had not met the author at all, as it has not met most authors.
const unseen = [...second, ...thirds.flat()];
const calibration = calibrate(unseen);

report('second hand, taught by the first', calibrated(second, calibrate(first)));
report('first hand, taught by the second', calibrated(first, calibrate(second)));
const heldOut = thirds.flatMap((third) => {
  const rows = new Set(third.map(({ row }) => row));
  return calibrated(third, calibrate(unseen.filter(({ row }) => !rows.has(row))));
});
report('second hand, a third at a time held out', heldOut);
report('five folds', calibrated(crossValidate(samples, 5), calibration));
const foreign = [...ownRegisters, 'stock posts' as const].flatMap((register) =>
  withoutRegister(samples, register),
);
report('trained without the register', calibrated(foreign, calibration));

const packed = packWeights(quantise(fitModel(samples), calibration));
writeFileSync(target, packed);
console.log(`\n${samples.length} rows, ${packed.length} bytes of weights`);
