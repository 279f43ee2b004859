import type { AiProviders, OwnKeys } from '#api/ai/adapters/providers.ts';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { openKeys } from './provider-keys.ts';
import { findSettings } from './queries.ts';

type Tools = Pick<Context, 'ai' | 'db' | 'sealer'>;

interface Kept {
  /** The sealed keys they were made with: others make others. */
  sealed: string;
  providers: AiProviders;
}

const MANY = 500;
/** Each holds the connections of its SDK. */
const kept = new WeakMap<AiProviders, Map<string, Kept>>();

/** The AI providers of this workspace: with its own keys where it has any, else the operator's. */
export async function providersOf({ ai, db, sealer }: Tools, owner: string): Promise<AiProviders> {
  const row = await withWorkspace(db, owner, (tx) => findSettings(tx, owner).executeTakeFirst());
  const { openaiApiKey, geminiApiKey } = row?.secrets ?? {};
  if (!openaiApiKey && !geminiApiKey) return ai;
  const mine = kept.get(ai) ?? new Map<string, Kept>();
  kept.set(ai, mine);
  const sealed = `${openaiApiKey} ${geminiApiKey}`;
  const found = mine.get(owner);
  if (found?.sealed === sealed) return found.providers;
  const providers = ai.withKeys(ownKeys(sealer, owner, row?.secrets ?? {}));
  if (mine.size >= MANY) mine.clear();
  mine.set(owner, { sealed, providers });
  return providers;
}

function ownKeys(
  sealer: Context['sealer'],
  owner: string,
  secrets: Record<string, string>,
): OwnKeys {
  const { openaiApiKey, geminiApiKey } = openKeys(sealer, owner, secrets);
  return {
    ...(openaiApiKey ? { openai: openaiApiKey } : {}),
    ...(geminiApiKey ? { gemini: geminiApiKey } : {}),
  };
}
