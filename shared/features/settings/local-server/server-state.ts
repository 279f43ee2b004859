import { EMBEDDED } from '#shared/contracts/embedded-models.ts';
import type { LocalServers } from '#shared/contracts/local-servers.ts';
import { t } from '#shared/i18n/translate.ts';

/** Not an embedded model: those have a section of their own. */
export const isOwnProgram = ({ id }: { id: string }) => id !== EMBEDDED;

/** In a sentence or two: what was found, and who writes. */
export function serverState({ servers, chosen, isWriter }: LocalServers): string {
  if (!chosen) return offer(servers.filter(isOwnProgram).map(({ name }) => t(name)));
  const name = t(chosen.name);
  const { model } = chosen;
  if (!chosen.isThere) {
    return t(
      '{name} does not answer. Start it again. Until then, the built-in composer writes your drafts.',
      { name },
    );
  }
  if (chosen.isRemoved && model !== null) {
    return t(
      '{name} no longer has {model}. Choose another model. Until then, the built-in composer writes your drafts.',
      { name, model },
    );
  }
  const state = isWriter
    ? t('{name} writes your drafts. Where it fails, the built-in composer does, and says so.', {
        name,
      })
    : t('{name} is ready. It needs no key, and your drafts stay on its machine.', { name });
  return model === null ? state : `${state} ${t('Model: {model}.', { model })}`;
}

function offer(names: string[]): string {
  const [first, ...others] = names;
  if (!first) {
    return t(
      'No AI server answers on the machine that runs Troupe. Start Ollama, llama.cpp or LM Studio with a model there.',
    );
  }
  if (others.length > 0) {
    return t(
      'These AI servers run on the machine that runs Troupe: {names}. Choose one to use it.',
      {
        names: names.join(', '),
      },
    );
  }
  return t(
    '{name} is running on the machine that runs Troupe. Do you want to use it? It needs no key, and your drafts stay on that machine.',
    { name: first },
  );
}
