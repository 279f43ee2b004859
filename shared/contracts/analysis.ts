import { z } from 'zod/mini';
import { imageLimit } from '#shared/lib/media-limits.ts';
import { withLineFeeds } from '#shared/lib/text/format.ts';
import { moods, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { textMessages } from './messages/any-message.ts';
import { checkMessage } from './messages/message.ts';

const noImage = checkMessage('field.required', { field: 'Image' });
const tooLarge = checkMessage('media.image-too-large');

/** An image as a `data:image/...;base64,` URL or as bare base64. */
export const imageBase64 = z
  .string(noImage)
  .check(z.minLength(1, noImage), z.maxLength(imageLimit.characters, tooLarge));

/** The same where there need not be one: an empty text is none. */
export const optionalImageBase64 = z.nullish(
  z.pipe(
    z
      .string(checkMessage('field.not-text', { field: 'Image' }))
      .check(z.maxLength(imageLimit.characters, tooLarge)),
    z.transform((text) => text.trim() || null),
  ),
);

export const sentimentReading = z.object({
  /** False for a language the model does not read: the rest then says nothing. */
  supported: z.boolean(),
  sentiment: z.enum(moods),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** P(bullish) - P(bearish). */
  score: z.number().check(z.minimum(-1), z.maximum(1)),
  /** A guess of low confidence, and labelled so. */
  emotion: z.string(),
  /** The words that weighed most, heaviest first. */
  keywords: z.array(z.string()),
  reasoning: z.string(),
  messages: textMessages,
});
export type SentimentReading = z.infer<typeof sentimentReading>;

export const analyzeSentiment = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-sentiment-advanced',
  summary: 'Whether a text is bullish, bearish or neutral, and which words say so',
  access: 'user',
  permission: 'drafts.write',
  limit: 'ai',
  body: z.object({ text: requiredText('Text', 20_000) }),
  bodySize: 'post',
  response: sentimentReading,
});

export const imageDescription = z.object({
  description: z.string(),
  /** The text that was read in the picture, '' when there is none. */
  text: z.string(),
  width: z.number(),
  height: z.number(),
  /** Main colours as `#rrggbb`, largest area first. */
  colors: z.array(z.string()),
  /** Who looked: a provider id, or `local` for text, size and colours alone. */
  provider: z.string(),
  notes: z.array(z.string()),
  messages: textMessages,
});
export type ImageDescription = z.infer<typeof imageDescription>;

export const analyzeImage = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-image',
  summary: 'Describes a picture; without a vision provider its text, size and colours',
  access: 'user',
  permission: 'drafts.write',
  limit: 'ai',
  body: z.object({ imageBase64 }),
  bodySize: 'picture',
  response: imageDescription,
});

export const influencerReading = z.object({
  writingStyle: z.string(),
  tone: z.string(),
  commonPhrases: z.array(z.string()),
  topics: z.array(z.string()),
  personality: z.string(),
  exampleGeneration: z.string(),
  provider: z.string(),
  notes: z.array(z.string()),
  messages: textMessages,
});
export type InfluencerReading = z.infer<typeof influencerReading>;

export const analyzeInfluencer = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-influencer',
  summary: 'How somebody writes, from posts of theirs that the user pasted',
  access: 'user',
  permission: 'drafts.write',
  limit: 'ai',
  body: z.object({
    username: requiredText('Username', 100),
    tweets: z
      .pipe(
        z.array(
          z
            .string(checkMessage('field.not-text', { field: 'Tweets' }))
            .check(
              z.overwrite(withLineFeeds),
              z.maxLength(25_000, checkMessage('contract.tweet-too-long', { n: 25_000 })),
            ),
        ),
        z.transform((list) => list.map((tweet) => tweet.trim()).filter((tweet) => tweet !== '')),
      )
      .check(
        z.refine(
          (list) => list.length > 0,
          checkMessage('field.are-required', { field: 'Tweets' }),
        ),
        z.refine(
          (list) => list.length <= 500,
          checkMessage('field.too-many', { n: 500, things: 'tweets' }),
        ),
      ),
  }),
  bodySize: 'post',
  response: influencerReading,
});
