import { z } from 'zod';
import { type LocalModel, parameterCount } from '#shared/lib/local-models/local-model.ts';
import { cappedFetch } from '../capped-fetch.ts';

export type ServerKind = 'Ollama' | 'llama.cpp' | 'LM Studio';

/** Where a local model server may listen. */
export interface Candidate {
  name: ServerKind;
  url: string;
}

export interface LocalServer {
  name: ServerKind | 'Local server';
  /** Without /v1. */
  url: string;
  /** Those that write text, in the server's order; none as long as it has no model. */
  models: LocalModel[];
}

/** Default ports of these servers. */
export const loopbackCandidates: Candidate[] = [
  { name: 'Ollama', url: 'http://127.0.0.1:11434' },
  { name: 'llama.cpp', url: 'http://127.0.0.1:8080' },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234' },
];

/** Timeout of a probe for one port. */
export const SEARCH_MS = 300;
/** Timeout of a probe for the chosen server, which may be busy with another request. */
const KNOWN_MS = 3_000;

/** Asks all candidates at once, each for so long: those that are model servers, in their order. */
export async function findLocalServers(
  candidates: Candidate[],
  searchMs: number,
): Promise<{ candidate: Candidate; server: LocalServer }[]> {
  const looks = candidates.map(async (candidate) => {
    const server = await recognise(candidate, searchMs);
    return server && { candidate, server };
  });
  return (await Promise.all(looks)).filter((found) => found !== null);
}

/** The same server as it is now; null where another program has taken its port. */
export function stillThere(candidate: Candidate): Promise<LocalServer | null> {
  return recognise(candidate, KNOWN_MS);
}

/** What the server at an address that the operator named offers; null while it does not answer. */
export async function readServer(baseURL: string): Promise<LocalServer | null> {
  const url = baseURL.replace(/\/v1\/?$/, '');
  const [list, ollama] = await Promise.all([
    read(`${baseURL}/models`, modelList, KNOWN_MS),
    ollamaModels(url, KNOWN_MS),
  ]);
  // By its own protocol, which a proxy may keep back: then it is a server like any other.
  if (ollama) return { name: 'Ollama', url, models: ollama };
  if (!list) return null;
  const owners = new Set(list.data.map(({ owned_by }) => owned_by ?? ''));
  const name = (owners.size === 1 && owner[[...owners][0] ?? '']) || 'Local server';
  return { name, url, models: await withSizes(name, url, listed(list), KNOWN_MS) };
}

const owner: Record<string, ServerKind> = {
  llamacpp: 'llama.cpp',
  organization_owner: 'LM Studio',
};

const modelName = z.string().min(1).max(200);
const size = z.number().positive().optional().catch(undefined);
/** Null as long as a server has no model. */
const some = <T extends z.ZodType>(row: T) =>
  z.preprocess((list) => list ?? [], z.array(row).max(1_000));

const modelList = z.object({
  object: z.literal('list'),
  data: some(
    z.object({
      id: modelName,
      object: z.literal('model'),
      owned_by: z.string().optional(),
      /** llama.cpp's. */
      meta: z.object({ n_params: size, size }).optional().catch(undefined),
    }),
  ),
});

const tags = z.object({
  models: some(
    z.object({
      name: modelName,
      digest: z.string(),
      size: z.number(),
      /** Named where the model runs at somebody else's. */
      remote_host: z.string().optional(),
      details: z
        .object({ family: z.string().optional(), parameter_size: z.string().optional() })
        .optional()
        .catch(undefined),
    }),
  ),
});
const version = z.object({ version: z.string() });

/** LM Studio's own list, since its version 0.4. */
const sizes = z.object({
  models: some(
    z.object({
      key: modelName,
      size_bytes: size,
      params_string: z.string().nullish().catch(undefined),
    }),
  ),
});

const health = z.object({ status: z.literal('ok') });

async function recognise({ name, url }: Candidate, limit: number): Promise<LocalServer | null> {
  const models = await (name === 'Ollama'
    ? ollamaModels(url, limit)
    : listedModels({ name, url }, limit));
  return models && { name, url, models };
}

/** Null where no Ollama answers. A list of nothing says little: then it must know its version too. */
async function ollamaModels(url: string, limit: number): Promise<LocalModel[] | null> {
  const [found, known] = await Promise.all([
    read(`${url}/api/tags`, tags, limit),
    read(`${url}/api/version`, version, limit),
  ]);
  if (!found || (found.models.length === 0 && !known)) return null;
  const here = found.models.filter(
    ({ remote_host, details }) => !remote_host && !/bert/i.test(details?.family ?? ''),
  );
  return writers(
    here.map(({ name, size: bytes, details }) => ({
      name,
      bytes: bytes > 0 ? bytes : null,
      parameters: parameterCount(details?.parameter_size, name),
    })),
  );
}

/** Many programs answer on 8080, some even with a list of models: only the owner's own mark counts. */
async function listedModels({ name, url }: Candidate, limit: number): Promise<LocalModel[] | null> {
  const [list, well] = await Promise.all([
    read(`${url}/v1/models`, modelList, limit),
    name === 'llama.cpp' ? read(`${url}/health`, health, limit) : true,
  ]);
  if (!list || !well || list.data.length === 0) return null;
  const isMarked = list.data.every(({ owned_by }) => owner[owned_by ?? ''] === name);
  return isMarked ? withSizes(name, url, listed(list), limit) : null;
}

function listed({ data }: z.infer<typeof modelList>): LocalModel[] {
  return writers(
    data.map(({ id, meta }) => ({
      name: id,
      bytes: meta?.size ?? null,
      parameters: meta?.n_params ?? parameterCount(undefined, id),
    })),
  );
}

/** LM Studio says in a list of its own how large its models are; the others' lists stay as they are. */
async function withSizes(
  name: LocalServer['name'],
  url: string,
  models: LocalModel[],
  limit: number,
): Promise<LocalModel[]> {
  if (name !== 'LM Studio') return models;
  const told = await read(`${url}/api/v1/models`, sizes, limit);
  return models.map((model) => {
    const found = told?.models.find(({ key }) => key === model.name);
    if (!found) return model;
    return {
      name: model.name,
      bytes: found.size_bytes ?? null,
      parameters: parameterCount(found.params_string ?? undefined, model.name),
    };
  });
}

const noWriter = /embed|rerank|\bbge-|minilm|whisper/i;
const MOST_MODELS = 50;

function writers(models: LocalModel[]): LocalModel[] {
  return models.filter(({ name }) => !noWriter.test(name)).slice(0, MOST_MODELS);
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
