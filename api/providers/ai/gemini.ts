import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIResponseError,
  type ResponseSchema,
} from '@google/generative-ai';
import { ModelFault } from './model-fault.ts';
import type { TextModel } from './text-model.ts';

export interface GeminiOptions {
  /** Without a version: the SDK adds `/v1beta`. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** Gemini behind the port: the SDK is frozen upstream and lives in this file only. */
export function gemini(options: GeminiOptions): TextModel {
  const client = new GoogleGenerativeAI(options.apiKey);
  return {
    async ask(question, signal) {
      const model = client.getGenerativeModel(
        {
          model: options.model,
          systemInstruction: { role: 'user', parts: [{ text: question.system }] },
          generationConfig: {
            responseMimeType: 'application/json',
            responseSchema: toGeminiSchema(question.schema),
          },
        },
        { baseUrl: options.baseUrl },
      );
      try {
        const parts = question.messages.map((text) => ({ text }));
        const result = await model.generateContent(
          { contents: [{ role: 'user', parts }] },
          { signal },
        );
        return result.response.text();
      } catch (error) {
        throw toFault(error);
      }
    },
  };
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

function toFault(error: unknown): ModelFault {
  // `text()` throws this when the prompt was blocked or the answer stopped for safety.
  if (error instanceof GoogleGenerativeAIResponseError) {
    return new ModelFault('filtered', { cause: error });
  }
  if (error instanceof GoogleGenerativeAIFetchError) return fromStatus(error);
  if (error instanceof SyntaxError) return new ModelFault('unreadable', { cause: error });
  return new ModelFault('unreachable', { cause: error });
}

function fromStatus(error: GoogleGenerativeAIFetchError): ModelFault {
  const { status } = error;
  const reasons = JSON.stringify(error.errorDetails ?? []);
  if (
    status === 401 ||
    status === 403 ||
    /API_KEY_INVALID|API key/i.test(reasons + error.message)
  ) {
    return new ModelFault('key_refused', { cause: error });
  }
  if (status === 404) return new ModelFault('model_unknown', { cause: error });
  if (status === 429) {
    const seconds = Math.ceil(Number(/"retryDelay":"([\d.]+)s"/.exec(reasons)?.[1]));
    return new ModelFault('rate_limited', {
      ...(seconds > 0 && seconds <= 3_600 ? { retryAfterSeconds: seconds } : {}),
      cause: error,
    });
  }
  if (status !== undefined && status >= 500) {
    return new ModelFault('internal', { status, cause: error });
  }
  return new ModelFault('request_refused', { ...(status ? { status } : {}), cause: error });
}
