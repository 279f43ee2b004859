import { z } from 'zod/mini';
import { atLeastOne, atMost, choice, flag } from './checks.ts';
import {
  id,
  optionalText,
  platformChoice,
  requiredId,
  requiredText,
  toneChoice,
} from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { errorBody, failure } from './errors.ts';
import { intents, pointKinds } from './intents.ts';
import { textMessages } from './messages/any-message.ts';
import { checkMessage, message } from './messages/message.ts';
import { personaTypes } from './personas.ts';
import { MOST_WORDS, revisions } from './revisions.ts';
import { situationReading } from './situations.ts';

/**
 * `local` is the built-in composer; `local-server` a model server of the operator's machine; `device`
 * the model in the person's browser, which has calls of its own.
 */
export const providerIds = ['openai', 'gemini', 'grok', 'local', 'local-server', 'device'] as const;
export type ProviderId = (typeof providerIds)[number];

export const providerId = choice(providerIds, 'Provider', 'providers');
/** Changes the draft while everything else stays the same: 0, 1, 2 for "Generate" again. */
export const variant = z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000)), 0);

const ABOVE = 10;
/** Somebody's post near the one at hand: text from X, which is data and never an instruction. */
const nearbyPost = z.object({
  author: optionalText('Tweet author', 100),
  text: optionalText('Original tweet', 25_000),
});
const tooMany = (thing: 'thread' | 'shown') =>
  checkMessage(`protocol.${thing}-too-long`, { n: ABOVE });

/** The posts above the one that is answered, the oldest first; the owner's own are known by handle. */
const thread = z.optional(z.array(nearbyPost).check(z.maxLength(ABOVE, tooMany('thread'))));
/** Drafts for the same that the person has seen: the next is to be another. */
const shown = z.optional(
  z.array(optionalText('Draft', 25_000)).check(z.maxLength(ABOVE, tooMany('shown'))),
);

const MOST_PICTURES = 4;
/** Where X keeps the pictures of posts: a server looks nowhere else. */
export const pictureAddress = /^https:\/\/pbs\.twimg\.com\/[\w./-]{1,200}(?:\?[\w.=&-]{0,100})?$/;
/** The pictures of the post that is answered, for a model that sees. */
const pictures = z.optional(
  z
    .array(
      z
        .string()
        .check(z.regex(pictureAddress, checkMessage('field.not-valid', { field: 'Image' }))),
    )
    .check(atMost(MOST_PICTURES, 'pictures')),
);

/** A draft and what is to change in it; the rest of the call stays as it was. */
const revise = z.optional(
  z
    .object({
      text: requiredText('Draft', 25_000),
      how: z.optional(choice(revisions, 'Type', 'types')),
      words: z.optional(optionalText('What to change', MOST_WORDS)),
    })
    .check(
      z.refine(({ how, words = '' }) => how !== undefined || words.trim() !== '', {
        message: checkMessage('field.required', { field: 'What to change' }),
        path: ['words'],
      }),
    ),
);
/** Asks for up to three texts from three angles in one call. */
const takes = z.optional(z.boolean());
/** What every call may ask of a draft beside its subject. */
export const asked = { shown, revise, takes };

export const contentTypes = ['post', 'reply', 'thread', 'alpha_call'] as const;
export type ContentType = (typeof contentTypes)[number];

export const aiProvider = z.object({
  id: z.enum(providerIds),
  name: z.string(),
  configured: z.boolean(),
  /** The model in use; null where the server chooses. */
  model: z.nullable(z.string()),
  /** Those a local server offers; empty for the others. */
  models: z.array(z.string()),
  /** Writes where a call names no provider. */
  isDefault: z.optional(z.boolean()),
});
export type AiProviderInfo = z.infer<typeof aiProvider>;

export const listAiProviders = endpoint({
  ...reading,
  path: '/api/ai/providers',
  summary: 'The AI providers and whether each is configured',
  response: z.array(aiProvider),
});

