import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { remarkTexts, remarkWordings } from '#shared/i18n/remarks/remark-texts.ts';
import { activities } from '#shared/i18n/server-sentences/activities.ts';
import { problems } from '#shared/i18n/server-sentences/problems.ts';
import { slots } from '#shared/i18n/server-sentences/slots.ts';
import {
  knowMoreSentences,
  translatedSentence,
} from '#shared/i18n/server-sentences/translated-sentence.ts';
import { addTexts, type Catalogue, speak } from '#shared/i18n/translate.ts';
import { piecesInSource } from './remarks-in-source.ts';
import { serverRemarks } from './server-remarks.ts';

/** Where the server words what it remarks on drafts, texts, pictures, voices and times. */
const SPEAKERS = [
  'api/analysis/hooks',
  'api/analysis/image/colour-name.ts',
  'api/analysis/image/look-locally.ts',
  'api/analysis/influencer',
  'api/analysis/sample',
  'api/analysis/sentiment/reason.ts',
  'api/analysis/virality',
  'api/domains/analysis',
  'api/domains/buckets/analyse-sample.ts',
  'api/domains/generation',
  'api/domains/publishing/best-hours.ts',
  'api/domains/viral/read-virality.ts',
  'api/providers/ai/builtin/built-in-provider.ts',
  'api/providers/ai/humanize.ts',
  'api/providers/ai/output-guard.ts',
  'api/providers/ai/voice/describe-voice.ts',
];
/** What asks a model or the database, and what writes drafts. */
const SILENT = /[-/](?:question|queries|briefs|dress-for-occasion)\.ts$|\/testing\//;
/** Titles that a screen translates, logs, a subject to write about, a reason that nobody is told. */
const ELSEWHERE = [
  'Content generated',
  'crypto today',
  'a side taken',
  'A sample was analysed without its model',
  'A provider failed in an unexpected way',
  'A draft failed in an unexpected way',
];
/** As places are filled where the source fills them with words. */
const FILLED: Record<string, string> = {
  '{words}': '7 words',
  '{day}': '2026-08-12',
  '{sum}': '35 to begin with',
};
const known = [...remarkTexts, ...slots, ...problems, ...activities, ...remarkWordings.flat()]
  .join('\n')
  .replace(/\{\w+\}/g, (place) => FILLED[place] ?? place)
  .toLowerCase();

test('every piece of a remark in the source is part of one that has its translations', () => {
  const pieces = SPEAKERS.flatMap(piecesInSource).filter(({ file }) => !SILENT.test(file));
  expect(pieces.length).toBeGreaterThan(300);
  const unknown = pieces.filter(
    ({ piece }) => !known.includes(piece.toLowerCase()) && !ELSEWHERE.includes(piece),
  );
  expect(unknown).toEqual([]);
});

let said: string[] = [];
beforeAll(async () => {
  said = await serverRemarks();
});

test.each(['es', 'fr', 'de', 'ja', 'zh'] as const)(
  'what is remarked on hundreds of texts is told in the language: %s',
  (language) => {
    const read = (folder: string): Catalogue =>
      JSON.parse(readFileSync(`shared/i18n/${folder}/${language}.json`, 'utf8'));
    speak(language, read('catalogues'));
    addTexts(language, read('remarks/catalogues'));
    knowMoreSentences({ texts: remarkTexts, otherWordings: remarkWordings });
    expect(said.length).toBeGreaterThan(2_000);
    expect(said.filter((remark) => translatedSentence(remark) === null)).toEqual([]);
  },
);
