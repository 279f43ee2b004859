import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { dataNotices } from './data-notices.mjs';
import { readLock } from './installed-packages.mjs';

/**
 * Writes the components of an artefact as CycloneDX 1.5. The same packages give the same bytes: it
 * holds no time, and its serial number is made of its content.
 */
export function writeSbom(file, artefact, notices) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const integrity = integrities();
  const components = [
    ...notices.map((notice) => libraryOf(notice, integrity)),
    ...dataNotices(notices).map((notice) => ({
      type: 'data',
      'bom-ref': `data:${notice.name}`,
      name: notice.name,
      licenses: licensesOf(notice),
    })),
  ];
  const content = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `troupe-${artefact}@${version}`,
        name: `troupe-${artefact}`,
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components,
  };
  const [, ...hex] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(
      createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    ) ?? [];
  const [a, b, c, d, e] = hex;
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${a}-${b}-4${c}-8${d}-${e}`,
    version: 1,
    ...content,
  };
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

function libraryOf(notice, integrity) {
  const { name, version } = notice;
  const hash = integrity.get(`${name}@${version}`);
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: licensesOf(notice),
    ...(hash
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
  };
}

/** One identifier, or an expression of several. */
function licensesOf({ license }) {
  if (license === null) return [];
  return / (?:AND|OR|WITH) /.test(license)
    ? [{ expression: license }]
    : [{ license: { id: license } }];
}

function integrities() {
  return new Map(
    Object.entries(readLock()).flatMap(([folder, { version, integrity }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
      return hash ? [[`${name}@${version}`, hash]] : [];
    }),
  );
}