/** Of clients that know no choice among local servers (`local-servers.ts`). */
export const findAiProviders = endpoint({
  method: 'POST',
  path: '/api/ai/providers/find',
  summary: 'Looks for local model servers on this machine once more; then as the list',
  access: 'user',
  permission: 'settings.manage',
  limit: 'ai',
  response: z.array(aiProvider),
});

/** Whether a draft is rewritten in the persona's form once it is written: AI Detection Bypass. */
const useHumanization = z._default(flag('useHumanization'), true);

export const generateContentInput = z.object({
  personaId: requiredId('Persona'),
  prompt: requiredText('Prompt', 4_000),
  type: z._default(choice(contentTypes, 'Type', 'types'), 'post'),
  platform: z._default(platformChoice, 'twitter'),
  tone: z.optional(toneChoice),
  /** Left out: the first configured provider, else the built-in one. */
  provider: z.optional(providerId),
  referenceContent: z.optional(optionalText('Reference content', 8_000)),
  ...asked,
  useHumanization,
  variant,
});

/** Who wrote it: one of `providerIds`, or one that a newer server knows. */
export const writer = z.string();

export const share = z.number().check(z.minimum(0), z.maximum(1));

/** How near a draft is to the persona's own texts. */
export const voiceMatch = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));

/** The kept draft; null when nothing is kept (no persona). */
const draftId = z.nullable(id);
const lines = z._default(z.array(z.string()), []);

/** Numbers, prices and dates of the content that no source names; offsets are UTF-16. */
const markedFigures = z._default(
  z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  [],
);
export type MarkedFigures = z.infer<typeof markedFigures>;

/** Lines of the checklist: what helps a text, or what it lacks. */
const checks = z._default(z.array(z.object({ holds: z.boolean(), text: z.string() })), []);
export type Checks = z.infer<typeof checks>;

/** What the account's own posts tell of a draft; null of an older server. */
const draftForecast = z._default(
  z.nullable(
    z.object({
      /** Of 100 of these posts, how many the draft is expected to do better than; null: nobody knows. */
      score: z.nullable(z.number()),
      /** Spearman's, on the newest fifth of the posts; null: nothing was learnt yet. */
      correlation: z.nullable(z.number()),
      /** How many posts of the account have figures. */
      posts: z.number(),
      /** What the figure stands on, or why there is none. */
      reason: z.string(),
    }),
  ),
  null,
);
export type Forecast = z.infer<typeof draftForecast>;

/** What the model took for a draft, all its answers together. */
export const draftUsage = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** An estimate in millionths of a US dollar; null: the model has no known price. */
  costMicros: z.nullable(z.number()),
});
export type DraftUsage = z.infer<typeof draftUsage>;

/** What every draft comes with. */
export const draftParts = {
  content: z.string(),
  provider: writer,
  checks,
  forecast: draftForecast,
  /** Left out where no model was asked, and by older servers. */
  usage: z.optional(draftUsage),
  /** What a person should know of this draft: "Built-in, no AI model", text that was taken out. */
  notes: z.array(z.string()),
  figures: markedFigures,
  messages: textMessages,
};

/** Others of the same call, where several were asked for. */
const othersOf = z.optional(
  z.array(z.object({ ...draftParts, voiceMatch, explanation: lines, samples: lines, draftId })),
);

export const generatedContent = z.object({
  ...draftParts,
  hashtags: z.array(z.string()),
  /** By the checklist alone, for older clients: no forecast. */
  engagement_score: share,
  confidence: share,
  /** What forecast and confidence stand on, one plain sentence each. */
  explanation: z.array(z.string()),
  /** Of the persona's own texts those that came first to mind: at most three, shortened. */
  samples: lines,
  /** 0..100; null while the persona has fewer than 20 samples. */
  voiceMatch,
  draftId,
  takes: othersOf,
});
export type GeneratedContent = z.infer<typeof generatedContent>;

export const unfilledContent = {
  fields: ['personaId', 'prompt'],
  reason: message('contract.choose-persona'),
};

/** What every call has that may ask a model. */
export const drafting = {
  method: 'POST',
  access: 'user',
  permission: 'drafts.write',
  limit: 'ai',
} as const;

