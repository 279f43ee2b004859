import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { remarkTexts, remarkWordings } from '#shared/i18n/remarks/remark-texts.ts';
import { otherWordings } from '#shared/lib/i18n/server-sentences/other-wordings.ts';
import { sentenceTeller, serverTexts } from '#shared/lib/i18n/server-sentences/sentence-teller.ts';
import { type Catalogue, speakerOf } from '#shared/lib/i18n/translator.ts';
import { piecesInSource } from './remarks-in-source.ts';
import { serverRemarks } from './server-remarks.ts';

/** Where the server words its remarks on drafts, texts, pictures and voices, and what became of a post. */
const SPEAKERS = [
  'api/analysis/hooks',
  'api/analysis/image/colour-name.ts',
  'api/analysis/image/look-locally.ts',
  'api/analysis/influencer',
  'api/analysis/sample',
  'api/analysis/sentiment/reason.ts',
  'api/analysis/virality',
  'api/domains/account-data/deletion/delete-account.ts',
  'api/domains/accounts/disconnect-account.ts',
  'api/domains/analysis',
  'api/domains/buckets/analyse-sample.ts',
  'api/domains/campaigns/write-occurrence.ts',
  'api/domains/drafting',
  'api/domains/publishing/schedule/approve-posts.ts',
  'api/domains/publishing/schedule/best-hours.ts',
  'api/domains/publishing/engine',
  'api/domains/publishing/schedule/mark-posted.ts',
  'api/domains/publishing/service.ts',
  'api/domains/viral/read-virality.ts',
  'api/domains/viral/train-persona.ts',
  'api/ai/composer/built-in-provider.ts',
  'api/ai/humanize/humanize.ts',
  'api/ai/adapters/local-server-provider.ts',
  'api/ai/adapters/model-error.ts',
  'api/ai/guard/output-guard.ts',
  'api/ai/adapters/provider-advice.ts',
  'api/ai/adapters/providers.ts',
  'api/ai/voice/describe-voice.ts',
  'api/providers/x',
];
/** What asks a model or the database, and what writes drafts. */
const SILENT = /[-/](?:question|queries|briefs|apply-post-options|transitions)\.ts$|\/testing\//;
/** Titles that a screen translates, names, logs, subjects to write about, a reason nobody is told. */
const ELSEWHERE = [
  'Content generated',
  'Social account',
  'Google Gemini',
  'Gemini',
  'xAI Grok',
  'Local server',
  'A local model',
  'Basic',
  'Bearer',
  'Premium',
  'crypto today',
  'write a post about',
  'a side taken',
  'the key the server was started with',
  'A sample was analysed without its model',
  'A viral text was judged without its model',
  'A provider failed in an unexpected way',
  'A draft failed in an unexpected way',
  'A training failed',
  'There is nothing to look up of',
  'X did not answer within',
  'lost a database connection of the publisher',
  'cannot look for posts that are due',
  'not hearing of new posts for a moment',
  'settleMs must be at least hesitateMs and callMs together',
  'could not renew a lease',
  'publishing a post failed in an unforeseen way',
  'could not hand a post back',
];
/** As places are filled where the source fills them with words. */
const FILLED: Record<string, string> = {
  '{words}': '7 words',
  '{day}': '2026-08-12',
  '{sum}': '35 to begin with',
};
const known = [...[...remarkTexts, ...serverTexts], ...[...remarkWordings, ...otherWordings].flat()]
  .join('\n')
  .replace(/\{\w+\}/g, (place) => FILLED[place] ?? place)
  .toLowerCase();
/** Names of settings, and figures, stand where the texts have places. */
const isKnown = (piece: string) =>
  [piece, piece.replace(/\b[A-Z]+_[A-Z_]+\b|(?<=your )\w+/, '{name}').replace(/\d+/g, '{n}')].some(
    (text) => known.includes(text.toLowerCase()),
  );

test('every piece of a remark in the source is part of one that has its translations', () => {
  const pieces = SPEAKERS.flatMap(piecesInSource).filter(({ file }) => !SILENT.test(file));
  expect(pieces.length).toBeGreaterThan(300);
  const unknown = pieces.filter(({ piece }) => !isKnown(piece) && !ELSEWHERE.includes(piece));
  expect(unknown).toEqual([]);
});

let said: string[] = [];
beforeAll(async () => {
  said = await serverRemarks();
});

test.each(['es', 'fr', 'de', 'ja', 'zh'] as const)(
  'what is remarked on hundreds of texts is told in the language: %s',
  (language) => {
    const read = (namespace: string): Catalogue =>
      JSON.parse(readFileSync(`shared/lib/i18n/locales/${language}/${namespace}.json`, 'utf8'));
    const speaker = speakerOf(language, {
      ...read('remarks'),
      ...read('common'),
    });
    const tell = sentenceTeller({ texts: remarkTexts, otherWordings: remarkWordings });
    expect(said.length).toBeGreaterThan(2_000);
    expect(said.filter((remark) => tell(remark, speaker) === null)).toEqual([]);
  },
);
