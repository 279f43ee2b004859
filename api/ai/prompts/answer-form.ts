import { z } from 'zod';
import { isSure, type Situation, situations } from '#shared/contracts/situations.ts';
import type { Brief } from '../adapters/provider.ts';

/** What a model may decline for; to news, opinions, jokes and greetings it has something to say. */
export const declines = situations.filter(
  (one): one is Exclude<Situation, 'news' | 'opinion' | 'joke' | 'greeting'> =>
    !/^(?:news|opinion|joke|greeting)$/.test(one),
);

/**
 * Whether the model may answer why nothing is to be written: only to a post that is not surely read,
 * and where nobody has said what to write.
 */
export function mayDecline({ post, prompt, intent, situation, revise }: Brief): boolean {
  return post !== null && !prompt && !intent && !revise && !(situation && isSure(situation));
}

/** The JSON Schema that a model is asked for: strict, with `decline` last and only where it may. */
export function answerSchema(brief: Brief, several: boolean): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(
    z.strictObject({
      content: z.string(),
      ...(several ? { others: z.array(z.string()) } : {}),
      ...(brief.kind === 'reply' ? {} : { hashtags: z.array(z.string()) }),
      ...(mayDecline(brief) ? { decline: z.enum(['none', ...declines]) } : {}),
    }),
  );
  return schema;
}

/** The same in words, for models that read no schema. */
export function answerTask(brief: Brief, several: boolean): string {
  return [
    'Answer as JSON: content is the text',
    several
      ? '; others are two more texts for the same task, each from another angle and with another opening'
      : '',
    brief.kind === 'reply'
      ? ''
      : '; hashtags are up to 3 words taken from the task or the data, without #, or none',
    mayDecline(brief)
      ? `; decline is "none", or why only the person can answer (${declines.join(', ')}), then content is empty`
      : '',
    '.',
  ].join('');
}
