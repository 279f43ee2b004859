import type { EmbeddedModels } from '#api/embedded-model/embedded-models.ts';
import { EngineError } from '#api/embedded-model/process/engine-client.ts';
import { EMBEDDED } from '#shared/contracts/embedded-models.ts';
import type { LocalChoice } from '#shared/contracts/local-servers.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { parameterCount } from '#shared/lib/local-models/local-model.ts';
import { ModelError } from '../model-error.ts';
import type { AiProvider } from '../provider.ts';
import type { TextModel } from '../text-model.ts';
import { promptText } from '../wire/chat-messages.ts';
import { localProvider, type OfferedServer } from './local-server-provider.ts';
import { serverErrorText } from './server-error-text.ts';

const NAME = 'This computer';

/** The embedded models as one more local server; none as long as no model is downloaded. */
export function embeddedServers(embedded: EmbeddedModels): OfferedServer[] {
  const models = embedded.ready().map(({ id, bytes }) => ({
    name: id,
    parameters: parameterCount(undefined, id),
    bytes,
  }));
  if (models.length === 0) return [];
  return [{ id: EMBEDDED, name: NAME, models, suggested: models.at(-1)?.name ?? null }];
}

/** The provider for a chosen embedded model. It is not configured where the model was removed. */
export function embeddedProvider(
  embedded: EmbeddedModels,
  { model: chosen }: LocalChoice,
): AiProvider {
  const [server] = embeddedServers(embedded);
  const models = server?.models ?? [];
  const model = chosen ?? server?.suggested ?? null;
  if (!models.some(({ name }) => name === model)) {
    const params = { provider: NAME, model: JSON.stringify(model) };
    return localProvider(NAME, models, null, null, message('provider.model-unknown', params));
  }
  const id = model ?? '';
  return {
    ...localProvider(NAME, models, id, textModel(embedded, id), undefined),
    prepare: () => void embedded.preload(id).catch(() => undefined),
  };
}

function textModel(embedded: EmbeddedModels, id: string): TextModel {
  return {
    async ask(question, signal, onText, onTokens) {
      // It sees nothing, and would describe what it has not seen.
      if (question.images?.length) throw new ModelError('request_refused');
      try {
        const { text, isCut, inputTokens, outputTokens } = await embedded.ask(
          id,
          question,
          signal,
          onText,
        );
        onTokens?.({ input: inputTokens, output: outputTokens });
        if (isCut) throw new ModelError('cut_short');
        return text;
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        const words = serverErrorText(error, promptText(question));
        throw new ModelError('request_refused', { words, cause: error });
      }
    },
  };
}
