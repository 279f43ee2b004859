import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readSourceTree, readText } from '../architecture/source-tree.ts';
import { negativeClaims, type Proof } from './negative-claims.ts';

const FENCED = /^```[\s\S]*?^```$/gm;
const NEGATIVE =
  /\b(?:never|not yet|no longer|coming soon|nowhere|there (?:is|are) no|has no|have no|offers? no|bring no|nobody|no one|nothing)\b/i;

/** Sentences and cells of tables, each on one line. */
function sentences(document: string): string[] {
  return document
    .replace(FENCED, '')
    .split(/\n\s*\n|\n(?=[-|#]|\d+\. )/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]) (?=[A-Z*`[])/));
}

/** The sentences that say what the product does not do and that no listed claim covers. */
const unlisted = (document: string, claims: readonly string[]): string[] =>
  sentences(document)
    .filter((sentence) => NEGATIVE.test(sentence))
    .filter((sentence) => !claims.some((claim) => sentence.includes(claim)));

const plain = (text: string) => text.replace(/\\(['`])/g, '$1').replace(/\s+/g, ' ');

/** Why a proof is none; null: it is one. */
function flaw(proof: Proof): string | null {
  if ('outside' in proof) return null;
  if ('decision' in proof) return existsSync(proof.decision) ? null : `no ${proof.decision}`;
  if ('test' in proof) {
    const [file, name] = proof.test;
    if (!existsSync(file)) return `no ${file}`;
    return plain(readText(file)).includes(name) ? null : `${file} has no test "${name}"`;
  }
  const [folder, pattern] = proof.absent;
  const sources = [...readSourceTree()].filter(
    ([path]) => path.startsWith(`${folder}/`) && !/\.(?:test|spec)\.tsx?$/.test(path),
  );
  if (sources.length === 0) return `no sources in ${folder}`;
  const found = sources.find(([, source]) => pattern.test(source));
  return found ? `${found[0]} matches ${pattern}` : null;
}

describe.each(Object.entries(negativeClaims))('%s', (path, claims) => {
  const document = readText(path);
  it('says of the product only what is listed with a proof', () => {
    expect(
      unlisted(
        document,
        claims.map(([claim]) => claim),
      ),
    ).toEqual([]);
  });
  it('says everything that is listed, and each proof holds', () => {
    const said = sentences(document).join(' ');
    expect(claims.map(([claim]) => claim).filter((claim) => !said.includes(claim))).toEqual([]);
    expect(claims.flatMap(([, proof]) => flaw(proof) ?? [])).toEqual([]);
  });
});

test('a new negative claim, a lost test and a matched source are found', () => {
  expect(
    unlisted('It has teams. There are no teams yet. It is never late.', ['never late']),
  ).toEqual(['There are no teams yet.']);
  expect(flaw({ test: ['README.md', 'a test that is not there'] })).toMatch(/has no test/);
  expect(flaw({ absent: ['e2e/docs', /negativeClaims/] })).toMatch(/matches/);
  expect(flaw({ decision: 'no-such-file.ts' })).toBe('no no-such-file.ts');
});
