import { z } from 'zod';
import type { StructuredQuestion } from '#api/ai/adapters/provider.ts';
import { readsObject } from '#api/ai/answer/read-object.ts';
import type { Context } from '#api/context.ts';
import { providersOf } from '../public.ts';
import { listLocalServers } from './list-local-servers.ts';

type Tools = Pick<Context, 'ai' | 'db' | 'embedded' | 'env' | 'sealer'>;

const greeting = z.object({ greeting: z.string().min(1).max(2_000) });

/** As short as a question can be: what takes long is that the model is loaded. */
const question: StructuredQuestion<z.infer<typeof greeting>> = {
  prompt: () => ({
    system: 'You answer with one JSON object and nothing else.',
    user: 'Greet the reader in two words, in the field "greeting".',
    answerTokens: 50,
  }),
  read: readsObject(greeting),
  jsonSchema: z.toJSONSchema(z.strictObject({ greeting: z.string() })),
  schemaName: 'greeting',
};

/**
 * Looks for model servers again and asks the chosen one for a greeting. Answers the seconds that it took,
 * null where none is chosen. Throws what a draft would, in the server's own words where it has some.
 */
export async function checkLocalServer(
  tools: Tools,
  owner: string,
  signal: AbortSignal,
): Promise<{ seconds: number | null }> {
  const { chosen } = await listLocalServers(tools, owner, 0);
  const { ask } = (await providersOf(tools, owner)).get('local-server');
  if (!chosen || !ask) return { seconds: null };
  const begunAt = performance.now();
  await ask(question, signal);
  return { seconds: Math.round((performance.now() - begunAt) / 100) / 10 };
}
