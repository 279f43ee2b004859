import {
  type EnhancedGenerateContentResponse,
  FinishReason,
  type GenerateContentRequest,
  type GenerativeModel,
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIResponseError,
  type Part,
  type ResponseSchema,
  type UsageMetadata,
} from '@google/generative-ai';
import { ModelError, waitOf } from './model-error.ts';
import { optionalParameters } from './optional-parameters.ts';
import { type OnTokens, type Question, type TextModel, THINKING_TOKENS } from './text-model.ts';

export interface GeminiOptions {
  /** Without a version: the SDK adds `/v1beta`. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** Gemini behind the port: the SDK is frozen upstream and lives in this file only. */
export function gemini(options: GeminiOptions): TextModel {
  const client = new GoogleGenerativeAI(options.apiKey);
  // Gemini 3 knows it; the SDK's types are older, and pass it on.
  const withEffort = optionalParameters({ thinkingConfig: { thinkingLevel: 'low' } });
  return {
    ask: (question, signal, onText, onTokens) =>
      withEffort(async (effort) => {
        const model = client.getGenerativeModel(
          {
            model: options.model,
            systemInstruction: { role: 'user', parts: [{ text: question.system }] },
            generationConfig: {
              responseMimeType: 'application/json',
              responseSchema: toGeminiSchema(question.schema),
              maxOutputTokens: question.answerTokens + THINKING_TOKENS,
              ...effort,
            },
          },
          { baseUrl: options.baseUrl },
        );
        try {
          const asked = { contents: [{ role: 'user', parts: partsOf(question) }] };
          if (onText) return await streamed(model, asked, signal, onText, onTokens);
          const { response } = await model.generateContent(asked, { signal });
          tellTokens(response.usageMetadata, onTokens);
          return textOf(response);
        } catch (error) {
          throw toFault(error);
        }
      }),
  };
}

function partsOf({ user, images = [] }: Question): Part[] {
  const seen = images.map(({ mimeType, base64: data }) => ({ inlineData: { mimeType, data } }));
  return [{ text: user }, ...seen];
}

async function streamed(
  model: GenerativeModel,
  asked: GenerateContentRequest,
  client: AbortSignal,
  onText: (piece: string) => void,
  onTokens: OnTokens | undefined,
): Promise<string> {
  // The SDK goes on reading after we stop listening; aborting is the only way to hang up.
  const hangUp = new AbortController();
  let counted: UsageMetadata | undefined;
  const signal = AbortSignal.any([client, hangUp.signal]);
  try {
    const { stream, response } = await model.generateContentStream(asked, { signal });
    // The whole answer fails together with the stream, and only the stream is listened to.
    response.catch(() => undefined);
    let text = '';
    for await (const chunk of stream) {
      counted = chunk.usageMetadata ?? counted;
      const piece = textOf(chunk);
      if (piece === '') continue;
      text += piece;
      onText(piece);
    }
    if (text === '') throw new ModelError('unreadable');
    return text;
  } finally {
    hangUp.abort();
    tellTokens(counted, onTokens);
  }
}

/** What was thought stands beside the candidates; the total has both. */
function tellTokens(usage: UsageMetadata | undefined, onTokens: OnTokens | undefined): void {
  if (!usage) return;
  const { promptTokenCount: input, totalTokenCount: total } = usage;
  onTokens?.({ input, output: total - input });
}

function textOf(response: EnhancedGenerateContentResponse): string {
  if (response.candidates?.[0]?.finishReason === FinishReason.MAX_TOKENS) {
    throw new ModelError('cut_short');
  }
  return response.text();
}

/** Gemini's schema is a subset of JSON Schema that refuses keywords it does not know. */
function toGeminiSchema(schema: Record<string, unknown>): ResponseSchema {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== '$schema' && key !== 'additionalProperties')
        .map(([key, inner]) => [key, strip(inner)]),
    );
  };
  return strip(schema) as ResponseSchema;
}

const unparsed = /Error parsing JSON|Failed to parse stream/;

function toFault(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  // `text()` throws this when the prompt was blocked or the answer stopped for safety.
  if (error instanceof GoogleGenerativeAIResponseError) {
    return new ModelError('filtered', { cause: error });
  }
  if (error instanceof GoogleGenerativeAIFetchError) return fromStatus(error);
  if (error instanceof SyntaxError || (error instanceof Error && unparsed.test(error.message)))
    return new ModelError('unreadable', { cause: error });
  return new ModelError('unreachable', { cause: error });
}

function fromStatus(error: GoogleGenerativeAIFetchError): ModelError {
  const { status } = error;
  const reasons = JSON.stringify(error.errorDetails ?? []);
  if (
    status === 401 ||
    status === 403 ||
    /API_KEY_INVALID|API key/i.test(reasons + error.message)
  ) {
    return new ModelError('key_refused', { cause: error });
  }
  if (status === 404) return new ModelError('model_unknown', { cause: error });
  if (status === 429) {
    const retryAfterSeconds = waitOf(/"retryDelay":"([\d.]+)s"/.exec(reasons)?.[1]);
    return new ModelError('rate_limited', { retryAfterSeconds, cause: error });
  }
  if (status !== undefined && status >= 500) {
    return new ModelError('internal', { status, cause: error });
  }
  return new ModelError('request_refused', { status, cause: error });
}
