import { expect, test } from 'vitest';
import { readSourceTree, readText } from './source-tree.ts';

/** Statements of `docs/security.md` that are read off the sources, not off an answer. */
const served = [...readSourceTree()].filter(
  ([path]) => path.startsWith('api/') && !/\/(?:testing|sandbox)\/|\.test\.ts$/.test(path),
);
const filesWith = (form: RegExp) =>
  served.filter(([, text]) => form.test(text)).map(([path]) => path);

test('the embedded database and the embedded model alone start programs', () => {
  const starters = filesWith(/from 'node:child_process'/);
  expect(starters.length).toBeGreaterThan(0);
  const known = /^api\/(?:db\/embedded|embedded-model)\//;
  expect(starters.filter((path) => !known.test(path))).toEqual([]);
});

test('chance that can be guessed decides nothing but how long to wait', () => {
  expect(filesWith(/Math\.random\(/)).toEqual(['api/domains/publishing/engine/send/send-part.ts']);
});

test('no answer is parsed by a lenient parser, and no certificate goes unchecked', () => {
  expect(
    filesWith(/insecureHTTPParser|rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/),
  ).toEqual([]);
});

test('packages have exact versions, and each of the lock file its hash', () => {
  const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
  const { packages } = JSON.parse(readText('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  const bare = Object.entries(packages).filter(
    ([path, { integrity, link, inBundle }]) => path !== '' && !integrity && !link && !inBundle,
  );
  expect(bare.map(([path]) => path)).toEqual([]);
  expect(readText('scripts/install.mjs')).toContain("'npm', ['ci'");
});
