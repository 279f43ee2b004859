import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { awayReason, errorSentence } from '#shared/client/error-sentence.ts';
import { isSignedOut } from '#shared/client/query-client.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { type GeneratedContent, streamContent } from '#shared/contracts/generation.ts';
import { failureText } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { useDrafted } from './queries.ts';

type Failed = { state: 'failed'; message: string; reason?: string | undefined };
type Ended = { state: 'done'; draft: GeneratedContent } | Failed;

export type DraftStream =
  | { state: 'idle' }
  /** The text is unchecked while it is written: to be read, not to be used. */
  | { state: 'writing'; text: string }
  | Ended;

type Input = CallInput<typeof streamContent>['body'];

/**
 * One draft, shown as it is written; a toast tells how it ended. A new start and leaving the screen
 * cancel what is under way.
 */
export function useDraftStream(onDone: (draft: GeneratedContent, body: Input) => void) {
  const api = useApi();
  const drafted = useDrafted();
  const [stream, setStream] = useState<DraftStream>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);

  const stop = () => {
    cancel();
    setStream({ state: 'idle' });
  };

  // A mutation, so that whoever is signed out is told so and led to the sign-in as everywhere;
  // but without a network it fails at once, and does not wait for one.
  const { mutate: start } = useMutation({ mutationFn: write, networkMode: 'always' });

  async function write(body: Input): Promise<void> {
    cancel();
    const mine = new AbortController();
    running.current = mine;
    const show = (next: DraftStream) => running.current === mine && setStream(next);
    const end = (last: Ended) => {
      if (running.current !== mine) return;
      running.current = null;
      setStream(last);
      if (last.state === 'failed') return tellFailure(last);
      onDone(last.draft, body);
      drafted();
      showToast({ title: t('Content Generated!') });
    };
    show({ state: 'writing', text: '' });
    try {
      for await (const event of api.stream(streamContent, { body }, { signal: mine.signal })) {
        if (event.type === 'text') show({ state: 'writing', text: event.text });
        else if (event.type === 'done') return end({ state: 'done', draft: event.draft });
        else return end({ state: 'failed', message: failureText(event.error) });
      }
      end({ state: 'failed', message: t('The connection to the server was lost. Try again.') });
    } catch (error) {
      if (isSignedOut(error) && running.current === mine) {
        stop();
        throw error;
      }
      const message = errorSentence(error, t('Failed to generate content'));
      end({ state: 'failed', message, reason: awayReason(error) });
    }
  }

  return { stream, start: (body: Input) => start(body), stop };
}

function tellFailure({ message, reason }: Failed): void {
  showToast({
    title: t('Generation Failed'),
    description: message,
    reason,
    variant: 'destructive',
  });
}
