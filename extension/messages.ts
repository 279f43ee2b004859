import { defineExtensionMessaging } from '@webext-core/messaging';
import { browser } from 'wxt/browser';
import type { Tone } from '#shared/contracts/common.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import type { Language } from '#shared/contracts/languages.ts';
import type { TextMessages } from '#shared/contracts/messages/any-message.ts';
import type { PageReport } from './features/page-report.ts';
import type { Post, QuotedPost } from './x-page/posts/posts.ts';

/** Every message is answered with one of these; a listener never throws across the border. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: MessageError };

export interface MessageError {
  /**
   * `connect`: only the side panel can help; `reload`: only reloading X's page can; `needs_point`:
   * nothing is drafted without the person's point.
   */
  kind: 'connect' | 'reload' | 'offline' | 'cancelled' | 'needs_point' | 'failed';
  /** One sentence for a person, in English; `values` fill its places. */
  message: string;
  values?: Record<string, string>;
  /** The code of a sentence of the server, and what stands in its places. */
  reason?: string | undefined;
  params?: Record<string, string> | undefined;
}

export interface DraftSetup {
  personas: { id: string; name: string; active: boolean }[];
  tones: Tone[];
  providers: { id: ProviderId; name: string; configured: boolean }[];
  /** What was chosen last time, but for a persona or provider that is not there any more. */
  chosen: DraftChoice;
  /** Of the interface, as the settings name it. */
  language: Language;
}

export interface DraftChoice {
  personaId: string | null;
  /** Null: the persona's own tone. */
  tone: Tone | null;
  /** Null: the server's first configured provider. */
  provider: ProviderId | null;
}

export interface DraftOrder {
  choice: DraftChoice;
  /** What the person wants said; may be empty. */
  point: string;
  /** 0 for the first draft, counted up by "Generate" again. */
  variant: number;
  /** Several posts in a row; for a new post only. */
  thread: boolean;
  about: { kind: 'reply'; post: Post } | { kind: 'post'; quoted: QuotedPost | null };
}

export interface Draft {
  content: string;
  provider: string;
  notes: string[];
  /** The kept draft; null when nothing is kept. */
  draftId: string | null;
  /** 0..100; null while the persona has too few samples to say. */
  voiceMatch: number | null;
  explanation: string[];
  /** The persona's own texts that it leans on. */
  samples: string[];
  messages: TextMessages;
}

/** What comes back through a draft's port: the text as it grows, then one end or the other. */
export type DraftWord =
  | { type: 'text'; text: string }
  | { type: 'done'; draft: Draft }
  | { type: 'failed'; error: MessageError };

/** A draft that a person used, as they used it. */
export interface UsedDraft {
  id: string;
  finalText: string;
}

/** One text that a person may choose for a post. */
export interface Alternative {
  /** As the person left it: one text, or the posts of a thread. */
  parts: readonly string[];
  /** As it was written; null for a text that the person typed from nothing. */
  draft: Draft | null;
}

/** What a popover has of one post. */
export interface KeptDrafts {
  /** What the person wants said. */
  point: string;
  alternatives: Alternative[];
  /** The one that is shown. */
  at: number;
  /** Which try comes next. */
  variant: number;
}

/** The drafts for one post or composer, by what names it; null once they are used or gone. */
export interface KeptFor {
  key: string;
  drafts: KeptDrafts | null;
}

/** Where a post of somebody's may be kept: one of the person's buckets, or null for the viral library. */
export interface SaveOrder {
  post: Post;
  bucketId: string | null;
}

export interface Mood {
  sentiment: 'bullish' | 'bearish' | 'neutral';
  /** 0..1. */
  confidence: number;
}

