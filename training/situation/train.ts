import { writeFileSync } from 'node:fs';
import { readSituation } from '#api/ai/situation/classify-situation.ts';
import { packSituationWeights } from '#api/ai/situation/situation-weights.ts';
import { leastConfidence, situations } from '#shared/contracts/situations.ts';
import { calibrationError } from '../sentiment/measures.ts';
import { calibrateSoftmax } from './calibrate-softmax.ts';
import { chooseLeast } from './choose-least.ts';
import { fitSituations, logitsOf } from './fit-situations.ts';
import { isOfHardCases, type JudgedRow, judgedByOthers } from './leave-hands-out.ts';
import { readEverydayPosts, readHands, readUnseenRows } from './read-situation-rows.ts';
import { printHand, printHandHead } from './table-of-readings.ts';

// Run: node --import tsx training/situation/train.ts. Writes the weights, prints the tables.
const target = new URL('../../api/ai/situation/situation.weights', import.meta.url);
const rows = readHands();
const groups = judgedByOthers(rows);
const model = fitSituations(rows);
const deciding = groups.flat().filter((judged) => !isOfHardCases(judged));
const calibration = calibrateSoftmax(deciding);
const packed = packSituationWeights({ ...model, ...calibration });
writeFileSync(target, packed);
console.log(`${rows.length} rows, ${packed.length} bytes of weights`);

const readBy = (judged: JudgedRow[], by: typeof calibration) =>
  judged.map(({ row, logits }) => ({ row, read: readSituation(logits, by) }));

printHandHead();
for (const group of groups) {
  // Calibrated, and with what each situation needs, by the other groups.
  const others = deciding.filter((one) => !group.includes(one));
  const by = calibrateSoftmax(others);
  const least = chooseLeast(readBy(others, by));
  for (const [hand, judged] of Map.groupBy(group, ({ row }) => row.hand))
    printHand(hand, readBy(judged, by), least);
}
const unseen = readUnseenRows().map((row) => ({ row, logits: logitsOf(model, row.text) }));
const read = readBy(unseen, calibration);
printHand('unseen', read, leastConfidence);
printHand(
  'unseen, English',
  read.filter(({ row }) => row.language === 'en'),
  leastConfidence,
);
printHand(
  'unseen, others',
  read.filter(({ row }) => row.language !== 'en'),
  leastConfidence,
);
for (const [hand, texts] of Object.entries(readEverydayPosts())) {
  const judged = texts.map((text) => ({
    row: { text, label: 'opinion' as const, language: 'en', hand },
    logits: logitsOf(model, text),
  }));
  printHand(hand, readBy(judged, calibration), leastConfidence);
}
const error = calibrationError(
  read.map((one) => one.read.confidence),
  read.map((one) => one.read.situation === one.row.label),
);
console.log(`\ncalibration error on the unseen hand: ${error.toFixed(3)}`);

const chosen = chooseLeast(readBy(deciding, calibration));
console.log('\nsituation       confidence that it needs  in the contract');
for (const name of situations) {
  console.log(
    name.padEnd(15),
    chosen[name].toFixed(2).padStart(24),
    leastConfidence[name].toFixed(2).padStart(16),
  );
}
