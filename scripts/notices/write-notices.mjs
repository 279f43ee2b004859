import { dataNotices } from './data-notices.mjs';

const LINE = '-'.repeat(80);
const INTRODUCTION = `This software holds the following works of others, under the terms that stand below each.`;

const keyOf = ({ name, version }) => `${name}@${version}`;

/** Each once, by name. */
export function mergedNotices(...lists) {
  const byKey = new Map(lists.flat().map((notice) => [keyOf(notice), notice]));
  return [...byKey.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The text that goes with an artefact: the same for the same packages. */
export function noticesText(notices) {
  const entries = [...notices, ...dataNotices(notices)].map(
    ({ name, version, license, text }) =>
      `${LINE}\n${[name, version, license && `(${license})`].filter(Boolean).join(' ')}\n\n${text}\n`,
  );
  return [INTRODUCTION, ...entries].join('\n');
}
