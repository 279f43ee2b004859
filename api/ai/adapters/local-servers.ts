import { z } from 'zod';
import { cappedFetch } from './capped-fetch.ts';

type Kind = 'Ollama' | 'llama.cpp' | 'LM Studio';

/** Where a local model server may listen. */
export interface Candidate {
  name: Kind;
  url: string;
}

export interface LocalServer {
  name: Kind | 'Local server';
  /** Ends in /v1. */
  baseURL: string;
  /** Those that write text, in the server's order. */
  models: string[];
}

/** The ports that these programs listen on unless they are told otherwise. */
export const loopbackCandidates: Candidate[] = [
  { name: 'Ollama', url: 'http://127.0.0.1:11434' },
  { name: 'llama.cpp', url: 'http://127.0.0.1:8080' },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234' },
];

/** Long enough for a port that answers, short enough that nobody waits for three that do not. */
export const SEARCH_MS = 300;
/** A server that is writing for somebody else answers late. */
const KNOWN_MS = 3_000;

/** Asks all candidates at once, each for so long; the first in the list that is a model server. */
export async function findLocalServer(
  candidates: Candidate[],
  searchMs: number,
): Promise<{ candidate: Candidate; server: LocalServer } | null> {
  const looks = candidates.map(async (candidate) => {
    const server = await recognise(candidate, searchMs);
    return server && { candidate, server };
  });
  return (await Promise.all(looks)).find((found) => found !== null) ?? null;
}

/** Whether the same server still answers there: any program may have taken its port. */
export async function stillThere(candidate: Candidate): Promise<boolean> {
  return (await recognise(candidate, KNOWN_MS)) !== null;
}

/** What the server at an address that the operator named offers; null while it does not answer. */
export async function readServer(baseURL: string): Promise<LocalServer | null> {
  const list = await read(`${baseURL}/models`, modelList, KNOWN_MS);
  if (!list) return null;
  const owners = new Set(list.data.map(({ owned_by }) => owned_by ?? ''));
  const name = owners.size === 1 ? owner[[...owners][0] ?? ''] : undefined;
  return { name: name ?? 'Local server', baseURL, models: writers(list.data.map(({ id }) => id)) };
}

const owner: Record<string, Kind> = {
  library: 'Ollama',
  llamacpp: 'llama.cpp',
  organization_owner: 'LM Studio',
};

const modelList = z.object({
  object: z.literal('list'),
  data: z.array(
    z.object({
      id: z.string().min(1).max(200),
      object: z.literal('model'),
      owned_by: z.string().optional(),
    }),
  ),
});

const tags = z.object({
  models: z.array(
    z.object({
      name: z.string().min(1).max(200),
      digest: z.string(),
      size: z.number(),
      /** Named where the model runs at somebody else's. */
      remote_host: z.string().optional(),
    }),
  ),
});

const health = z.object({ status: z.literal('ok') });

async function recognise(candidate: Candidate, limit: number): Promise<LocalServer | null> {
  const models = await (candidate.name === 'Ollama'
    ? ollamaModels(candidate.url, limit)
    : listedModels(candidate, limit));
  if (models.length === 0) return null;
  return { name: candidate.name, baseURL: `${candidate.url}/v1`, models };
}

async function ollamaModels(url: string, limit: number): Promise<string[]> {
  const found = await read(`${url}/api/tags`, tags, limit);
  const here = found?.models.filter(({ remote_host }) => !remote_host) ?? [];
  return writers(here.map(({ name }) => name));
}

/** Many programs answer on 8080, some even with a list of models: only the owner's own mark counts. */
async function listedModels({ name, url }: Candidate, limit: number): Promise<string[]> {
  const [list, well] = await Promise.all([
    read(`${url}/v1/models`, modelList, limit),
    name === 'llama.cpp' ? read(`${url}/health`, health, limit) : true,
  ]);
  if (!list || !well) return [];
  const marked = list.data.every(({ owned_by }) => owner[owned_by ?? ''] === name);
  return marked ? writers(list.data.map(({ id }) => id)) : [];
}

const noWriter = /embed|rerank|\bbge-|minilm|whisper/i;

function writers(models: string[]): string[] {
  return models.filter((model) => !noWriter.test(model)).slice(0, 50);
}

async function read<T>(url: string, schema: z.ZodType<T>, limit: number): Promise<T | null> {
  try {
    const response = await cappedFetch(url, {
      signal: AbortSignal.timeout(limit),
      // Whoever answers here must answer for itself.
      redirect: 'error',
    });
    if (!response.ok) return null;
    return schema.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
}
