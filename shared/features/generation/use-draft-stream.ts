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

export type DraftStream =
  | { state: 'idle' }
  /** The text is unchecked while it is written: to be read, not to be used. */
  | { state: 'writing'; text: string }
  | { state: 'failed'; message: string };

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
    const fail = (description: string, reason?: string) => {
      show({ state: 'failed', message: description });
      if (running.current !== mine) return;
      running.current = null;
      showToast({ title: t('Generation Failed'), description, reason, variant: 'destructive' });
    };
    show({ state: 'writing', text: '' });
    try {
      for await (const event of api.stream(streamContent, { body }, { signal: mine.signal })) {
        if (event.type === 'text') show({ state: 'writing', text: event.text });
        else if (event.type === 'failed') return fail(failureText(event.error));
        else if (running.current === mine) {
          running.current = null;
          setStream({ state: 'idle' });
          onDone(event.draft, body);
          drafted();
          return showToast({ title: t('Content Generated!') });
        }
      }
      fail(t('The connection to the server was lost. Try again.'));
    } catch (error) {
      if (isSignedOut(error) && running.current === mine) {
        stop();
        throw error;
      }
      fail(errorSentence(error, t('Failed to generate content')), awayReason(error));
    }
  }

  return { stream, start: (body: Input) => start(body), stop };
}
