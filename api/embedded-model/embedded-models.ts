import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Env } from '#api/config/env.ts';
import type { EmbeddedModels as Listed } from '#shared/contracts/embedded-models.ts';
import { ENGINE_BYTES, isEngineSupported } from './download/fetch-engine.ts';
import { type MachineSpeed, measureSpeed, secondsPerReply } from './measure/measure-speed.ts';
import { type CatalogueModel, memoryOf, modelCatalogue } from './model-catalogue.ts';
import { createModelStore, type ModelStoreOptions } from './model-store.ts';
import { createEngineClient, EngineError, type EngineOptions } from './process/engine-client.ts';
import type { EngineAnswer, EngineQuestion } from './process/engine-messages.ts';

interface Options
  extends Partial<Pick<ModelStoreOptions, 'catalogue' | 'freeBytes' | 'installer'>>,
    Pick<EngineOptions, 'idleMs'> {
  /** Whether several people have an account on this server. */
  isShared?: () => Promise<boolean>;
}

export type EmbeddedModels = ReturnType<typeof createEmbeddedModels>;

/** A model that is suggested answers in so many seconds, where that is known. */
const PATIENT_SECONDS = 20;

/**
 * The language models of this server's own machine. Nothing is loaded, fetched or started before somebody downloads
 * one or asks it.
 */
export function createEmbeddedModels(
  { DATA_DIR, EMBEDDED_MODEL_URL: baseUrl, EMBEDDED_MODELS: setting }: Env,
  { catalogue = modelCatalogue, idleMs, isShared = async () => false, ...options }: Options = {},
) {
  const folder = join(DATA_DIR, 'embedded-models');
  const store = createModelStore({ folder, baseUrl, catalogue, ...options });
  const engine = createEngineClient({
    folder: store.engineFolder,
    ...(idleMs === undefined ? {} : { idleMs }),
  });
  /** By model: a persona's part of the prompt, most of the time the one that comes next. */
  const lastSystem = new Map<string, string>();
  let speed: MachineSpeed | null = null;
  let measuring: Promise<MachineSpeed> | null = null;

  const find = (id: string) => catalogue.find((model) => model.id === id) ?? null;

  /** The operator's word; without one, only where one person alone has an account. */
  async function offer(): Promise<Listed['offer']> {
    if (!isEngineSupported(process)) return 'unsupported';
    if (setting !== undefined) return setting ? 'offered' : 'off';
    return (await isShared()) ? 'shared' : 'offered';
  }

  const isOffered = async () => (await offer()) === 'offered';
  const isReady = (model: CatalogueModel) => setting !== false && store.isReady(model);
  const secondsOf = ({ bytes }: CatalogueModel) => speed && secondsPerReply(bytes, speed);

  /** The largest that leaves half of the memory to others and that nobody waits long for; else the smallest. */
  function suggested(memoryBytes: number): CatalogueModel | null {
    const fitting = catalogue.filter((model) => memoryOf(model) <= memoryBytes / 2);
    const quick = fitting.filter((model) => (secondsOf(model) ?? 0) <= PATIENT_SECONDS);
    const largest = (models: CatalogueModel[]) =>
      models.toSorted((one, other) => other.bytes - one.bytes);
    return largest(quick)[0] ?? largest(fitting).at(-1) ?? null;
  }

  async function ask(
    id: string,
    question: EngineQuestion,
    signal: AbortSignal,
    onText?: (piece: string) => void,
  ): Promise<EngineAnswer> {
    if (!(await isOffered())) throw new EngineError('it is not offered on this server');
    await store.ensureEngine().catch((cause: Error) => {
      throw new EngineError(cause.message, { cause });
    });
    lastSystem.set(id, question.system);
    return engine.ask(pathOf(id), question, signal, onText);
  }

  function pathOf(id: string): string {
    const model = find(id);
    if (!model) throw new Error(`no embedded model ${id}`);
    return store.pathOf(model);
  }

  return {
    find,
    isOffered,
    /** Workspaces share the files of the models: only the operator changes those. */
    isByOperator: isShared,
    ready: () => catalogue.filter(isReady),
    ask,
    /** Loads the model and evaluates the system prompt that it was asked with last. */
    async preload(id: string): Promise<void> {
      if (!(await isOffered())) return;
      await store.ensureEngine();
      await engine.preload(pathOf(id), lastSystem.get(id) ?? null);
    },
    async list(): Promise<Listed> {
      const memoryBytes = machineMemory();
      const free = await store.freeBytes();
      return {
        offer: await offer(),
        isByOperator: await isShared(),
        freeDiskBytes: free,
        memoryBytes,
        engineBytes: ENGINE_BYTES,
        models: catalogue.map((model) => ({
          ...store.describe(model),
          secondsPerReply: secondsOf(model),
        })),
        suggested: suggested(memoryBytes)?.id ?? null,
      };
    },
    /** Once for all who ask at the same time. */
    async measure(): Promise<void> {
      measuring ??= measureSpeed().finally(() => {
        measuring = null;
      });
      speed = await measuring;
    },
    download: store.download,
    whyEnded: store.whyEnded,
    pause: store.pause,
    async remove(model: CatalogueModel): Promise<void> {
      if (engine.isRunning(store.pathOf(model))) await engine.stop();
      await store.remove(model);
    },
    health: () => ({ running: engine.isRunning(), memoryBytes: engine.memoryBytes() }),
    /** The process of the engine, for tests. */
    pid: engine.pid,
    async stop(): Promise<void> {
      await Promise.all([store.stop(), engine.stop()]);
    },
  };
}

/** What a container may take of the machine's memory, where it is in one. */
function machineMemory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}
