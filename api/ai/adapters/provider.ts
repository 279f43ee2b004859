import type { Platform, Tone } from '#shared/contracts/common.ts';
import type { ContentType, DraftUsage, ProviderId } from '#shared/contracts/generation.ts';
import type { Intent, PointIs } from '#shared/contracts/intents.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { FactKind, PersonaType } from '#shared/contracts/personas.ts';
import type { Revise } from '#shared/contracts/revisions.ts';
import type { SituationReading } from '#shared/contracts/situations.ts';
import type { Objection } from '../answer/objection.ts';
import type { ReadAnswer } from '../answer/read-object.ts';
import type { PostOptions } from '../post-options.ts';
import type { Picture, Prompt } from './text-model.ts';

/** Whose voice a draft takes. Everything here was written by the user. */
export interface Voice {
  name: string;
  description: string;
  personality: string;
  type: PersonaType;
  /** Posts of the persona, the nearest to the topic first: a style to learn, never words to copy. */
  samples: string[];
  /** The same for every draft of a day, chosen for their spread: prompts begin with them. */
  lasting?: string[];
  /** Others of the samples that are near to this draft. */
  near?: string[];
  /** Posts with the persona's own replies, the same for every draft of a day. */
  pairs?: OwnReply[];
  /** Lengths of the persona's texts of this kind; null where there are too few texts. */
  lengths?: TextLengths | null;
  /** Codes of the languages that its samples are in, the most frequent first. */
  languages?: string[];
  /** The handle of its X account, without @. */
  account?: string;
  /** Facts that its owner maintains. */
  facts?: VoiceFact[];
  /** Words and claims that its owner never wants in a text. */
  neverSay?: string[];
}

/** A post and the persona's own reply to it. */
export interface OwnReply {
  post: string;
  reply: string;
}

/** Characters of texts: the middle one, and where the middle of them begin and end. */
export interface TextLengths {
  from: number;
  median: number;
  to: number;
}

/** One line that the owner keeps: what may be told, linked or promised. */
export interface VoiceFact {
  kind: Exclude<FactKind, 'never_say'>;
  text: string;
  /** Day of its last change, YYYY-MM-DD. */
  changedOn: string;
}

/** A post of a conversation, as X shows it. */
export interface ThreadPost {
  author: string;
  text: string;
}

/** What the owner made of an earlier draft. */
export interface LearntEdit {
  /** Null where it answered nothing. */
  post: string | null;
  draft: string;
  sent: string;
}

export interface Learnt {
  edits: LearntEdit[];
  /** Phrasings (`phrasingsOf`) that edits always take out. */
  removed: string[];
  /** Phrasings that stand in discarded drafts only. */
  avoided: string[];
  /** Characters of what was sent after an edit: the middle half. */
  length: TextLengths | null;
}

/** A figure of the market, with where and when it was read. */
export interface MarketFact {
  coin: string;
  text: string;
  source: string;
  at: string;
}

/** What X shows with the post that is answered: foreign text, as the post. */
export interface PostContext {
  /** The posts above it, the oldest first. */
  thread?: ThreadPost[];
  quoted?: ThreadPost;
  card?: string;
  poll?: string[];
  picture?: string;
}