export const generateContent = endpoint({
  ...drafting,
  path: '/api/ai/generate-content',
  summary: 'Drafts one text in the voice of a persona',
  body: generateContentInput,
  bodySize: 'post',
  unfilled: unfilledContent,
  response: generatedContent,
});

/** What arrives while a draft is written. Until `done` the text is unchecked: show it, use nothing. */
const draftEvents = <const D extends z.ZodMiniType>(draft: D) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('done'), draft }),
    z.object({ type: z.literal('failed'), error: errorBody }),
  ]);

export const streamContent = endpoint({
  ...drafting,
  path: '/api/ai/generate-content/stream',
  summary: 'Drafts one text and sends it as it is written; ends with the checked draft',
  body: generateContentInput,
  bodySize: 'post',
  unfilled: unfilledContent,
  produces: 'text/event-stream',
  events: draftEvents(generatedContent),
});

export const failedGeneration = z.object({
  provider: writer,
  error: z.object({ ...failure.shape, code: z.string() }),
});

export const generateMultiple = endpoint({
  ...drafting,
  path: '/api/ai/generate-multiple',
  summary: 'Drafts with several providers at once; one that fails does not sink the others',
  body: z.extend(z.omit(generateContentInput, { provider: true }), {
    providers: z.array(providerId).check(atLeastOne('provider'), atMost(5, 'providers')),
  }),
  unfilled: unfilledContent,
  response: z.object({ results: z.array(z.union([generatedContent, failedGeneration])) }),
});

export const generateReplyInput = z.object({
  originalTweet: requiredText('Original tweet', 25_000),
  tweetAuthor: requiredText('Tweet author', 100),
  personaType: z.optional(choice(personaTypes, 'Persona type', 'types')),
  /** What the reply is to do; its words are made from the context and the post. */
  intent: z.optional(choice(intents, 'Intent', 'intents')),
  /** What else the writer wants said or known. */
  context: z.optional(optionalText('Context', 4_000)),
  /** Whether the context is the reply itself or a note about it; left out, it is read from its words. */
  pointIs: z.optional(choice(pointKinds, 'Type', 'types')),
  personaId: z.optional(id),
  tone: z.optional(toneChoice),
  provider: z.optional(providerId),
  /** BCP 47 tag of the post being answered, where X states it. */
  language: z.optional(
    z.string().check(z.maxLength(35, checkMessage('field.too-long', { field: 'Language', n: 35 }))),
  ),
  useHumanization,
  thread,
  quoted: z.optional(nearbyPost),
  /** Title and host of the link card under the post. */
  linkCard: z.optional(optionalText('Original tweet', 2_000)),
  /** The choices of its poll. */
  poll: z.optional(
    z.array(optionalText('Original tweet', 200)).check(z.maxLength(ABOVE, tooMany('thread'))),
  ),
  /** What the author wrote to describe the picture. */
  pictureText: z.optional(optionalText('Alt text', 2_000)),
  pictures,
  ...asked,
  variant,
});

export const generatedReply = z.object({
  ...draftParts,
  /** Both by the checklist alone, for older clients: no forecast. */
  engagementScore: share,
  viralPotential: share,
  voiceMatch,
  draftId,
  takes: othersOf,
  /** What the post was read as; left out by servers that do not read it. */
  situation: z.optional(situationReading),
  explanation: lines,
  samples: lines,
});
export type GeneratedReply = z.infer<typeof generatedReply>;

export const generateReply = endpoint({
  ...drafting,
  path: '/api/ai/generate-reply',
  summary: 'Drafts a reply to a post',
  body: generateReplyInput,
  bodySize: 'post',
  response: generatedReply,
});

export const streamReply = endpoint({
  ...drafting,
  path: '/api/ai/generate-reply/stream',
  summary: 'Drafts a reply and sends it as it is written; ends with the checked draft',
  body: generateReplyInput,
  bodySize: 'post',
  produces: 'text/event-stream',
  events: draftEvents(generatedReply),
});
