import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { type FailureMode, failureModeOf } from './failure-mode.ts';
import { geminiErrors, geminiGenerate, heardByGemini } from './gemini-answers.ts';
import { localServerAnswers, models } from './local-server-answers.ts';
import type { Heard } from './model-answer.ts';
import { heardByOllama, ollamaChat, ollamaErrors, ollamaFormRefusal } from './ollama-answers.ts';
import {
  formRefusal,
  grokErrors,
  heardByOpenAi,
  localErrors,
  openAiChat,
  openAiErrors,
} from './openai-answers.ts';
import { type Answer, type StreamedAnswer, sendAnswer } from './send-answer.ts';
import { geminiStream, openAiStream } from './streamed-answers.ts';

/** The AI providers on loopback: a program that speaks their protocols, with their failureModes. */
export interface AiSandbox {
  /** Under it stand model servers as they are found: /ollama, /llamacpp, /lmstudio, and others. */
  url: string;
  openAiUrl: string;
  grokUrl: string;
  localUrl: string;
  geminiUrl: string;
  /** Every question that arrived, with the key it came with. */
  heard: (Heard & { path: string; key: string; body: Record<string, unknown> })[];
  /** Overrides what the model's name asks for, until set back to null. */
  fault: FailureMode | null;
  /** Resolves when a client has gone away before it got its answer. */
  abandoned(): Promise<void>;
  /** Resolves with the next question. */
  asked(): Promise<void>;
  stop(): Promise<void>;
}

export async function startAiSandbox(): Promise<AiSandbox> {
  const events = new EventTarget();
  const sandbox: Pick<AiSandbox, 'heard' | 'fault' | 'abandoned' | 'asked'> = {
    heard: [],
    fault: null,
    abandoned: () => next(events, 'abandoned'),
    asked: () => next(events, 'asked'),
  };
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) events.dispatchEvent(new Event('abandoned'));
    });
    void serve(sandbox, request, response, events);
  });
  const { url, stop } = await listenOnLoopback(server);
  return Object.assign(sandbox, {
    url,
    stop,
    openAiUrl: `${url}/openai/v1`,
    grokUrl: `${url}/grok/v1`,
    localUrl: `${url}/local/v1`,
    geminiUrl: `${url}/gemini`,
  });
}

function next(events: EventTarget, name: string): Promise<void> {
  return new Promise((resolve) => events.addEventListener(name, () => resolve(), { once: true }));
}

async function serve(
  sandbox: Pick<AiSandbox, 'heard' | 'fault'>,
  request: IncomingMessage,
  response: ServerResponse,
  events: EventTarget,
): Promise<void> {
  const path = request.url ?? '';
  const server = localServerAnswers[path];
  if (server) return sendAnswer(response, server);
  if (path.endsWith('/v1/models')) return sendAnswer(response, models('sandbox', 'sandbox-none'));
  if (request.method === 'GET') return sendAnswer(response, { status: 404, body: {} });
  const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
  const gemini = /^\/gemini\/v1(?:beta)?\/models\/([^:/]+):(generate|streamGenerate)Content/.exec(
    path,
  );
  const isOllama = path.endsWith('/api/chat');
  const heard = gemini?.[1]
    ? heardByGemini(decodeURIComponent(gemini[1]), body)
    : isOllama
      ? heardByOllama(body)
      : heardByOpenAi(body);
  const key = String(request.headers['x-goog-api-key'] ?? request.headers.authorization ?? '');
  sandbox.heard.push({ ...heard, path, key, body });
  events.dispatchEvent(new Event('asked'));
  const fault = sandbox.fault ?? failureModeOf(heard.model);
  if (fault === 'hang') return;
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'flaky' && sandbox.heard.length === 1) return sendAnswer(response, unavailable);
  if (fault === 'once' && sandbox.heard.length > 1) return sendAnswer(response, unavailable);
  const protocol = gemini ? 'gemini' : isOllama ? 'ollama' : protocolAt(path);
  const isStream = isOllama ? body.stream !== false : body.stream === true;
  const streaming = gemini ? gemini[2] === 'streamGenerate' : isStream;
  const isRefused =
    (fault === 'no-effort' && asksForEffort(body)) ||
    (fault === 'blind' && heard.pictures.length > 0);
  // An error before the first chunk of a stream is a usual answer.
  const unknownForm = isOllama ? ollamaFormRefusal(body, fault) : formRefusal(body, fault);
  const refused = isRefused ? unknownParameter : (unknownForm ?? errors[protocol][fault]);
  const answer = refused ?? answers[protocol](heard, fault, streaming);
  if (fault === 'slow') setTimeout(() => void sendAnswer(response, answer), 250);
  else await sendAnswer(response, answer);
}

const errors = {
  openai: openAiErrors,
  grok: grokErrors,
  gemini: geminiErrors,
  local: localErrors,
  ollama: ollamaErrors,
};

function protocolAt(path: string): 'openai' | 'grok' | 'local' {
  if (path.startsWith('/grok/')) return 'grok';
  return path.startsWith('/openai/') ? 'openai' : 'local';
}

type Answering = (heard: Heard, fault: FailureMode, streaming: boolean) => Answer | StreamedAnswer;

const openAi: Answering = (heard, fault, streaming) =>
  (streaming ? openAiStream : openAiChat)(heard, fault);

const answers: Record<keyof typeof errors, Answering> = {
  openai: openAi,
  local: openAi,
  grok: (heard, ...asked) => openAi({ ...heard, thinksApart: true }, ...asked),
  gemini: (heard, fault, streaming) => (streaming ? geminiStream : geminiGenerate)(heard, fault),
  ollama: ollamaChat,
};

function asksForEffort(body: Record<string, unknown>): boolean {
  const config = body.generationConfig as Record<string, unknown> | undefined;
  return 'reasoning_effort' in body || config?.thinkingConfig !== undefined;
}

const unknownParameter: Answer = {
  status: 400,
  body: { error: { message: 'Unrecognized request argument supplied.', code: 400 } },
};

const unavailable: Answer = { status: 503, body: { error: { message: 'Overloaded' } } };
