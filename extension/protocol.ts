import { z } from 'zod/mini';
import { id, type Tone, tones } from '#shared/contracts/common.ts';
import { type ProviderId, providerIds } from '#shared/contracts/generation.ts';
import { intents } from '#shared/contracts/intents.ts';
import { type Language, languages } from '#shared/contracts/languages.ts';
import { textMessages } from '#shared/contracts/messages/any-message.ts';
import { MOST_WORDS, revisions } from '#shared/contracts/revisions.ts';
import { msg } from '#shared/i18n/translate.ts';
import type { PageReport } from './features/page-report.ts';
import { isWholeKey } from './pairing/key-checksum.ts';
import type { PairOutcome } from './pairing/pair-requests.ts';
import type { Post } from './x-page/posts/posts.ts';

/*
 * Every message of the extension: who may send it, what it carries and what it is answered. What
 * arrives in the background is held against the schemas here, to the last key. Scripts on X's page
 * import types alone: zod would not fit into them.
 */

const text = (max: number) => z.string().check(z.maxLength(max));
const count = z.number().check(z.int(), z.minimum(0));
const quoted = z.nullable(z.strictObject({ author: text(20), text: text(25_000) }));

export const post: z.ZodMiniType<Post> = z.strictObject({
  id: z.nullable(z.string().check(z.regex(/^\d{1,20}$/))),
  author: text(20),
  text: text(25_000),
  quoted,
  picture: z.nullable(text(2_000)),
  pictures: z.optional(z.array(text(500)).check(z.maxLength(4))),
  language: z.nullable(text(35)),
  cut: z.boolean(),
  promoted: z.boolean(),
});

/** The server, person and workspace that something was begun for (`placeOf`). */
const place = z.optional(text(500));

/** The X account in use on x.com: its key in this browser, and its persona as set in the console. */
const account = z.strictObject({ key: text(600), own: z.nullable(id) });

const draftChoice = z.strictObject({
  personaId: z.nullable(id),
  /** Null: the persona's own tone. */
  tone: z.nullable(z.enum(tones)),
  /** Null: the server's first configured provider. */
  provider: z.nullable(z.enum(providerIds)),
  /** Left out where X's page does not show it. */
  account: z.optional(account),
});
export type DraftChoice = z.infer<typeof draftChoice>;

const nearby = z.strictObject({ author: text(20), text: text(2_000) });
const postContext = z.strictObject({
  thread: z.array(nearby).check(z.maxLength(10)),
  card: z.nullable(text(2_000)),
  poll: z.array(text(200)).check(z.maxLength(10)),
});

/** What a content script may ask for through a draft's port: one draft about one post, nothing else. */
export const draftOrder = z.strictObject({
  choice: draftChoice,
  place,
  /** What the person wants said; may be empty. */
  point: text(4_000),
  /** The person says that their point is the reply itself, or a note about it. */
  pointIs: z.optional(z.enum(['text', 'note'])),
  /** What a reply is to do, where the person pressed it. */
  intent: z.optional(z.enum(intents)),
  /** 0 for the first draft, counted up by "Generate" again. */
  variant: count.check(z.maximum(1_000)),
  /** Several posts in a row; for a new post only. */
  thread: z.boolean(),
  about: z.discriminatedUnion('kind', [
    /** Without its context where the order comes from elsewhere than X's page. */
    z.strictObject({
      kind: z.literal('reply'),
      post,
      postContext: z.optional(postContext),
    }),
    z.strictObject({ kind: z.literal('post'), quoted }),
  ]),
  /** Drafts for the same that the person has seen. */
  shown: z.optional(z.array(text(25_000)).check(z.maxLength(10))),
  /** The draft to change instead of writing another one. */
  revise: z.optional(
    z.strictObject({
      text: text(25_000),
      how: z.optional(z.enum(revisions)),
      words: z.optional(text(MOST_WORDS)),
    }),
  ),
  /** Several drafts in one call. */
  takes: z.optional(z.boolean()),
});
export type DraftOrder = z.infer<typeof draftOrder>;

