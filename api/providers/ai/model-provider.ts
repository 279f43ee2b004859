import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#api/http/problem.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { askModel } from './ask-model.ts';
import { ModelFault, type ProviderFacts, problemOf } from './model-fault.ts';
import { draftPrompt } from './prompts.ts';
import type { AiProvider, DraftRequest } from './provider.ts';
import type { TextModel } from './text-model.ts';

const answer = z.object({
  content: z.string().trim().min(1).max(20_000),
  hashtags: z.array(z.string()).catch([]),
});

/** What is asked for is strict; what is accepted only has to carry a text. */
const asked = z.toJSONSchema(
  z.strictObject({ content: z.string(), hashtags: z.array(z.string()) }),
);

export interface ModelProviderOptions extends ProviderFacts {
  id: ProviderId;
  /** Null while nothing is configured. */
  connect: TextModel | null;
  /** The variable that would configure it. */
  missing: string;
}

/** A language model as an AiProvider. */
export function modelProvider(options: ModelProviderOptions): AiProvider {
  const { id, name, model, connect, missing } = options;
  return {
    id,
    name,
    model,
    configured: connect !== null,
    async complete(request) {
      if (!connect) {
        throw new Problem(
          'provider_unavailable',
          `${name} is not configured. Set ${missing}, or choose another provider.`,
        );
      }
      try {
        return { ...(await draft(connect, request)), notes: [] };
      } catch (error) {
        throw error instanceof ModelFault ? problemOf(options, error) : error;
      }
    },
  };
}

function draft(model: TextModel, { brief, signal }: DraftRequest) {
  const canary = `trp-${randomBytes(8).toString('hex')}`;
  const nonce = randomBytes(12).toString('hex');
  return askModel(model, {
    prompt: draftPrompt(brief, { nonce, canary }),
    canary,
    schema: answer,
    jsonSchema: asked,
    schemaName: 'draft',
    signal,
  });
}
