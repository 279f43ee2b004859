import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fault, faultOf } from './fault.ts';
import { geminiGenerate, heardByGemini } from './gemini-answers.ts';
import type { Heard } from './model-answer.ts';
import { grokChat, heardByOpenAi, openAiChat, openAiModels } from './openai-answers.ts';
import type { Answer } from './sandbox-answer.ts';

/** The AI providers on loopback: a program that speaks their protocols, with their faults. */
export interface AiSandbox {
  openAiUrl: string;
  grokUrl: string;
  localUrl: string;
  geminiUrl: string;
  /** Every question that arrived, with the key it came with. */
  heard: (Heard & { path: string; key: string; body: Record<string, unknown> })[];
  /** Overrides what the model's name asks for, until set back to null. */
  fault: Fault | null;
  /** Resolves when a client has gone away before it got its answer. */
  abandoned(): Promise<void>;
  /** Resolves with the next question. */
  asked(): Promise<void>;
  stop(): Promise<void>;
}

export async function startAiSandbox(): Promise<AiSandbox> {
  const events = new EventTarget();
  const sandbox: Omit<AiSandbox, 'openAiUrl' | 'grokUrl' | 'localUrl' | 'geminiUrl'> = {
    heard: [],
    fault: null,
    abandoned: () => next(events, 'abandoned'),
    asked: () => next(events, 'asked'),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) events.dispatchEvent(new Event('abandoned'));
    });
    void serve(sandbox, request, response, events);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(sandbox, {
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
  if (path.endsWith('/v1/models')) return send(response, openAiModels());
  const body = JSON.parse(await textOf(request)) as Record<string, unknown>;
  const gemini = /^\/gemini\/v1(?:beta)?\/models\/([^:/]+):generateContent$/.exec(path)?.[1];
  const heard = gemini ? heardByGemini(decodeURIComponent(gemini), body) : heardByOpenAi(body);
  const key = String(request.headers['x-goog-api-key'] ?? request.headers.authorization ?? '');
  sandbox.heard.push({ ...heard, path, key, body });
  events.dispatchEvent(new Event('asked'));
  const fault = sandbox.fault ?? faultOf(heard.model);
  if (fault === 'hang') return;
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'flaky' && sandbox.heard.length === 1) return send(response, unavailable);
  const answer = gemini
    ? geminiGenerate(heard, fault)
    : (path.startsWith('/grok/') ? grokChat : openAiChat)(heard, fault);
  if (fault === 'slow') setTimeout(() => send(response, answer), 250);
  else send(response, answer);
}

const unavailable: Answer = { status: 503, body: { error: { message: 'Overloaded' } } };

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
