import { useEffect, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { ApiError } from '#shared/client/api-client.ts';
import { t } from '#shared/i18n/translate.ts';
import { answerOf } from '../ask-background.ts';
import { DraftRefused, writeDraft } from '../background/write-draft.ts';
import { type Draft, type DraftChoice, sendMessage } from '../messages.ts';
import type { Post } from '../x-page/posts.ts';

type ReplyDraft =
  | { state: 'idle' }
  /** Unchecked while it is written: to be read, not to be used. */
  | { state: 'writing'; text: string }
  | { state: 'done'; draft: Draft }
  | { state: 'failed'; message: string };

/** One draft of a reply, written in the panel; leaving it cancels what is under way. */
export function useReplyDraft() {
  const api = useApi();
  const [reply, setReply] = useState<ReplyDraft>({ state: 'idle' });
  const [tries, setTries] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function write(post: Post, choose: () => Promise<DraftChoice>): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const { signal } = mine;
    const show = (next: ReplyDraft) => signal.aborted || setReply(next);
    show({ state: 'writing', text: '' });
    const order = {
      choice: await choose(),
      point: '',
      variant: tries,
      thread: false,
      about: { kind: 'reply', post },
    } as const;
    try {
      const onText = (text: string) => void show({ state: 'writing', text });
      show({ state: 'done', draft: await writeDraft(api, order, { signal, onText }) });
      setTries(tries + 1);
    } catch (error) {
      if (signal.aborted) return;
      // The server is away: the order waits for it with those of the popovers.
      if (error instanceof TypeError) await answerOf(() => sendMessage('waitForServer', order));
      show({ state: 'failed', message: sentenceOf(error) });
    }
  }

  return {
    reply,
    write: (post: Post, choose: () => Promise<DraftChoice>) => void write(post, choose),
    edit(draft: Draft, content: string) {
      setReply({ state: 'done', draft: { ...draft, content } });
    },
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  return error instanceof DraftRefused ? error.message : t('The server could not be reached.');
}