interface Messages {
  loadPopover(): Result<null>;
  /** The popover's texts in another language than English. */
  loadWords(language: Language): Result<null>;
  /** Of the interface, as the server named it last. */
  namedLanguage(): Result<Language>;
  openPanel(): Result<null>;
  setUpDraft(): Result<DraftSetup>;
  usedDraft(used: UsedDraft): Result<null>;
  /** What the popover kept, so that it outlives the page. */
  persistDrafts(kept: KeptFor): Result<null>;
  recallDrafts(): Result<KeptFor[]>;
  /** The person's own buckets. */
  listPlaces(): Result<{ id: string; name: string }[]>;
  savePost(order: SaveOrder): Result<null>;
  readMood(text: string): Result<Mood>;
  /** To a tab: what the features found on its page. */
  reportPage(): PageReport;
  /** To a tab: the person pressed one of our shortcuts. */
  shortcut(command: string): void;
  /** To a tab: the person asked for a reply to the text they selected; false where no post is around it. */
  replyToSelection(): boolean;
  /** To a tab: the person asked for the mood of the post under the context menu. */
  moodWanted(): void;
  /** The context menu of selected text opens: on a post? */
  menuOpened(onPost: boolean): void;
  /** To a tab: this text was meant for the side panel, which Chrome did not open. */
  panelStaysClosed(text: string): void;
  /** To the side panel: the page is about another post now. */
  contextChanged(): void;
  /** To a tab: a draft of the panel for the post there; false where it is not on the page any more. */
  takeDraft(given: { post: Post; given: Alternative }): boolean;
  /** Of the side panel: tries what waits for the server again; one of them also after a refusal. */
  retryWaiting(id: string | null): Result<null>;
  discardWaiting(id: string): Result<null>;
  /** Of the side panel: its own order could not reach the server. */
  waitForServer(order: DraftOrder): Result<null>;
}

const messaging = defineExtensionMessaging<Messages>();
export const { sendMessage } = messaging;

/** Answers how to stop; a script that is cut off from its extension has nothing left to stop. */
export const onMessage: typeof messaging.onMessage = (type, heard) => {
  const stop = messaging.onMessage(type, heard);
  return () => {
    if (!isCutOff()) stop();
  };
};

/** Was the extension updated or removed since this script came to its page? */
export function isCutOff(): boolean {
  return !browser.runtime?.id;
}

const READ_CONTEXT = 'troupe:read-context';

/**
 * Asks a tab which post its page is about; null also where no script of ours is there. Not by
 * `sendMessage`, which has Chrome log an error for every tab that does not answer.
 */
export async function askContext(tabId: number): Promise<Post | null> {
  try {
    return (await browser.tabs.sendMessage(tabId, READ_CONTEXT, { frameId: 0 })) ?? null;
  } catch {
    return null;
  }
}

/** Answers `askContext`; gives back how to stop. */
export function answerContext(read: () => Post | null): () => void {
  const { onMessage: asked } = browser.runtime;
  const answer = (message: unknown, _: unknown, respond: (post: Post | null) => void) => {
    if (message === READ_CONTEXT) respond(read());
  };
  asked.addListener(answer);
  return () => asked.removeListener(answer);
}

export const DRAFT_PORT = 'draft';
/** The page's word that it has the draft, and keeps it. */
export const DRAFT_RECEIVED = 'received';

/** The two ends of a draft under way, as far as we use them. */
export interface DraftPort {
  postMessage(message: DraftOrder | DraftWord | typeof DRAFT_RECEIVED): void;
  disconnect(): void;
  onMessage: { addListener(heard: (message: unknown) => void): void };
  onDisconnect: { addListener(left: () => void): void };
}

/**
 * Orders a draft; answers how to cancel it. `hear` answers whether it has kept a draft: one that it
 * has not is not lost. A background that went away in between has no words.
 */
export function orderDraft(
  order: DraftOrder,
  hear: (word: DraftWord) => boolean,
  wentAway: () => void,
): () => void {
  const port: DraftPort = browser.runtime.connect({ name: DRAFT_PORT });
  port.onMessage.addListener((message) => {
    const word = message as DraftWord;
    const kept = hear(word);
    if (word.type === 'text') return;
    if (kept) port.postMessage(DRAFT_RECEIVED);
    port.disconnect();
  });
  port.onDisconnect.addListener(wentAway);
  port.postMessage(order);
  return () => port.disconnect();
}