const draft = z.strictObject({
  content: text(25_000),
  provider: text(25_000),
  notes: z.array(text(25_000)),
  /** The kept draft; null when nothing is kept. */
  draftId: z.nullable(id),
  /** 0..100; null while the persona has too few samples to say. */
  voiceMatch: z.nullable(z.number()),
  explanation: z.array(text(25_000)),
  /** Left out by what was kept before there were any, as the figures. */
  checks: z.optional(z.array(z.strictObject({ holds: z.boolean(), text: text(25_000) }))),
  /** Those in the content that no source names. */
  figures: z.optional(z.array(z.strictObject({ text: text(25_000), start: count, end: count }))),
  /** The persona's own texts that it leans on. */
  samples: z.array(text(25_000)),
  /** What the post was read as. */
  situation: z.optional(text(50)),
  messages: textMessages,
});
export type Draft = z.infer<typeof draft>;
/** With the others of the same call. */
export type WrittenDraft = Draft & { takes?: Draft[] };

/** What comes back through a draft's port: the text as it grows, then one end or the other. */
export type DraftPortEvent =
  | { type: 'text'; text: string }
  | { type: 'done'; draft: WrittenDraft }
  | { type: 'failed'; error: MessageError };

const written = {
  /** As the person left it: one text, or the posts of a thread. */
  parts: z.readonly(z.array(text(25_000))),
  /** As it was written; null for a text that the person typed from nothing. */
  draft: z.nullable(draft),
};
const alternative = z.strictObject({
  ...written,
  /** What it was before each change, the latest last. */
  before: z.optional(z.array(z.strictObject(written))),
});
/** One text that a person may choose for a post. */
export type Alternative = z.infer<typeof alternative>;

const persistedDrafts = z.strictObject({
  /** What the person wants said. */
  point: text(25_000),
  alternatives: z.array(alternative),
  /** The one that is shown. */
  at: count,
  /** Which try comes next. */
  variant: count,
  place,
});
/** What a popover has of one post. */
export type PersistedDrafts = z.infer<typeof persistedDrafts>;

const persistedDraftsOf = z.strictObject({
  key: text(26_000),
  place,
  drafts: z.nullable(persistedDrafts),
});
/** The drafts for one post or composer, by what names it; null once they are used or gone. */
export type PersistedDraftsOf = z.infer<typeof persistedDraftsOf>;

const usedDraft = z.strictObject({ id, finalText: text(25_000), place });
/** A draft that a person used, as they used it. */
export type UsedDraft = z.infer<typeof usedDraft>;

const saveOrder = z.strictObject({
  post: post.check(z.refine((saved) => saved.text.trim() !== '')),
  bucketId: z.nullable(id),
  place,
});
/** Where a post of somebody's may be kept: one of the person's buckets, or null for the viral library. */
export type SaveOrder = z.infer<typeof saveOrder>;

export interface DraftSetup {
  personas: { id: string; name: string; active: boolean }[];
  tones: Tone[];
  providers: { id: ProviderId; name: string; configured: boolean }[];
  /** What was chosen last time for this account, but for a persona or provider that is not there any more. */
  chosen: DraftChoice;
  /** Of the interface, as the settings name it. */
  language: Language;
  /** Where drafts come from. */
  place: string;
}

export interface Mood {
  sentiment: 'bullish' | 'bearish' | 'neutral';
  /** 0..1. */
  confidence: number;
}

/** A sentence for a person, in English; `values` fill its places. */
export interface Wording {
  message: string;
  values?: Record<string, string>;
  /** The code of a sentence of the server, and what stands in its places. */
  reason?: string | undefined;
  params?: Record<string, string> | undefined;
}

export interface MessageError extends Wording {
  /**
   * `connect`: only the side panel can help; `reload`: only reloading X's page can; `needs_point`:
   * nothing is drafted without the person's point.
   */
  kind: 'connect' | 'reload' | 'offline' | 'cancelled' | 'needs_point' | 'failed';
}

/** Every message to the background is answered with one of these; a listener never throws across the border. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: MessageError };

interface Kind<Sender extends 'x' | 'panel', Payload, Answer> {
  /** The content script in the top frame of a page of X, or a page of the extension itself. */
  from: Sender;
  payload: z.ZodMiniType<Payload>;
  /** What a payload of another form is answered. */
  malformed: string;
  /** Only a type: no message holds it. */
  answer: Answer;
}

