import { useEffect } from 'react';
import { create } from 'zustand';
import { useApi } from '#shared/client/api.tsx';
import { ServerAway } from '#shared/client/api-client.ts';
import { errorSentence } from '#shared/client/error-sentence.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import {
  noVersions,
  type Wish as Press,
  useVersions,
  type Versions,
} from '#shared/features/generation/write/use-versions.ts';
import { failureText } from '#shared/i18n/server-message.ts';
import { DraftRefused } from '../background/drafts/draft-refused.ts';
import { writeDraft } from '../background/drafts/write-draft.ts';
import { askDevice } from '../device/ask-device.ts';
import { readContextOnPage } from '../host.ts';
import { answerOf, sendMessage } from '../messages.ts';
import type { Draft, DraftChoice } from '../protocol.ts';
import type { Post } from '../x-page/posts/posts.ts';

type ReplyDraft =
  | { state: 'idle' }
  /** Unchecked while it is written: to be read, not to be used. */
  | { state: 'writing'; text: string }
  | ({ state: 'failed' } & Refusal);

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
  versions: Versions<Draft>;
}

/** What one order asks for besides the wish. */
interface Asked extends Press {
  intent?: Intent;
}

const fresh: KeptReply = {
  reply: { state: 'idle' },
  wish: { point: '', intent: null },
  versions: noVersions,
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
  const { reply, wish, versions: kept } = useKept(({ replies }) => replies[owner]) ?? fresh;
  const versions = useVersions<Draft>([kept, (next) => keep(owner, { versions: next })]);

  useEffect(
    () => () => {
      // What went wrong then says nothing about the next look.
      if (useKept.getState().replies[owner]?.reply.state === 'failed')
        keep(owner, { reply: fresh.reply });
    },
    [owner],
  );

  async function write(post: Post, choose: () => Promise<DraftChoice>, asked: Asked = {}) {
    const intent = asked.intent ?? wish.intent;
    // Every one as it was written: the next is to be another.
    const shown = versions.all.map(({ draft }) => draft.content).slice(-MOST_SHOWN);
    const show = (next: ReplyDraft) => keep(owner, { reply: next });
    show({ state: 'writing', text: '' });
    // Selected text stands with nothing that we know; the page may show another post by now.
    const context = post.id === null ? null : readContextOnPage(post);
    const [choice, postContext] = await Promise.all([choose(), context]);
    const order = {
      choice,
      point: wish.point,
      ...(intent ? { intent } : {}),
      variant: versions.tries,
      thread: false,
      about: { kind: 'reply' as const, post, ...(postContext ? { postContext } : {}) },
      ...(shown.length > 0 ? { shown } : {}),
      ...versions.asked(asked),
    };
    try {
      const onText = (text: string) => show({ state: 'writing', text });
      const { signal } = new AbortController();
      const { takes = [], ...draft } = await writeDraft(api, order, { signal, onText, askDevice });
      versions.add([draft, ...takes]);
      show(fresh.reply);
    } catch (error) {
      // The server is away: the order waits for it with those of the popovers.
      if (error instanceof ServerAway) await answerOf(() => sendMessage('waitForServer', order));
      show({ state: 'failed', ...refusalOf(error) });
    }
  }

  return {
    reply,
    versions,
    wish,
    setWish: (change: Partial<Wish>) => keep(owner, { wish: { ...wish, ...change } }),
    write: (post: Post, choose: () => Promise<DraftChoice>, asked?: Asked) =>
      void write(post, choose, asked),
  };
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof DraftRefused))
    return { message: errorSentence(error), needsPoint: false, reads: null };
  const { failure } = error;
  const reads = failure.params?.reads ?? null;
  return { message: failureText(failure), needsPoint: failure.code === 'no_draft', reads };
}
