import { z } from 'zod';
import { AppError } from '#api/errors/app-error.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { NoDraftSituation } from '#shared/contracts/messages/no-draft.ts';
import { situations } from '#shared/contracts/situations.ts';
import { noDraft } from '../no-draft.ts';
import { draftPrompt } from '../prompts/draft-prompts.ts';
import { askModel } from './ask-model.ts';
import { ModelError, type ProviderFacts, problemOf } from './model-error.ts';
import { estimateCost } from './model-prices.ts';
import type {
  AiProvider,
  Brief,
  Draft,
  DraftRequest,
  OnUsage,
  StructuredQuestion,
} from './provider.ts';
import type { TextModel, Tokens } from './text-model.ts';

/** What a model may decline for; to news, opinions, jokes and greetings it has something to say. */
const declines = situations.filter(
  (one): one is Exclude<typeof one, 'news' | 'opinion' | 'joke' | 'greeting'> =>
    !/^(?:news|opinion|joke|greeting)$/.test(one),
);
const reasons = ['none' as const, ...declines];

const answer = z
  .object({
    decline: z.enum(reasons).catch('none'),
    content: z.string().trim().max(20_000).default(''),
    hashtags: z.array(z.string()).catch([]),
    others: z.array(z.string().trim().max(20_000)).catch([]),
  })
  .refine(({ decline, content }) => decline !== 'none' || content !== '', {
    path: ['content'],
    message: 'it is empty',
  });

/** What is asked for is strict; what is accepted only has to carry a text. */
const one = z.strictObject({
  decline: z.enum(reasons),
  content: z.string(),
  hashtags: z.array(z.string()),
});
const asked = z.toJSONSchema(one);
const askedForSeveral = z.toJSONSchema(
  z.strictObject({ ...one.shape, others: z.array(z.string()) }),
);

const TIME_LIMIT_MS = 30_000;

type OnText = (soFar: string) => void;

export interface ModelProviderOptions extends Omit<ProviderFacts, 'timeLimitMs'> {
  /** Left out: 30 s. */
  timeLimitMs?: number;
  id: ProviderId;
  models?: string[];
  sees?: boolean;
  /** Null while nothing is configured. */
  connect: TextModel | null;
}

/** A language model as an AiProvider. */
export function modelProvider(options: ModelProviderOptions): AiProvider {
  const { id, name, model, models = [], sees = false, connect, advice } = options;
  const { timeLimitMs = TIME_LIMIT_MS } = options;
  async function ask<T>(
    question: StructuredQuestion<T>,
    signal: AbortSignal,
    onUsage?: OnUsage,
    onText?: (soFar: string) => void,
  ): Promise<T> {
    if (!connect) {
      throw new AppError('provider_unavailable', advice.whenNotSetUp);
    }
    try {
      const onTokens = onUsage && ((tokens: Tokens) => onUsage(usageOf(tokens)));
      return await askModel(connect, question, signal, timeLimitMs, { onText, onTokens });
    } catch (error) {
      throw error instanceof ModelError ? problemOf({ ...options, timeLimitMs }, error) : error;
    }
  }
  function usageOf(tokens: Tokens) {
    const isPriced = model !== null && id !== 'local-server';
    const costMicros = isPriced ? estimateCost(model, tokens) : null;
    return { inputTokens: tokens.input, outputTokens: tokens.output, costMicros };
  }
  async function write(request: DraftRequest, onText: OnText | undefined): Promise<Draft> {
    const { brief, signal, onUsage } = request;
    // A stream shows the text it ends with; a thread is long, and a laptop slow.
    const isOne = onText !== undefined || brief.kind === 'thread' || id === 'local-server';
    const question = draftQuestion(brief, { ...request, several: !isOne });
    const { decline, content, hashtags, others } = await ask(question, signal, onUsage, onText);
    if (decline !== 'none') throw declined(brief, decline, name);
    return {
      content,
      hashtags,
      ...(isOne || others.length === 0 ? {} : { others }),
      notes: [],
    };
  }
  async function draft(request: DraftRequest, onText?: OnText): Promise<Draft> {
    try {
      return await write(request, onText);
    } catch (error) {
      if (!request.pictures?.length || !isRefused(error)) throw error;
      const unseen = await write({ ...request, pictures: [] }, onText);
      const note = message('draft.pictures-refused', { provider: name });
      return { ...unseen, notes: [...unseen.notes, note] };
    }
  }
  return {
    id,
    name,
    model,
    models,
    sees,
    configured: connect !== null,
    complete: (request) => draft(request),
    stream: draft,
    ask: (question, signal, onUsage) => ask(question, signal, onUsage),
  };
}

/** A model that writes nothing under a post says why; whoever has told what to say needs another. */
function declined(brief: Brief, situation: NoDraftSituation, provider: string): AppError {
  if (!brief.post || brief.prompt)
    return new AppError('provider_failed', message('provider.declined', { provider }));
  return noDraft(situation, brief);
}

/** Says so of what it was given: the model may take no pictures. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && /^provider\.refused/.test(error.reason.code);
}

interface Given extends Pick<DraftRequest, 'pictures' | 'objection'> {
  /** Asks for several texts in one answer. */
  several?: boolean;
}

/** A draft as a question: what a model is told, and the form of its answer. */
export function draftQuestion(
  brief: Brief,
  { pictures = [], objection, several = false }: Given = {},
): StructuredQuestion<z.output<typeof answer>> {
  return {
    prompt: (secrets) => draftPrompt(brief, secrets, { several, pictures: pictures.length }),
    schema: answer,
    jsonSchema: several ? askedForSeveral : asked,
    schemaName: 'draft',
    images: pictures,
    ...(objection
      ? {
          objection: async ({ decline, content }) =>
            decline === 'none' ? objection(content) : null,
        }
      : {}),
  };
}
