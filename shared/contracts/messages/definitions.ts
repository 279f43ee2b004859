import { activity } from './activity.ts';
import { alert } from './alert.ts';
import { author } from './analysis/author.ts';
import { draft } from './analysis/draft.ts';
import { forecast } from './analysis/forecast.ts';
import { insight } from './analysis/insight.ts';
import { picture } from './analysis/picture.ts';
import { sample } from './analysis/sample.ts';
import { sentiment } from './analysis/sentiment.ts';
import { topic } from './analysis/topic.ts';
import { virality } from './analysis/virality.ts';
import { voice } from './analysis/voice.ts';
import { writingStyle } from './analysis/writing-style.ts';
import { contract } from './contract.ts';
import { field } from './field.ts';
import { finding } from './finding.ts';
import { media } from './media.ts';
import { noDraft } from './no-draft.ts';
import { notification } from './notification.ts';
import { post } from './post.ts';
import { provider } from './provider.ts';
import { request } from './request.ts';
import { rule } from './rule.ts';
import { session } from './session.ts';
import { training } from './training.ts';
import { untranslated } from './untranslated.ts';
import { x } from './x.ts';

/** Counts within a sentence, and sentences and halves of sentences in a row. */
const composed = {
  'count.posts': { one: '{n} post', text: '{n:number} posts' },
  'count.words': { one: '{n} word', text: '{n:number} words' },
  'count.times': { one: '{n} time', text: '{n:number} times' },
  'count.sentences': { one: '{n} sentence', text: '{n:number} sentences' },
  'count.lines': { one: '{n} line', text: '{n:number} lines' },
  'composed.sentences': '{sentences:sentences}',
  'composed.clauses': '{clauses:clauses}',
} as const;

/** What every catalogue has. */
export const translatedDefinitions = {
  ...activity,
  ...alert,
  ...notification,
  ...training,
  ...post,
  ...x,
  ...request,
  ...field,
  ...contract,
  ...rule,
  ...session,
  ...provider,
  ...noDraft,
  ...media,
  ...finding,
};

/** What is said of texts and pictures: every catalogue has it. */
export const analysisDefinitions = {
  ...author,
  ...composed,
  ...draft,
  ...forecast,
  ...insight,
  ...picture,
  ...sample,
  ...sentiment,
  ...topic,
  ...virality,
  ...voice,
  ...writingStyle,
};

/** Every message, by its code. */
export const definitions = { ...translatedDefinitions, ...analysisDefinitions, ...untranslated };

export type Definitions = typeof definitions;
