import { Button } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { generateReply } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { useWaitedSeconds } from '#shared/ui/hooks/use-waited-seconds.ts';
import { HOME } from '../../routes.ts';

const AUTHOR = 'lio_perps';
const EXAMPLE =
  'Funding flipped negative for the first time in 63 days and the timeline is calling it a top. It is a reset.';

const useKeptPost = createPersistedForm('first-run-post', z.string(), EXAMPLE);

/** The first reply: the chosen persona answers a post, here in the console. */
export function DraftStep(props: { personas: Persona[]; onDrafted(): void }) {
  const { personas } = props;
  const api = useApi();
  const [, navigate] = useLocation();
  const [post, setPost] = useKeptPost();
  const [point, setPoint] = useState('');
  const [chosen, setChosen] = useState(personas[0]?.id);
  const [tries, setTries] = useState(0);
  const draft = useMutation({
    mutationFn: (personaId: string) =>
      api.call(generateReply, {
        body: {
          originalTweet: post,
          tweetAuthor: AUTHOR,
          personaId,
          ...(point.trim() === '' ? {} : { context: point }),
          variant: tries,
        },
      }),
    meta: {
      errorTitle: t('Generation Failed'),
      errorMessage: t('Failed to generate content'),
      serverMessage: true,
    },
    onSuccess: () => {
      setTries(tries + 1);
      props.onDrafted();
    },
  });
  const waited = useWaitedSeconds(draft.isPending);
  const named = (id: string | undefined) => personas.find((each) => each.id === id);
  const persona = named(chosen) ?? personas[0];

  if (!persona)
    return <p className="text-muted">{t('Make a persona first: it is the one who writes.')}</p>;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (persona && post.trim() !== '') draft.mutate(persona.id);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <SelectField
        label={t('Persona')}
        options={personas.map(({ id, name }) => ({ value: id, label: name }))}
        value={persona.id}
        onChoose={setChosen}
      />
      <ParagraphField
        label={t('A post to answer')}
        error={post.trim() === '' ? t('Original tweet is required') : undefined}
        rows={3}
        value={post}
        onType={setPost}
      />
      <LineField
        label={t('What do you want to say? (optional)')}
        maxLength={4_000}
        value={point}
        onType={setPoint}
      />
      <div aria-live="polite">
        {draft.data ? (
          <figure className="rounded-card border border-line bg-link-tint p-5">
            <figcaption className="mb-1 text-sm text-muted">
              {t('{name} answers', { name: (named(draft.variables) ?? persona).name })}
            </figcaption>
            <blockquote dir="auto" className="text-lg wrap-anywhere whitespace-pre-wrap">
              {draft.data.content}
            </blockquote>
            {localized(draft.data).notes.map((note) => (
              <p key={note} className="mt-3 text-sm text-muted">
                {note}
              </p>
            ))}
          </figure>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          type="submit"
          size="3"
          variant={draft.data ? 'soft' : 'solid'}
          busy={draft.isPending}
        >
          {draft.isPending
            ? waited > 0
              ? t('Drafting... {n} s', { n: waited })
              : t('Drafting...')
            : draft.data
              ? t('Another one')
              : t('Draft a reply')}
        </BusyButton>
        {draft.data ? (
          <Button type="button" size="3" onClick={() => navigate(HOME)}>
            {t('Finish')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
