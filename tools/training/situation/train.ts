import { writeFileSync } from 'node:fs';
import { type ClassifiedSituation, readSituation } from '#api/ai/situation/classify-situation.ts';
import { packSituationWeights } from '#api/ai/situation/situation-weights.ts';
import { situations } from '#shared/contracts/situations.ts';
import { accuracy, calibrationError, macroF1 } from '../sentiment/measures.ts';
import { calibrateSoftmax } from './calibrate-softmax.ts';
import { fitSituations, logitsOf } from './fit-situations.ts';
import { graveShare, isGrave, isReadAsHarm } from './harm-share.ts';
import { readEverydayPosts, readSituationRows, type SituationRow } from './read-situation-rows.ts';

// Run: node --import tsx tools/training/situation/train.ts. Prints the tables, writes the weights.
const target = new URL('../../../api/ai/situation/situation.weights', import.meta.url);
const { own, secondHand } = readSituationRows();
const model = fitSituations(own);
const unseen = secondHand.map((row) => ({ row, logits: logitsOf(model, row.text) }));
// Every other row of the second hand calibrates, the rest measures.
const calibration = calibrateSoftmax(unseen.filter((_, at) => at % 2 === 0));
const measured = unseen
  .filter((_, at) => at % 2 === 1)
  .map(({ row, logits }) => ({ row, read: readSituation(logits, calibration) }));

table('all', () => true);
table('English', ({ language }) => language === 'en');
table('other languages', ({ language }) => language !== 'en');
console.log('\nsituation        rows  precision  recall');
for (const name of situations) {
  const wanted = measured.filter(({ row }) => row.label === name);
  const given = measured.filter(({ read }) => read.situation === name);
  const right = wanted.filter(({ read }) => read.situation === name).length;
  const share = (of: number) => `${((100 * right) / of).toFixed(0)} %`.padStart(9);
  console.log(
    name.padEnd(15),
    String(wanted.length).padStart(5),
    share(given.length),
    share(wanted.length),
  );
}
const graveReads = measured.filter(({ row }) => isGrave(row.label)).map(({ read }) => read);
const everydayReads = Object.entries(readEverydayPosts()).map(([name, texts]) => {
  return { name, reads: texts.map((text) => readSituation(logitsOf(model, text), calibration)) };
});
console.log(
  `\ngrief, hostile, scam, incident read as one of them or a complaint: ${percentOf(graveReads, isReadAsHarm)}`,
);
for (const { name, reads } of everydayReads) {
  console.log(`${name}: ${reads.length} posts, read as harm: ${percentOf(reads, isReadAsHarm)}`);
}
console.log('\nsum of the four  found of them  everyday above  sandbox above');
for (const least of [0.2, 0.3, 0.4, 0.5, 0.6]) {
  const above = (read: ClassifiedSituation) => graveShare(read) >= least;
  const shares = [graveReads, ...everydayReads.map(({ reads }) => reads)];
  console.log(
    least.toFixed(1).padStart(15),
    ...shares.map((reads) => percentOf(reads, above).padStart(14)),
  );
}
const packed = packSituationWeights({ ...model, ...calibration });
writeFileSync(target, packed);
console.log(`\n${own.length} rows, ${packed.length} bytes of weights`);

function percentOf<T>(all: T[], wanted: (one: T) => boolean): string {
  return `${((100 * all.filter(wanted).length) / all.length).toFixed(1)} %`;
}

function table(name: string, within: (row: SituationRow) => boolean) {
  const rows = measured.filter(({ row }) => within(row));
  const wanted = rows.map(({ row }) => row.label);
  const given = rows.map(({ read }) => read.situation);
  const right = given.map((label, at) => label === wanted[at]);
  const error = calibrationError(
    rows.map(({ read }) => read.confidence),
    right,
  );
  const figures = [accuracy(wanted, given), macroF1(wanted, given), error].map((one) =>
    one.toFixed(3),
  );
  console.log(
    `${name}: ${rows.length} rows, accuracy ${figures[0]}, macro F1 ${figures[1]}, calibration error ${figures[2]}`,
  );
}
