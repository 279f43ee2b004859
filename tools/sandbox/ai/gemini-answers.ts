import type { FailureMode } from './failure-mode.ts';
import { type Heard, modelAnswer, tokens } from './model-answer.ts';
import type { Answer } from './send-answer.ts';

interface Part {
  text?: string;
  inlineData?: { mimeType: string; data: string };
}

interface GenerateRequest {
  contents?: { parts?: Part[] }[];
  systemInstruction?: { parts?: Part[] };
  generationConfig?: { responseSchema?: Heard['schema'] };
}

export function heardByGemini(model: string, body: GenerateRequest): Heard {
  const texts = (parts: Part[] = []) => parts.flatMap(({ text }) => (text ? [text] : []));
  const parts = (body.contents ?? []).flatMap((content) => content.parts ?? []);
  return {
    model,
    system: texts(body.systemInstruction?.parts).join('\n'),
    messages: texts(parts),
    pictures: parts.flatMap(({ inlineData }) =>
      inlineData ? [`data:${inlineData.mimeType};base64,${inlineData.data}`] : [],
    ),
    schema: body.generationConfig?.responseSchema ?? {},
  };
}

/** `POST /v1beta/models/{model}:generateContent` as Gemini answers it. */
export function geminiGenerate(heard: Heard, fault: FailureMode): Answer {
  if (fault === 'malformed') return { status: 200, body: '{"candidates": [' };
  if (fault === 'refusal') {
    return { status: 200, body: { promptFeedback: { blockReason: 'SAFETY' } } };
  }
  const parts = [{ text: modelAnswer(heard, fault) }];
  const finish = fault === 'cut-short' ? 'MAX_TOKENS' : 'STOP';
  const candidate = { content: { parts, role: 'model' }, finishReason: finish, index: 0 };
  return {
    status: 200,
    body: {
      candidates: fault === 'no-choices' ? [] : [candidate],
      usageMetadata: geminiUsage,
      modelVersion: heard.model,
      responseId: 'sandbox',
    },
  };
}

export const geminiUsage = {
  promptTokenCount: tokens.prompt,
  candidatesTokenCount: tokens.written,
  thoughtsTokenCount: tokens.thought,
  totalTokenCount: tokens.prompt + tokens.written + tokens.thought,
};

const error = (code: number, status: string, message: string, details: unknown[] = []): Answer => ({
  status: code,
  body: { error: { code, message, status, details } },
});

export const geminiErrors: Partial<Record<FailureMode, Answer>> = {
  'bad-key': error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
  ]),
  'rate-limited': error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' },
  ]),
  'server-error': error(500, 'INTERNAL', 'Internal error at /srv/internal/path.'),
  'unknown-model': error(404, 'NOT_FOUND', 'The model is not found.'),
};
