import { AppError } from '#api/errors/app-error.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { NoDraftSituation } from '#shared/contracts/messages/no-draft.ts';
import { isSure } from '#shared/contracts/situations.ts';
import { isAssentAlone } from '../answer/declined-text.ts';
import { readAnswer } from '../answer/read-answer.ts';
import type { ReadAnswer } from '../answer/read-object.ts';
import { noDraft } from '../no-draft.ts';
import { answerSchema, declines } from '../prompts/answer-form.ts';
import { draftPrompt } from '../prompts/draft-prompts.ts';
import { promptBudget } from '../prompts/prompt-budget.ts';
import { askModel } from './ask-model.ts';
import { serverErrorText } from './local/server-error-text.ts';
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

const reasons = ['none' as const, ...declines];

/** Longer than any text that is asked for. */
const LONGEST_TEXT = 20_000;

/** What is asked for is strict (`answerSchema`); what is accepted only has to carry a text. */
interface DraftAnswer {
  decline: (typeof reasons)[number];
  content: string;
  hashtags: string[];
  others: string[];
}

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
    const isOne =
      brief.kind === 'thread' ||
      brief.revise !== undefined ||
      (!brief.takes && (onText !== undefined || id === 'local-server'));
    const budget = promptBudget(id, model);
    const question = draftQuestion(brief, { ...request, several: !isOne, budget });
    const told = onText && watchRestarts(onText);
    const { decline, content, hashtags, others } = await ask(
      question,
      signal,
      onUsage,
      told?.onText,
    ).catch((error) => {
      throw isUnsafe(error) ? noSafeDraft(brief) : error;
    });
    if (decline !== 'none') throw declined(brief, decline, name);
    return {
      content,
      hashtags,
      ...(isOne || others.length === 0 ? {} : { others }),
      // The stream has shown the first version.
      notes: told?.hasRestarted() ? [message('draft.replaced')] : [],
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

/** Forwards a streamed text and detects a restart: a text that does not continue the one before. */
function watchRestarts(onText: OnText) {
  let last = '';
  let restarted = false;
  return {
    onText(soFar: string): void {
      restarted ||= soFar !== '' && !soFar.startsWith(last);
      last = soFar;
      onText(soFar);
    },
    hasRestarted: () => restarted,
  };
}

function isUnsafe(error: unknown): boolean {
  return error instanceof AppError && error.reason.code === 'no-draft.unsafe';
}

/** The error after two harmful answers: the situation of the post where it is sure and grave, else `unsafe`. */
function noSafeDraft(brief: Brief): AppError {
  const { situation, post, prompt } = brief;
  const grave = declines.find((one) => one === situation?.situation && one !== 'question');
  const isKnown = grave && situation && isSure(situation) && post && !prompt;
  return noDraft(isKnown ? grave : 'unsafe', brief);
}

/** Says so of what it was given: the model may take no pictures. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && /^provider\.refused/.test(error.reason.code);
}

interface Given extends Pick<DraftRequest, 'pictures' | 'objection'> {
  /** Asks for several texts in one answer. */
  several?: boolean;
  /** Tokens of the prompt; left out: as much as there is. */
  budget?: number;
}

/** Throws ModelError where the answer broke off, or is an error in place of one. */
function readDraft(raw: string): ReadAnswer<DraftAnswer> {
  const reading = readAnswer(raw);
  if (!reading.ok) {
    if (reading.fault === 'cut') throw new ModelError('cut_short');
    if (reading.fault === 'error') {
      const words = serverErrorText({ message: reading.words }, '');
      throw new ModelError('request_refused', { words });
    }
    return { complaint: 'content: it is empty' };
  }
  const { decline, content, hashtags, others } = reading.answer;
  const reason = reasons.find((one) => one === decline);
  if (content.length > LONGEST_TEXT) return { complaint: 'it was too long' };
  // A reason of the model's own beside a text is a remark; without one it is why there is none.
  const declined = reason ?? (decline !== null && content === '' ? 'not_understood' : 'none');
  if (declined === 'none' && (content === '' || isAssentAlone(content)))
    return { complaint: 'content: it is empty' };
  return { value: { decline: declined, content, hashtags, others } };
}

/** A draft as a question: what a model is told, and the form of its answer. */
export function draftQuestion(
  brief: Brief,
  { pictures = [], objection, several = false, budget = Number.POSITIVE_INFINITY }: Given = {},
): StructuredQuestion<DraftAnswer> {
  return {
    prompt: (secrets) =>
      draftPrompt(brief, secrets, { several, pictures: pictures.length, budget }),
    read: readDraft,
    jsonSchema: answerSchema(brief, several),
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
