import { readSourceTree } from '../../e2e/architecture/source-tree.ts';
import { builtWeights } from './built-weights.ts';
import { counts, imagePackages, sourceLines } from './counts.ts';

/**
 * `npm run house [-- words of a count's name]`: each count of the code's structure, its goal and the
 * limit that `npm run verify` holds; with a name also the places. Fails above a limit.
 */
const asked = process.argv.slice(2).join(' ');
const isChecking = asked === '--check';
const tree = readSourceTree();
const LINES = { goal: 99_000, limit: 143_215 };
const PACKAGES = { goal: 60, limit: 20 };

const rows = [
  ...counts.map(({ places, ...count }) => {
    const found = places(tree);
    return { ...count, value: found.length, found };
  }),
  { name: 'source lines without tests', ...LINES, value: sourceLines(tree), found: [] },
  { name: 'packages that the image installs', ...PACKAGES, value: imagePackages(), found: [] },
];

let isOver = false;
for (const { name, value, goal, limit, found } of rows) {
  const over = value > limit;
  isOver ||= over;
  if (!isChecking || over) {
    console.log(
      `${over ? 'OVER ' : '     '}${name.padEnd(60)} ${value} (goal ${goal}, limit ${limit})`,
    );
  }
  if (!isChecking && asked !== '' && name.includes(asked))
    for (const place of found) console.log(`       ${place}`);
}
if (!isChecking) {
  for (const { name, goal, weigh } of builtWeights) {
    const weight = weigh('.');
    const shown = weight === null ? '-' : `${weight.toFixed(1)} kB`;
    console.log(`     ${name.padEnd(60)} ${shown} (goal ${goal} kB)`);
  }
}
process.exit(isOver ? 1 : 0);
