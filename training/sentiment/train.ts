import { writeFileSync } from 'node:fs';
import { packSentimentWeights } from '#api/analysis/sentiment/weights.ts';
import { calibrate, calibrated } from './calibrate.ts';
import { crossValidate, withoutHand, withoutRegister } from './cross-validate.ts';
import { fitModel, sampleOf } from './fit-model.ts';
import { quantise } from './quantise.ts';
import { hands, ownRegisters, readRows } from './read-rows.ts';
import { report } from './report.ts';

// Run: node --import tsx training/sentiment/train.ts DATA_FOLDER. Prints the tables, writes the weights.
const target = new URL('../../api/analysis/sentiment/sentiment.weights', import.meta.url);
const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('Name the folder that holds the market data (see README.md).');

const samples = readRows(dataFolder).map(sampleOf);
for (const hand of hands) {
  // The confidence, too, is fitted without the hand: on each other one, read by a model of the rest.
  const met = samples.filter((sample) => sample.hand !== hand);
  const others = hands
    .filter((other) => other !== hand)
    .flatMap((other) => withoutHand(met, other));
  report(`${hand} hand, left out`, calibrated(withoutHand(samples, hand), calibrate(others)));
}
const calibration = calibrate(hands.flatMap((hand) => withoutHand(samples, hand)));
report('five folds', calibrated(crossValidate(samples, 5), calibration));
const foreign = [...ownRegisters, 'stock posts' as const].flatMap((register) =>
  withoutRegister(samples, register),
);
report('trained without the register', calibrated(foreign, calibration));

const packed = packSentimentWeights(quantise(fitModel(samples), calibration));
writeFileSync(target, packed);
console.log(`\n${samples.length} rows, ${packed.length} bytes of weights`);