const nothing = z.undefined();
const unknown = msg('Something went wrong inside Troupe.');
const unknownDraft = msg('Troupe does not know this draft.');

const fromX =
  <Answer = null>() =>
  <Payload>(payload: z.ZodMiniType<Payload>, malformed: string = unknown) =>
    ({ from: 'x', payload, malformed }) as Kind<'x', Payload, Answer>;
const fromPanel = <Payload>(payload: z.ZodMiniType<Payload>) =>
  ({ from: 'panel', payload, malformed: unknown }) as Kind<'panel', Payload, null>;

/** What the background answers. */
export const toBackground = {
  loadPopover: fromX()(nothing),
  /** The popover's texts in another language than English. */
  loadCatalogue: fromX()(z.enum(languages)),
  /** Of the interface, as the server named it last. */
  namedLanguage: fromX<Language>()(nothing),
  openPanel: fromX()(nothing),
  /** With the handle in use on X's page. */
  setUpDraft: fromX<DraftSetup>()(z.nullable(text(20))),
  usedDraft: fromX()(usedDraft, unknownDraft),
  /** What the popover kept, so that it outlives the page. */
  persistDrafts: fromX()(persistedDraftsOf, unknownDraft),
  recallDrafts: fromX<PersistedDraftsOf[]>()(nothing),
  /** The person's own buckets. */
  listPlaces: fromX<{ place: string; buckets: { id: string; name: string }[] }>()(nothing),
  savePost: fromX()(saveOrder, msg('This post has no text to keep.')),
  readMood: fromX<Mood>()(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(25_000)),
    msg('This post has no text to read.'),
  ),
  /** The context menu of selected text opens: on a post? */
  menuOpened: fromX()(z.boolean()),
  /** Tries what waits for the server again; one of them also after a refusal. */
  retryWaiting: fromPanel(z.nullable(text(50))),
  discardWaiting: fromPanel(text(50)),
  /** The panel's own order could not reach the server. */
  waitForServer: fromPanel(draftOrder),
};

export type ToBackground = typeof toBackground;
export type PayloadOf<Name extends keyof ToBackground> = z.infer<ToBackground[Name]['payload']>;
export type AnswerOf<Name extends keyof ToBackground> = Result<ToBackground[Name]['answer']>;

/** What a page is told; only the extension itself can, as the browser passes a page nobody else's message. */
interface ToTab {
  /** What the features found on the page. */
  reportPage(): PageReport;
  /** The person pressed one of our shortcuts. */
  shortcut(command: string): void;
  /** The person asked for a reply to the text they selected; false where no post is around it. */
  replyToSelection(): boolean;
  /** The person asked for the mood of the post under the context menu. */
  moodWanted(): void;
  /** This text was meant for the side panel, which Chrome did not open. */
  panelStaysClosed(text: string): void;
  /** A draft of the panel for the post there; false where it is not on the page any more. */
  takeDraft(given: { post: Post; given: Alternative }): boolean;
}

interface ToPanel {
  /** The page is about another post now. */
  contextChanged(): void;
}

export type Messages = {
  [Name in keyof ToBackground]: (payload: PayloadOf<Name>) => AnswerOf<Name>;
} & ToTab &
  ToPanel;

const nonce = z.string().check(z.regex(/^[\w-]{16,128}$/));

/** What a page of the console may say to the extension; anything more is refused. */
export const consoleMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello') }),
  z.strictObject({
    type: z.literal('pair'),
    apiUrl: z.url().check(z.maxLength(300)),
    key: z.string().check(z.maxLength(100), z.refine(isWholeKey)),
    nonce,
    username: z.optional(z.string().check(z.regex(/^\w{1,50}$/))),
  }),
  z.strictObject({ type: z.literal('outcome'), nonce }),
]);
export type ConsoleMessage = z.infer<typeof consoleMessage>;

/** What it is answered; the console says a refusal in the person's language. */
export type ConsoleAnswer =
  | { ok: true; version: string }
  | { ok: true; nonce: string; state: 'pending' }
  | ({ ok: true } & (PairOutcome | { state: 'pending' | 'expired' }))
  | { ok: false; message: string };
