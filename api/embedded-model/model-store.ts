import { existsSync, mkdirSync, statSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EmbeddedModel } from '#shared/contracts/embedded-models.ts';
import { DownloadError, downloadFile, partOf } from './download/download-file.ts';
import { fetchEngine, hasSomeEngine, type Installer } from './download/fetch-engine.ts';
import { type CatalogueModel, memoryOf } from './model-catalogue.ts';

export interface ModelStoreOptions {
  folder: string;
  /** Of the server that the files come from, without a slash at its end. */
  baseUrl: string;
  catalogue: CatalogueModel[];
  freeBytes?: (folder: string) => Promise<number | null>;
  installer?: Installer;
}

interface Job {
  controller: AbortController;
  state: 'downloading' | 'checking';
  received: number;
  done: Promise<void>;
}

/** The files of the models on this disk, and the downloads under way. Nothing is fetched before somebody asks for it. */
export function createModelStore({
  folder,
  baseUrl,
  catalogue,
  freeBytes = freeBytesOf,
  installer,
}: ModelStoreOptions) {
  const engineFolder = join(folder, 'engine');
  const jobs = new Map<string, Job>();
  const faults = new Map<string, DownloadError>();
  let engine: Promise<void> | null = null;
  const pathOf = (model: CatalogueModel) => join(folder, basename(model.path));

  /** Installed once for all who ask at the same time. */
  function ensureEngine(): Promise<void> {
    engine ??= fetchEngine(engineFolder, installer).finally(() => {
      engine = null;
    });
    return engine;
  }

  function isWhole(model: CatalogueModel): boolean {
    return sizeNow(pathOf(model)) === model.bytes;
  }

  const isReady = (model: CatalogueModel) => isWhole(model) && hasSomeEngine(engineFolder);

  function stateOf(model: CatalogueModel): Pick<EmbeddedModel, 'state' | 'receivedBytes'> {
    const job = jobs.get(model.id);
    if (job) return { state: job.state, receivedBytes: job.received };
    const receivedBytes = isWhole(model) ? model.bytes : sizeNow(partOf(pathOf(model)));
    if (isReady(model)) return { state: 'ready', receivedBytes };
    return { state: receivedBytes > 0 ? 'paused' : 'absent', receivedBytes };
  }

  async function fetchModel(model: CatalogueModel, job: Omit<Job, 'done'>): Promise<void> {
    const { signal } = job.controller;
    mkdirSync(folder, { recursive: true });
    const installing = ensureEngine();
    installing.catch(() => undefined);
    if (!isWhole(model)) {
      await downloadFile({
        url: `${baseUrl}/${model.path}`,
        path: pathOf(model),
        bytes: model.bytes,
        sha256: model.sha256,
        signal,
        freeBytes: () => freeBytes(folder),
        onProgress: (received) => {
          job.received = received;
        },
        onChecking: () => {
          job.state = 'checking';
        },
      });
    }
    job.received = model.bytes;
    job.state = 'checking';
    await installing;
  }

  /** Answers the end of the download, which throws nothing: `whyEnded` tells why it ended early. */
  function download(model: CatalogueModel): Promise<void> {
    const known = jobs.get(model.id);
    if (known) return known.done;
    faults.delete(model.id);
    const { receivedBytes: received } = stateOf(model);
    const job: Job = {
      controller: new AbortController(),
      state: 'downloading',
      received,
      done: Promise.resolve(),
    };
    jobs.set(model.id, job);
    job.done = fetchModel(model, job)
      .catch((error: unknown) => {
        if (!job.controller.signal.aborted) faults.set(model.id, asDownloadError(error));
      })
      .finally(() => jobs.delete(model.id));
    return job.done;
  }

  async function pause({ id }: CatalogueModel): Promise<void> {
    const job = jobs.get(id);
    job?.controller.abort();
    await job?.done;
  }

  async function remove(model: CatalogueModel): Promise<void> {
    await pause(model);
    faults.delete(model.id);
    await rm(pathOf(model), { force: true });
    await rm(partOf(pathOf(model)), { force: true });
  }

  return {
    engineFolder,
    ensureEngine,
    pathOf,
    isReady,
    download,
    pause,
    remove,
    freeBytes: () => freeBytes(folder),
    /** A sentence for a terminal; null where the last download ended well or was paused. */
    whyEnded: ({ id }: CatalogueModel) => faults.get(id)?.message ?? null,
    describe: (model: CatalogueModel): Omit<EmbeddedModel, 'secondsPerReply'> => {
      const { id, name, licence, languages, bytes } = model;
      const shown = { id, name, licence, languages, bytes, memoryBytes: memoryOf(model) };
      return { ...shown, ...stateOf(model), fault: faults.get(id)?.fault ?? null };
    },
    stop: async () => {
      await Promise.all(catalogue.map(pause));
    },
  };
}

function asDownloadError(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const { message } = Object(error) as Error;
  return new DownloadError('interrupted', `The file could not be written: ${message}`);
}

function sizeNow(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Of the disk of a folder, or of the nearest one above it that there is. */
async function freeBytesOf(folder: string): Promise<number | null> {
  const here = existsSync(folder) ? folder : join(folder, '..');
  const disk = await statfs(here).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}
