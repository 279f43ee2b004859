import { type SubmitEvent, useState } from 'react';
import { z } from 'zod/mini';
import { createPersonaInput, MOST_TRAINING_DATA } from '#shared/contracts/persona-changes.ts';
import { useCreatePersona } from '#shared/features/personas/change-queries.ts';
import { checkText, loadServerMessages } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { personaTemplates } from '#shared/lib/persona-templates.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { ArchivePosts } from '#shared/ui/x-archive/archive-posts.tsx';

const OWN = 'own posts';

const fromOwnPosts = {
  description: 'Writes like the posts it learned from',
  personality: 'Keeps the length, casing, rhythm and vocabulary of its sample posts.',
  type: 'content_creator',
  tone: 'casual',
} as const;

const first = personaTemplates[0]?.name ?? OWN;
const empty = { source: first, name: first, posts: '' };
const firstPersona = z.object({ source: z.string(), name: z.string(), posts: z.string() });
const useKeptPersona = createPersistedForm('first-run-persona', firstPersona, empty);

/** A first persona: from a template, or from posts that the person pastes. */
export function PersonaStep({ onDone }: { onDone(): void }) {
  const [draft, keep, keepAfter] = useKeptPersona();
  const { source, name, posts } = draft;
  const [wrong, setWrong] = useState<{ name?: string; posts?: string }>({});
  const create = useCreatePersona();
  const template = personaTemplates.find((each) => each.name === source);

  function choose(next: string) {
    const isOwnName = name !== source && name !== '';
    keep({ ...draft, source: next, name: isOwnName ? name : next === OWN ? '' : next });
    setWrong({});
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await loadServerMessages();
    const own = { ...fromOwnPosts, trainingData: posts };
    const parsed = createPersonaInput.safeParse({ ...(template ?? own), name });
    const issueOf = (field: string) => {
      const issue = parsed.error?.issues.find(({ path }) => path[0] === field);
      return issue && checkText(issue.message);
    };
    const nameIssue = issueOf('name');
    const postsIssue =
      !template && posts.trim() === '' ? t('Paste at least one post') : issueOf('trainingData');
    setWrong({ name: nameIssue, posts: postsIssue });
    if (!parsed.success || postsIssue) return;
    keepAfter(create.mutateAsync(parsed.data, { onSuccess: onDone }), empty);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <fieldset>
        <legend className="mb-3 text-muted">
          {t('Start from a template, or from posts of your own.')}
        </legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {personaTemplates.map((each) => (
            <Choice
              key={each.name}
              name={each.name}
              note={each.description}
              chosen={source}
              onChoose={choose}
            />
          ))}
          <Choice
            name={OWN}
            label={t('My own posts')}
            note={t('Paste a few; drafts take their style from them')}
            chosen={source}
            onChoose={choose}
          />
        </div>
      </fieldset>
      {template ? null : (
        <>
          <ParagraphField
            label={t('Your posts')}
            hint={t('One post per line. Five or more work best.')}
            error={wrong.posts}
            rows={6}
            value={posts}
            onType={(text) => keep({ ...draft, posts: text })}
          />
          <ArchivePosts
            value={posts}
            most={MOST_TRAINING_DATA}
            onFill={(text) => keep({ ...draft, posts: text })}
          />
        </>
      )}
      <LineField
        label={t('Name of the persona')}
        error={wrong.name}
        value={name}
        onType={(text) => keep({ ...draft, name: text })}
      />
      <BusyButton type="submit" size="3" className="justify-self-start" busy={create.isPending}>
        {create.isPending ? t('Creating...') : t('Create Persona')}
      </BusyButton>
    </form>
  );
}

function Choice(props: {
  name: string;
  label?: string;
  note: string;
  chosen: string;
  onChoose(name: string): void;
}) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-card border border-line p-4 hover:bg-tint has-checked:border-accent has-checked:bg-link-tint has-focus-visible:outline-2">
      <input
        type="radio"
        name="template"
        value={props.name}
        checked={props.chosen === props.name}
        onChange={() => props.onChoose(props.name)}
        className="mt-1 accent-(--accent-9)"
      />
      <span className="min-w-0">
        <span className="block font-medium">{props.label ?? props.name}</span>
        <span className="block text-sm text-muted">{props.note}</span>
      </span>
    </label>
  );
}
