import type { Answer } from './send-answer.ts';

/** Model servers as they present themselves, each under a path of its own, and a stranger. */
export function localServerAnswer(path: string): Answer | null {
  const json = (body: unknown): Answer => ({ status: 200, body });
  switch (path) {
    case '/ollama/api/tags':
      return json({
        models: [
          tag('nomic-embed-text:latest'),
          { ...tag('gpt-oss:120b-cloud'), remote_host: 'https://ollama.example' },
          tag('llama3.2:1b'),
          tag('qwen3:4b'),
        ],
      });
    case '/llamacpp/health':
      return json({ status: 'ok' });
    case '/llamacpp/v1/models':
      return json(models('llamacpp', 'smollm2-360m.gguf'));
    case '/lmstudio/v1/models':
      return json(
        models('organization_owner', 'text-embedding-nomic-embed-text-v1.5', 'google/gemma-4'),
      );
    case '/loading/health':
      return { status: 503, body: { error: { message: 'Loading model' } } };
    case '/loading/v1/models':
      return json(models('llamacpp', 'smollm2-360m.gguf'));
    case '/empty/api/tags':
      return json({ models: [] });
    // A program that answers every question on its port, some of them nearly right.
    case '/stranger/health':
      return json({ status: 'ok' });
    case '/stranger/v1/models':
      return json(models('me', 'something'));
    case '/stranger/api/tags':
      return json({ models: ['news', 'sport'] });
    case '/elsewhere/api/tags':
      return { status: 307, headers: { location: '/ollama/api/tags' }, body: '' };
    default:
      return null;
  }
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

function models(owner: string, ...ids: string[]) {
  const data = ids.map((id) => ({ id, object: 'model', created: 0, owned_by: owner }));
  return { object: 'list', data };
}
