import type { Answer } from './send-answer.ts';

/** By path, model servers as they present themselves, each under a path of its own, and a stranger. */
export const localServerAnswers: Record<string, Answer> = {
  '/ollama/api/tags': json({
    models: [
      tag('nomic-embed-text:latest'),
      { ...tag('gpt-oss:120b-cloud'), remote_host: 'https://ollama.example' },
      tag('llama3.2:1b'),
      tag('qwen3:4b'),
    ],
  }),
  '/llamacpp/health': json({ status: 'ok' }),
  '/llamacpp/v1/models': models('llamacpp', 'smollm2-360m.gguf'),
  '/lmstudio/v1/models': models(
    'organization_owner',
    'text-embedding-nomic-embed-text-v1.5',
    'google/gemma-4',
  ),
  '/loading/health': { status: 503, body: { error: { message: 'Loading model' } } },
  '/loading/v1/models': models('llamacpp', 'smollm2-360m.gguf'),
  '/empty/api/tags': json({ models: [] }),
  // A program that answers every question on its port, some of them nearly right.
  '/stranger/health': json({ status: 'ok' }),
  '/stranger/v1/models': models('me', 'something'),
  '/stranger/api/tags': json({ models: ['news', 'sport'] }),
  '/elsewhere/api/tags': { status: 307, headers: { location: '/ollama/api/tags' }, body: '' },
};

function json(body: unknown): Answer {
  return { status: 200, body };
}

function tag(name: string) {
  return {
    name,
    model: name,
    modified_at: '2026-11-01T00:00:00Z',
    size: 1,
    digest: 'a80c4f17acd5',
  };
}

/** What servers of OpenAI's protocol answer to `/v1/models`. */
export function models(owner: string, ...ids: string[]): Answer {
  const data = ids.map((id) => ({ id, object: 'model', created: 0, owned_by: owner }));
  return json({ object: 'list', data });
}
