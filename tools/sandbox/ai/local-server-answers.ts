import type { Answer } from './send-answer.ts';

/** By path, model servers as they present themselves, each under a path of its own, and a stranger. */
export const localServerAnswers: Record<string, Answer> = {
  '/ollama/api/tags': json({
    models: [
      tag('nomic-embed-text:latest', 274_302_450, '137M', 'nomic-bert'),
      { ...tag('gpt-oss:120b-cloud', 384, '116.8B'), remote_host: 'https://ollama.example' },
      tag('llama3.2:1b', 1_321_098_329, '1.2B'),
      tag('qwen3:4b', 2_497_293_931, '4.0B', 'qwen3'),
      tag('llama3.3:70b', 42_520_413_916, '70.6B'),
    ],
  }),
  '/ollama/api/version': json({ version: '0.14.2' }),
  '/llamacpp/health': json({ status: 'ok' }),
  '/llamacpp/v1/models': models('llamacpp', 'smollm2-360m.gguf'),
  '/lmstudio/v1/models': models(
    'organization_owner',
    'text-embedding-nomic-embed-text-v1.5',
    'google/gemma-4',
  ),
  '/lmstudio/api/v1/models': json({
    models: [
      { type: 'llm', key: 'google/gemma-4', size_bytes: 4_200_000_000, params_string: '4B' },
      { type: 'embedding', key: 'text-embedding-nomic-embed-text-v1.5', params_string: null },
    ],
  }),
  '/loading/health': { status: 503, body: { error: { message: 'Loading model' } } },
  '/loading/v1/models': models('llamacpp', 'smollm2-360m.gguf'),
  // The same after one of its models was removed.
  '/fewer/api/tags': json({ models: [tag('qwen3:4b', 2_497_293_931, '4.0B', 'qwen3')] }),
  '/fewer/api/version': json({ version: '0.14.2' }),
  // A server that has no model yet, and a program that says as little of models.
  '/empty/api/tags': json({ models: null }),
  '/empty/api/version': json({ version: '0.14.2' }),
  '/empty/v1/models': json({ object: 'list', data: null }),
  '/nullish/v1/models': json({ object: 'list', data: null }),
  '/emptylike/api/tags': json({ models: [] }),
  // A program that answers every question on its port, some of them nearly right.
  '/stranger/health': json({ status: 'ok' }),
  '/stranger/v1/models': models('me', 'something'),
  '/stranger/api/tags': json({ models: ['news', 'sport'] }),
  '/elsewhere/api/tags': { status: 307, headers: { location: '/ollama/api/tags' }, body: '' },
};

function json(body: unknown): Answer {
  return { status: 200, body };
}

function tag(name: string, size: number, parameters: string, family = 'llama') {
  return {
    name,
    model: name,
    modified_at: '2026-11-01T00:00:00Z',
    size,
    digest: 'a80c4f17acd5',
    details: {
      format: 'gguf',
      family,
      families: [family],
      parameter_size: parameters,
      quantization_level: 'Q4_K_M',
    },
  };
}

/** What servers of OpenAI's protocol answer to `/v1/models`; llama.cpp also says how large they are. */
export function models(owner: string, ...ids: string[]): Answer {
  const meta = owner === 'llamacpp' ? { meta: { n_params: 361_821_120, size: 386_404_992 } } : {};
  const data = ids.map((id) => ({ id, object: 'model', created: 0, owned_by: owner, ...meta }));
  return json({ object: 'list', data });
}
