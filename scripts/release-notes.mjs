import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

const TAG = /^v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/** What the changelog says of the version of a tag. Throws where tag, version and changelog disagree. */
export function releaseNotes(tag, { version, changelog }) {
  const [, tagged] = TAG.exec(tag) ?? [];
  if (!tagged) throw new Error(`${tag} is no tag of a version, such as v1.2.3.`);
  if (tagged !== version) throw new Error(`${tag} is not the version of package.json, ${version}.`);
  const [newest = ''] = changelog.split(/^## /m).slice(1);
  const [heading = '', ...notes] = newest.split('\n');
  if (heading.trim() !== version) {
    throw new Error(`CHANGELOG.md begins with ${heading.trim()}, not with ${version}.`);
  }
  const text = notes.join('\n').trim();
  if (text === '') throw new Error(`CHANGELOG.md says nothing of ${version}.`);
  return text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name) => readFileSync(join(root, name), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  try {
    console.log(releaseNotes(process.argv[2] ?? '', { version, changelog: read('CHANGELOG.md') }));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
