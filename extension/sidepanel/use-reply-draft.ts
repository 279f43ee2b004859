import { useEffect } from 'react';
import { create } from 'zustand';
import { useApi } from '#shared/client/api.tsx';
import { ServerAway } from '#shared/client/api-client.ts';
import { errorSentence } from '#shared/client/error-sentence.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import type { Change } from '#shared/features/generation/write/revise-draft.tsx';
import { failureText } from '#shared/i18n/server-message.ts';
import { DraftRefused } from '../background/drafts/draft-refused.ts';
import { writeDraft } from '../background/drafts/write-draft.ts';
import { readContextOnPage } from '../host.ts';
import { answerOf, sendMessage } from '../messages.ts';
import type { Draft, DraftChoice } from '../protocol.ts';
import type { Post } from '../x-page/posts/posts.ts';

/** `written` is the text as the server wrote it; the draft has it as the person changed it. */
interface WrittenDraft {
  state: 'done';
  draft: Draft;
  written: string;
}

type ReplyDraft =
  | { state: 'idle' }
  /** Unchecked while it is written: to be read, not to be used. */
  | { state: 'writing'; text: string }
  | WrittenDraft
  /** What stood there before is still the person's. */
  | ({ state: 'failed'; before: WrittenDraft | null } & Refusal);

interface Refusal {
  message: string;
  /** Nothing is drafted without the person's point. */
  needsPoint: boolean;
  /** What the post reads as, where that is sure. */
  reads: string | null;
}

/** What the person wants the reply to say, and to do. */
export interface Wish {
  point: string;
  intent: Intent | null;
}

interface KeptReply {
  reply: ReplyDraft;
  wish: Wish;
  tries: number;
  /** What is not shown because another draft was written after the person had changed it. */
  others: WrittenDraft[];
  /** Every draft that was written for it, as it was written: the next is to be another. */
  shown: string[];
  /** Drafts of one call, to choose from. */
  takes: Draft[];
}

/** What one order asks for besides the wish. */
interface Asked {
  intent?: Intent;
  change?: Change;
  takes?: boolean;
}

const fresh: KeptReply = {
  reply: { state: 'idle' },
  wish: { point: '', intent: null },
  tries: 0,
  others: [],
  shown: [],
  takes: [],
};
const mostKept = 20;
const MOST_SHOWN = 10;

/** By owner, the latest last; gone with the panel. */
const useKept = create<{ replies: Record<string, KeptReply> }>()(() => ({ replies: {} }));

function keep(owner: string, change: Partial<KeptReply>): void {
  useKept.setState(({ replies: { [owner]: mine = fresh, ...others } }) => {
    const all = Object.entries({ ...others, [owner]: { ...mine, ...change } });
    return { replies: Object.fromEntries(all.slice(-mostKept)) };
  });
}

/**
 * One draft of a reply, written in the panel. It outlives that the person looks at another page or
 * at the settings, also while it is being written. `owner` names the server and the post.
 */
export function useReplyDraft(owner: string) {
  const api = useApi();
  const { reply, wish, tries, others, shown, takes } =
    useKept(({ replies }) => replies[owner]) ?? fresh;

  useEffect(
    () => () => {
      // What went wrong then says nothing about the next look.
      const last = useKept.getState().replies[owner]?.reply;
      if (last?.state === 'failed') keep(owner, { reply: last.before ?? fresh.reply });
    },
    [owner],
  );

  const done = doneOf(reply);

  async function write(post: Post, choose: () => Promise<DraftChoice>, asked: Asked = {}) {
    const { intent: pressed, change, takes: several } = asked;
    const intent = pressed ?? wish.intent;
    const show = (next: ReplyDraft) => keep(owner, { reply: next });
    show({ state: 'writing', text: '' });
    // Selected text stands with nothing that we know; the page may show another post by now.
    const context = post.id === null ? null : readContextOnPage(post);
    const [choice, postContext] = await Promise.all([choose(), context]);
    const order = {
      choice,
      point: wish.point,
      ...(intent ? { intent } : {}),
      variant: tries,
      thread: false,
      about: { kind: 'reply' as const, post, ...(postContext ? { postContext } : {}) },
      ...(shown.length > 0 ? { shown } : {}),
      ...(change && done ? { revise: { ...change, text: done.draft.content } } : {}),
      ...(several ? { takes: several } : {}),
    };
    try {
      const onText = (text: string) => show({ state: 'writing', text });
      const { signal } = new AbortController();
      const { takes: together, ...draft } = await writeDraft(api, order, { signal, onText });
      keep(owner, {
        reply: { state: 'done', draft, written: draft.content },
        tries: tries + 1,
        shown: [...shown, draft.content].slice(-MOST_SHOWN),
        others: done && (change || isEdited(done)) ? [...others, done] : others,
        takes: together ? [draft, ...together] : [],
      });
    } catch (error) {
      // The server is away: the order waits for it with those of the popovers.
      if (error instanceof ServerAway) await answerOf(() => sendMessage('waitForServer', order));
      show({ state: 'failed', ...refusalOf(error), before: done });
    }
  }

  return {
    reply,
    done,
    hasOther: others.length > 0,
    wish,
    setWish: (change: Partial<Wish>) => keep(owner, { wish: { ...wish, ...change } }),
    write: (post: Post, choose: () => Promise<DraftChoice>, asked?: Asked) =>
      void write(post, choose, asked),
    edit(content: string) {
      if (!done) return;
      const edited = { ...done, draft: { ...done.draft, content } };
      keep(owner, { reply: reply.state === 'failed' ? { ...reply, before: edited } : edited });
    },
    takes,
    chooseTake(at: number) {
      const draft = takes[at];
      if (!draft) return;
      const left = done && isEdited(done) ? [...others, done] : others;
      keep(owner, { reply: { state: 'done', draft, written: draft.content }, others: left });
    },
    showOther() {
      const [next, ...rest] = others;
      if (done && next) keep(owner, { reply: next, others: [...rest, done] });
    },
  };
}

function isEdited({ draft, written }: WrittenDraft): boolean {
  return draft.content !== written;
}

function doneOf(reply: ReplyDraft): WrittenDraft | null {
  if (reply.state === 'failed') return reply.before;
  return reply.state === 'done' ? reply : null;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof DraftRefused))
    return { message: errorSentence(error), needsPoint: false, reads: null };
  const { failure } = error;
  const reads = failure.params?.reads ?? null;
  return { message: failureText(failure), needsPoint: failure.code === 'no_draft', reads };
}
