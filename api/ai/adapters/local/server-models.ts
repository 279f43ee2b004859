import { openAiModel } from '../lazy-model.ts';
import { ollama } from '../ollama.ts';
import type { TextModel } from '../text-model.ts';
import type { LocalServer } from './local-servers.ts';

const MANY = 100;

/**
 * The models of local servers, each by the protocol of its server. The same one comes again for the same
 * server and model: it remembers what that server does not take.
 */
export function serverModels() {
  const kept = new Map<string, TextModel>();
  return (server: LocalServer | null, baseURL: string, model: string | null): TextModel => {
    const key = JSON.stringify([server?.name, baseURL, model]);
    const known = kept.get(key);
    if (known) return known;
    const made =
      server?.name === 'Ollama' && model !== null
        ? ollama({ url: server.url, model })
        : // Such servers take any key, but the SDK insists on one.
          openAiModel({ apiKey: 'none', baseURL, model, keepsWords: true });
    if (kept.size >= MANY) kept.clear();
    kept.set(key, made);
    return made;
  };
}
