import { draftRemarks } from './drafts.ts';
import { insightRemarks } from './insights.ts';
import { pictureRemarks } from './pictures.ts';
import { sampleRemarks } from './samples.ts';
import { sentimentRemarks } from './sentiment.ts';
import { topics } from './topics.ts';
import { viralityRemarks } from './virality.ts';
import { voiceRemarks } from './voices.ts';
import { writerRemarks } from './writers.ts';

/** All that the server remarks on drafts, texts, pictures and voices, as it says it in English. */
export const remarkTexts: readonly string[] = [
  ...draftRemarks,
  ...sentimentRemarks,
  ...pictureRemarks,
  ...writerRemarks,
  ...sampleRemarks,
  ...topics,
  ...viralityRemarks,
  ...insightRemarks,
  ...voiceRemarks,
];

/** Wordings that are shown as one text: one of many. */
export const remarkWordings: readonly [wording: string, said: string][] = [
  [
    '{n} of {all} samples: add {more} more post to see how well drafts match this voice.',
    '{n} of {all} samples: add {more} more posts to see how well drafts match this voice.',
  ],
  ...[
    'too few figures to compare.',
    'their engagement does not differ clearly.',
    'median engagement {rate}% with it, {more}% without.',
    'median engagement {rate}% with it, {more}% without, so it did worse.',
  ].map((seen): [string, string] => [
    `{trait}: in {n} of your {all} text; ${seen}`,
    `{trait}: in {n} of your {all} texts; ${seen}`,
  ]),
];
