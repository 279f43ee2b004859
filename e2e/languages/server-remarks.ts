import { readdirSync, readFileSync } from 'node:fs';
import { guardOutput } from '#api/ai/guard/output-guard.ts';
import { humanize } from '#api/ai/humanize/humanize.ts';
import { describeVoice } from '#api/ai/voice/describe-voice.ts';
import { learnStyle } from '#api/ai/voice/style-profile.ts';
import { learnVoice } from '#api/ai/voice/voice-profile.ts';
import { findInsights, type LibraryText } from '#api/analysis/hooks/find-insights.ts';
import { focusCategories } from '#api/analysis/hooks/text-traits.ts';
import { colourName } from '#api/analysis/image/colour-name.ts';
import { lookLocally } from '#api/analysis/image/look-locally.ts';
import { readPicture } from '#api/analysis/image/read-picture.ts';
import { readInfluencer } from '#api/analysis/influencer/read-influencer.ts';
import { analyseSampleText } from '#api/analysis/sample/analyse-sample-text.ts';
import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import { scoreVirality } from '#api/analysis/virality/score-virality.ts';
import { scoreDraft } from '#api/domains/drafting/finish/draft-scores.ts';
import { profitClaimWarning } from '#api/domains/drafting/finish/profit-claim-warning.ts';
import { briefOf } from '#api/testing/brief.ts';
import { injections } from '#api/testing/injections.ts';
import { pngOf } from '#api/testing/png.ts';
import { sampleContentTypes, samplePlatforms } from '#shared/contracts/buckets.ts';

/** Posts of invented people, and texts of forms that they do not write. */
const people = ['tools/bench/personas', 'tools/bench/voices'].flatMap((folder) =>
  readdirSync(folder).map((name) =>
    readFileSync(`${folder}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== ''),
  ),
);
const odd = [
  '🚀🚀🚀',
  'ビットコインは上がると思いますか?',
  'Ich glaube, die Gebühren steigen wieder. #btc #eth #sol $BTC',
  'BREAKING: TRADERS LOST MONEY AGAIN!!! Follow me and retweet https://a.com @a @b #a #b #c 😂😂😂🔥🔥',
  'Stop buying tops\n\n- one\n- two\n- three\n\nWhat is your take?',
  `Honestly, ${'a word that goes on and on because nobody cut it '.repeat(12)}. We built this ourselves, and it is in today's fast-paced world a game-changer.`,
  ...['Fees', 'Guaranteed 100x, easy money', 'Ethereum is up on high volume, bears are wrong.'],
];
const posts = [...people.flat().filter((_, at) => at % 3 === 0), ...odd];

/** What the server remarks on all of these, each remark once. */
export async function serverRemarks(): Promise<string[]> {
  const found = [
    ...posts.flatMap(ofText),
    ...injections.flatMap(({ obeyed }) => guardOutput(obeyed, { user: '', post: '' }).notes),
    ...ofLibraries(),
    ...[...people, people.flat(), odd, []].flatMap(ofVoice),
    ...[...people, odd, odd.slice(1, 3)].flatMap(ofWriter),
    ...ofColours(),
    ...(await ofPictures()),
  ];
  return [...new Set(found)].filter((text) => text !== '');
}

function ofText(text: string, at: number): string[] {
  const { sentiment, emotion, reasoning } = classifySentiment(text);
  const metrics = { views: 900, likes: at, retweets: 1, replies: 2, bookmarks: null };
  const scored = { text, hasMedia: at % 2 === 0, platform: 'twitter', metrics };
  const { reasons, suggestions, hooks } = scoreVirality(scored);
  const style = learnStyle(people[at % people.length] ?? [], 'casual', 'shitposter');
  const notes = guardOutput(text, { user: '', post: '' }).notes;
  const draft = { content: text, hashtags: [], notes };
  return [
    ...[sentiment, emotion, reasoning, ...reasons, ...suggestions, ...hooks.slice(1), ...notes],
    ...humanize(text, style).notes,
    ...profitClaimWarning(text),
    ...scoreDraft(briefOf(), draft, at % 2 === 0).explanation,
    ...ofSample(text, at),
  ];
}

function ofSample(content: string, at: number): string[] {
  const sample = {
    content,
    contentType: sampleContentTypes[at % sampleContentTypes.length] ?? 'tweet',
    platform: samplePlatforms[at % samplePlatforms.length] ?? 'twitter',
  };
  const { marketInsights, writingStyle, engagement, ...lists } = analyseSampleText(sample).analysis;
  // A ticker, a hashtag and a name of its own are topics too, and the same in every language.
  const topics = marketInsights.topics.filter((topic) => !/^[$#]/.test(topic));
  return [
    ...Object.values(lists).flat(),
    ...Object.values(writingStyle),
    ...[...engagement.hooks, ...engagement.emotionalTriggers, engagement.callToAction],
    ...[...topics, marketInsights.sentiment, marketInsights.expertise],
  ];
}

function ofLibraries(): string[] {
  const categories = Object.values(focusCategories).flat();
  const library = posts.map(
    (content, at): LibraryText => ({
      id: String(at),
      content,
      hasMedia: at % 3 === 0,
      engagement: at % 7 === 0 ? null : content.includes('?') ? 9 : (at % 5) + 0.5,
    }),
  );
  return [library, library.slice(0, 40), library.slice(0, 1)].flatMap((texts) =>
    categories.flatMap((category) =>
      findInsights(texts, new Set(texts.map(({ id }) => id)), [category]).flatMap(
        ({ insight, applicability, supportingEvidence }) => [
          ...[category, insight, applicability],
          // Without figures it is the text alone.
          ...supportingEvidence.filter((evidence) => evidence.endsWith('engagement)')),
        ],
      ),
    ),
  );
}

function ofVoice(samples: string[]): string[] {
  return [samples, samples.slice(0, 19), samples.slice(0, 1)].flatMap((some) => {
    const { notice, rhythm, casing, punctuation, emoji, openers, words, tags } = describeVoice(
      learnVoice(some),
    );
    const parts = [rhythm, casing, punctuation, emoji, openers, words, tags];
    return [notice ?? '', ...parts.map(({ sentence }) => sentence)];
  });
}

function ofWriter(samples: string[]): string[] {
  const { writingStyle, tone, personality, notes } = readInfluencer(samples);
  return [writingStyle, tone, personality, ...notes];
}

function ofColours(): string[] {
  const steps = ['00', '40', '80', 'c0', 'ff'];
  return steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => colourName(`#${red}${green}${blue}`))),
  );
}

async function ofPictures(): Promise<string[]> {
  const picture = await readPicture(pngOf(100).dataUrl);
  const sizes = [picture, { ...picture, width: 900 }, { ...picture, height: 900 }];
  const texts = [null, '', 'gm. All of it.\nWhat now?'];
  const looks = await Promise.all(
    sizes.flatMap((size) =>
      texts.map((text) => {
        const reader = { read: async () => text, stop: async () => {} };
        return lookLocally(size, reader, 'somebody', new AbortController().signal);
      }),
    ),
  );
  return looks.flatMap(({ description, notes }) => [description, ...notes]);
}
