import { useState } from 'react';
import { showToast } from '../layers/toast.tsx';
import { inSandbox } from '../page-options.ts';
import { recordSent, type SentPost } from '../page-record.ts';
import { words } from '../page-texts.ts';
import { useCurrentUser } from '../posted/current-user.ts';
import { publish } from '../posted/posted-store.ts';

/**
 * What X's Post and Reply do: the record for tests, and in the sandbox a post that stays.
 * `onSent` runs once it is out; a refusal is told and leaves the text where it is.
 */
export function useSend(onSent: () => void) {
  const { handle: username } = useCurrentUser();
  const [sending, setSending] = useState(false);

  async function send(posts: readonly [SentPost, ...SentPost[]]): Promise<void> {
    recordSent(posts);
    if (inSandbox) {
      const [{ inReplyTo: replyTo, quoteOf: quoted }] = posts;
      setSending(true);
      const texts = posts.map(({ text }) => text);
      const refusal = await publish({ username, texts, replyTo, quoted });
      setSending(false);
      if (refusal) return showToast(refusal);
    }
    onSent();
    showToast(words.sent);
  }

  return { sending, send };
}
