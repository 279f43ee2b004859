import { defineExtensionMessaging } from '@webext-core/messaging';
import type { Tone } from '#shared/contracts/common.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import type { Post, QuotedPost } from './x-page/posts.ts';

/** Every message is answered with one of these; a listener never throws across the border. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: MessageError };

export interface MessageError {
  /** `connect`: only the side panel can help; `reload`: only reloading X's page can. */
  kind: 'connect' | 'reload' | 'cancelled' | 'failed';
  /** One sentence for a person. */
  message: string;
}

export interface DraftSetup {
  personas: { id: string; name: string; active: boolean }[];
  tones: Tone[];
  providers: { id: ProviderId; name: string; configured: boolean }[];
  /** What was chosen last time; a deleted persona is already left out. */
  chosen: DraftChoice;
}

export interface DraftChoice {
  personaId: string | null;
  /** Null: the persona's own tone. */
  tone: Tone | null;
  /** Null: the server's first configured provider. */
  provider: ProviderId | null;
}

export interface DraftOrder {
  requestId: string;
  choice: DraftChoice;
  /** What the person wants said; may be empty. */
  point: string;
  /** 0 for the first draft, counted up by "Generate" again. */
  variant: number;
  about: { kind: 'reply'; post: Post } | { kind: 'post'; quoted: QuotedPost | null };
}

export interface Draft {
  content: string;
  provider: ProviderId;
  notes: string[];
}

export interface PageReport {
  posts: number;
  postsWithButton: number;
  composers: number;
  composersWithButton: number;
  problems: string[];
}

interface Messages {
  loadPopover(): Result<null>;
  openPanel(): Result<null>;
  setUpDraft(): Result<DraftSetup>;
  generateDraft(order: DraftOrder): Result<Draft>;
  cancelDraft(requestId: string): Result<null>;
  /** To a tab: what the features found on its page. */
  reportPage(): PageReport;
  /** To a tab: the person asked for a reply to the text they selected. */
  replyToSelection(selectedText: string): boolean;
}

export const { sendMessage, onMessage } = defineExtensionMessaging<Messages>();
