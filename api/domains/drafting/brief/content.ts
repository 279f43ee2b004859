import type { z } from 'zod';
import type { generateContentInput } from '#shared/contracts/generation.ts';
import type { Caller } from '../caller.ts';
import { learntFor } from '../learning/persona-lessons.ts';
import { takeProvider } from '../write/take-provider.ts';
import { accountForecast } from './account-forecast.ts';
import { authorOf, todayOf, voiceOf } from './author.ts';
import type { DraftOrder } from './draft-order.ts';
import { marketFor, shownIn, wishIn } from './post-context.ts';

type ContentInput = z.output<typeof generateContentInput>;

/** A post, a thread, a reply or a call in the voice of a persona. */
export async function briefContent(caller: Caller, input: ContentInput): Promise<DraftOrder> {
  const order = await contentOrder(caller, input);
  return {
    ...order,
    provider: await takeProvider(caller, input.provider, order.author?.persona ?? null),
  };
}

/** For whichever provider writes it. */
export async function contentOrder(
  caller: Caller,
  input: Omit<ContentInput, 'provider'>,
): Promise<Omit<DraftOrder, 'provider'>> {
  const [author, forecast] = await Promise.all([
    authorOf(caller, input.personaId),
    accountForecast(caller),
  ]);
  const { persona, voice, earlier } = author;
  const { prompt, type: kind } = input;
  const [spoken, learnt, market] = await Promise.all([
    voiceOf(caller, author, { about: prompt, kind, language: null }),
    learntFor(caller, author, { about: prompt, kind }),
    marketFor(caller, `${prompt}\n${input.referenceContent ?? ''}`),
  ]);
  return {
    brief: {
      kind,
      voice: spoken,
      tone: input.tone ?? persona.tone,
      platform: input.platform,
      prompt,
      post: null,
      reference: input.referenceContent?.trim() || null,
      language: null,
      today: todayOf(author),
      variant: input.variant,
      viral: voice.viral,
      ...shownIn(input),
      ...wishIn(input),
      ...learnt,
      ...market,
    },
    author,
    earlier: input.revise ? [] : [...(input.shown ?? []), ...earlier],
    humanize: input.useHumanization,
    forecast,
    notes: [],
  };
}
