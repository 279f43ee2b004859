import { expect, it } from 'vitest';
import { releaseNotes } from './release-notes.mjs';

const changelog = '# troupe\n\n## 0.3.0\n\n### Minor changes\n\n- New.\n\n## 0.2.0\n\n- Old.\n';
const project = { version: '0.3.0', changelog };

it('are what the changelog says of the newest version, and nothing of others', () => {
  expect(releaseNotes('v0.3.0', project)).toBe('### Minor changes\n\n- New.');
});

it.each([
  ['v0.2.0', project, 'v0.2.0 is not the version of package.json, 0.3.0.'],
  ['0.3.0', project, '0.3.0 is no tag of a version, such as v1.2.3.'],
  ['', project, ' is no tag of a version, such as v1.2.3.'],
  ['v0.4.0', { ...project, version: '0.4.0' }, 'CHANGELOG.md begins with 0.3.0, not with 0.4.0.'],
  [
    'v0.3.0',
    { ...project, changelog: '## 0.3.0\n\n## 0.2.0\n- Old.' },
    'CHANGELOG.md says nothing of 0.3.0.',
  ],
])('no release of %s where something disagrees', (tag, of, sentence) => {
  expect(() => releaseNotes(tag, of)).toThrow(sentence);
});
