import type { Fault } from './fault.ts';
import { type Heard, modelAnswer } from './model-answer.ts';
import type { Answer } from './sandbox-answer.ts';

interface GenerateRequest {
  contents?: { parts?: { text?: string }[] }[];
  systemInstruction?: { parts?: { text?: string }[] };
}

export function heardByGemini(model: string, body: GenerateRequest): Heard {
  const texts = (parts: { text?: string }[] = []) => parts.map(({ text }) => text ?? '');
  return {
    model,
    system: texts(body.systemInstruction?.parts).join('\n'),
    messages: (body.contents ?? []).flatMap(({ parts }) => texts(parts)),
  };
}

/** `POST /v1beta/models/{model}:generateContent` as Gemini answers it. */
export function geminiGenerate(heard: Heard, fault: Fault): Answer {
  const refused = geminiError(fault);
  if (refused) return refused;
  if (fault === 'malformed') return { status: 200, body: '{"candidates": [' };
  if (fault === 'refusal') {
    return { status: 200, body: { promptFeedback: { blockReason: 'SAFETY' } } };
  }
  const parts = [{ text: modelAnswer(heard, fault) }];
  const candidate = { content: { parts, role: 'model' }, finishReason: 'STOP', index: 0 };
  return {
    status: 200,
    body: {
      candidates: fault === 'no-choices' ? [] : [candidate],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
      modelVersion: heard.model,
      responseId: 'sandbox',
    },
  };
}

function geminiError(fault: Fault): Answer | null {
  const error = (code: number, status: string, message: string, details: unknown[] = []) => ({
    status: code,
    body: { error: { code, message, status, details } },
  });
  switch (fault) {
    case 'bad-key':
      return error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]);
    case 'rate-limited':
      return error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' },
      ]);
    case 'server-error':
      return error(500, 'INTERNAL', 'Internal error at /srv/internal/path.');
    case 'unknown-model':
      return error(404, 'NOT_FOUND', 'The model is not found.');
    default:
      return null;
  }
}
