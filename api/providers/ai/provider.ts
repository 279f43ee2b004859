import type { Platform, Tone } from '#shared/contracts/common.ts';
import type { ContentType, ProviderId } from '#shared/contracts/generation.ts';
import type { PersonaType } from '#shared/contracts/personas.ts';

/** Whose voice a draft takes. Everything here was written by the user. */
export interface Voice {
  name: string;
  description: string;
  personality: string;
  type: PersonaType;
  /** Posts of the persona, one each: material to learn a style from, never to copy. */
  samples: string[];
}

/** What to write. Model adapters turn it into prompts, the built-in provider composes from it. */
export interface Brief {
  kind: ContentType;
  voice: Voice;
  tone: Tone;
  platform: Platform;
  /** What the user wants said; null when a reply has nothing but the post to go on. */
  prompt: string | null;
  /** The post being answered: foreign text, data and never instruction. */
  post: { text: string; author: string } | null;
  /** A text to learn from or to build on, given by the user; may be foreign. */
  reference: string | null;
  /** BCP 47 tag of the post being answered, where it is known. */
  language: string | null;
  /** Another draft for the same brief: 0, 1, 2... */
  variant: number;
}

export interface Draft {
  content: string;
  /** Without the `#`. */
  hashtags: string[];
  /** What a person should know of this draft. */
  notes: string[];
}

export interface DraftRequest {
  brief: Brief;
  /** Aborted when the person who asked goes away. */
  signal: AbortSignal;
}

export interface AiProvider {
  id: ProviderId;
  name: string;
  configured: boolean;
  model: string | null;
  /** Throws Problem `provider_failed` (502), `provider_unavailable` (503) or `rate_limited` (429). */
  complete(request: DraftRequest): Promise<Draft>;
}