/** What to write. Model adapters turn it into prompts, the built-in provider composes from it. */
export interface Brief {
  kind: ContentType;
  voice: Voice;
  tone: Tone;
  platform: Platform;
  /** What the user wants said; null when a reply has nothing but the post to go on. */
  prompt: string | null;
  /** The person says that their prompt for a reply is its text, or a note about it; else it is read. */
  pointIs?: PointIs;
  /** What a reply is to do, where the person pressed it. */
  intent?: Intent;
  /** The post being answered: foreign text, data and never instruction. */
  post: ThreadPost | null;
  /** A text to learn from or to build on, given by the user; may be foreign. */
  reference: string | null;
  /** BCP 47 tag of the post being answered, where it is known. */
  language: string | null;
  /** The day where its owner is, YYYY-MM-DD. */
  today?: string;
  /** Another draft for the same brief: 0, 1, 2... */
  variant: number;
  /** Texts that did well elsewhere: their openings and shapes are to be learnt, never their words. */
  viral?: string[];
  /** What the advanced generator knows beyond a prompt. */
  options?: PostOptions;
  postContext?: PostContext;
  /** The owner's handles in lower case, without @: which posts of the thread are their own. */
  owners?: string[];
  /** What its author posted and the persona answered before, the newest first; foreign text too. */
  exchanges?: OwnReply[];
  /** What the post being answered is read as; left out for a text that answers none. */
  situation?: SituationReading;
  /** The last drafts of the built-in composer in this workspace: it repeats no sentence of them. */
  used?: string[];
  /** Texts that the person has seen for this brief and wants another than. */
  shown?: string[];
  market?: MarketFact[];
  /** A draft of theirs to change, instead of writing another one. */
  revise?: Revise;
  /** Asks for three texts from three angles. */
  takes?: boolean;
  /** What the owner's decisions on drafts have taught; left out where there is no persona. */
  learnt?: Learnt;
}

export interface Draft {
  content: string;
  /** Without the `#`. */
  hashtags: string[];
  /** Other texts of the same answer, to choose from. */
  others?: string[];
  /** What a person should know of this draft. */
  notes: Message[];
  /** Of all answers it took; left out where no model was asked. */
  usage?: DraftUsage;
}

/** Fresh for every call: neither may be guessable by whoever wrote the foreign text. */
export interface PromptSecrets {
  /** Marks the fence around foreign text. */
  nonce: string;
  /** Stands beside the rules; an answer that holds it is dropped. */
  canary: string;
}

export interface DraftRequest {
  brief: Brief;
  /** Of the post that is answered; for a provider that sees. */
  pictures?: Picture[] | undefined;
  /** As of a question, of the draft's text. */
  objection?(content: string): Promise<Objection | null>;
  /** Aborted when the person who asked goes away. */
  signal: AbortSignal;
  /** Hears what each answer took, also one that was no good. */
  onUsage?: OnUsage;
}

export type OnUsage = (usage: DraftUsage) => void;

/** A question with an answer of a form of its own: a reading, a description, a judgement. */
export interface StructuredQuestion<T> {
  /** Puts the canary beside the rules and foreign text into a fence with the nonce. */
  prompt(secrets: PromptSecrets): Prompt;
  /** Reads a raw answer; one that cannot be read is asked for once more. Throws ModelError. */
  read(raw: string): ReadAnswer<T>;
  /** What is asked for: strict, every property required. */
  jsonSchema: Record<string, unknown>;
  schemaName: string;
  /** Looked at by models that see; others refuse, which is a `provider_failed`. */
  images?: Picture[];
  /** Why an answer that can be read will not do; it is asked for once more. */
  objection?(answer: T): Promise<Objection | null>;
}

export interface AiProvider {
  id: ProviderId;
  name: string;
  configured: boolean;
  /** Its models are known to look at pictures. */
  sees?: boolean;
  model: string | null;
  /** Those to choose from, where the provider tells. */
  models: string[];
  /** Throws AppError `provider_failed` (502), `provider_unavailable` (503) or `rate_limited` (429). */
  complete(request: DraftRequest): Promise<Draft>;
  /**
   * As `complete`, and tells the text so far as it grows. That text is unchecked, and may begin
   * anew when the model has to be asked again.
   */
  stream(request: DraftRequest, onText: (soFar: string) => void): Promise<Draft>;
  /** Writes the draft where this one fails; the draft says so. */
  fallback?: AiProvider;
  /** Gets the model ready for a draft that is likely to follow; nobody waits for it. */
  prepare?(): void;
  /** Null where no language model answers: the built-in. Throws as `complete` does. */
  ask:
    | (<T>(question: StructuredQuestion<T>, signal: AbortSignal, onUsage?: OnUsage) => Promise<T>)
    | null;
}
