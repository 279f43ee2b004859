import { z } from 'zod/mini';
import { MALFORMED_ID } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The id of the server that the embedded models stand under in `LocalChoice`. */
export const EMBEDDED = 'embedded';

const embeddedModel = z.object({
  /** As `qwen3.5-2b`. */
  id: z.string(),
  /** As its publisher calls it. */
  name: z.string(),
  /** SPDX identifier. */
  licence: z.string(),
  /** Number of languages that its publisher names. */
  languages: z.int(),
  /** Of the file that is downloaded. */
  bytes: z.number(),
  /** That it takes while it runs. */
  memoryBytes: z.number(),
  state: z.catch(z.enum(['absent', 'downloading', 'paused', 'checking', 'ready']), 'absent'),
  /** Of the file, so far. */
  receivedBytes: z.number(),
  /** Estimated for a reply of usual length on this machine; null until it is measured. */
  secondsPerReply: z.nullable(z.number()),
  /**
   * Why the last download ended early; null where it did not. `engine`: what runs the models could not
   * be fetched; `no_npm`: nothing here can fetch it.
   */
  fault: z.catch(
    z.nullable(
      z.enum(['interrupted', 'refused', 'disk_full', 'wrong_checksum', 'engine', 'no_npm']),
    ),
    'interrupted',
  ),
});
export type EmbeddedModel = z.infer<typeof embeddedModel>;

const embeddedModels = z.object({
  /** `shared`: several people use this server and its operator has not allowed it; `unsupported`: no engine for this system. */
  offer: z.catch(z.enum(['offered', 'shared', 'off', 'unsupported']), 'off'),
  /** Whether only the server's operator downloads and removes models, since workspaces share their files. */
  isByOperator: z.catch(z.boolean(), false),
  /** Of the disk and the memory of the machine; null where it does not say. */
  freeDiskBytes: z.nullable(z.number()),
  memoryBytes: z.number(),
  /** Of what runs the models; it is fetched with the first one. */
  engineBytes: z.number(),
  models: z.array(embeddedModel),
  /** The model to begin with on this machine. */
  suggested: z.nullable(z.string()),
});
export type EmbeddedModels = z.infer<typeof embeddedModels>;

/** Of a call about one model. */
const ofOne = {
  access: 'session',
  permission: 'settings.manage',
  event: 'settings_changed',
  params: z.object({
    id: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{2,59}$/, MALFORMED_ID)),
  }),
  response: embeddedModels,
} as const;

export const listEmbeddedModels = endpoint({
  method: 'GET',
  path: '/api/embedded-models',
  summary: 'Language models that can run on the machine of this server, and which are downloaded',
  access: 'session',
  permission: 'settings.manage',
  response: embeddedModels,
});

export const measureEmbeddedModels = endpoint({
  method: 'POST',
  path: '/api/embedded-models/measure',
  summary: 'Measures how fast this machine would run each model, before any is downloaded',
  access: 'session',
  permission: 'settings.manage',
  limit: 'ai',
  response: embeddedModels,
});

export const downloadEmbeddedModel = endpoint({
  method: 'POST',
  path: '/api/embedded-models/{id}/download',
  summary: 'Begins or resumes the download of a model; the answer does not wait for its end',
  ...ofOne,
});

export const pauseEmbeddedModel = endpoint({
  method: 'POST',
  path: '/api/embedded-models/{id}/pause',
  summary: 'Pauses the download of a model and keeps what has arrived',
  ...ofOne,
});

export const removeEmbeddedModel = endpoint({
  method: 'DELETE',
  path: '/api/embedded-models/{id}',
  summary: 'Removes the file of a model, also one that has arrived in part',
  ...ofOne,
});

/** For the registry. */
export const embeddedModelCalls = {
  listEmbeddedModels,
  measureEmbeddedModels,
  downloadEmbeddedModel,
  pauseEmbeddedModel,
  removeEmbeddedModel,
};
