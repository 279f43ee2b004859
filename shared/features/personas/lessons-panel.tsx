import { type ReactNode, useId } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { LessonKind, PersonaLessons } from '#shared/contracts/persona-lessons.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { DangerButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useFocusOnceNone } from '#shared/ui/hooks/focus-once-none.ts';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { personaLessons, useForgetLessons } from './lesson-queries.ts';

/** What the persona learnt from edited and discarded drafts, each to be forgotten. */
export function LessonsPanel({ personaId }: { personaId: string }) {
  const titleId = useId();
  const lessons = useQuery(personaLessons(useApi(), personaId));
  const may = useMay('library.write');
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section aria-labelledby={titleId} className="mt-5 border-t border-line pt-5" {...keptFocus}>
      <h2 id={titleId} tabIndex={-1} className="text-sm font-medium">
        {t('What was learned')}
      </h2>
      {lessons.isLoadingError ? (
        <ErrorState onRetry={lessons.refetch}>{t('Failed to load what was learned')}</ErrorState>
      ) : lessons.data ? (
        <fieldset disabled={!may} className="contents">
          <Learnt personaId={personaId} lessons={lessons.data} titleId={titleId} />
        </fieldset>
      ) : (
        <div role="status" aria-label={t('Loading what was learned')} className="mt-2">
          <SkeletonBar className="h-10 w-full" />
        </div>
      )}
    </section>
  );
}

function Learnt(props: { personaId: string; lessons: PersonaLessons; titleId: string }) {
  const { personaId, lessons, titleId } = props;
  const { learns, edits, length, removed, avoided } = lessons;
  const forget = useForgetLessons(personaId);
  const count = edits + removed.length + avoided.length + (length ? 1 : 0);
  useFocusOnceNone(count, titleId);
  if (count === 0) {
    return (
      <p className="mt-0.5 text-sm text-muted">
        {learns
          ? t(
              'Nothing yet. The persona learns from your changes to drafts and from the drafts you discard.',
            )
          : t('Nothing. Persona training is off in the settings.')}
      </p>
    );
  }
  const example = tn(
    edits,
    '{n} edit used as a sample for new drafts',
    '{n} edits used as samples for new drafts',
  );
  const sizes =
    length && t('Typical length: {from}-{to} characters', { from: length.from, to: length.to });
  const row = (kind: LessonKind, text: string, note = '') => (
    <li key={text} className="flex items-center gap-3 py-1">
      <p dir="auto" className="min-w-0 flex-1 text-sm wrap-anywhere">
        {text}
        {note ? <span className="text-muted"> · {note}</span> : null}
      </p>
      <SecondaryButton
        size="1"
        aria-label={t('Forget: {text}', { text })}
        busy={forget.isPending}
        onClick={() => forget.mutate({ kind, text: note ? text : '' })}
      >
        {t('Forget')}
      </SecondaryButton>
    </li>
  );
  return (
    <div className="mt-1 grid gap-3">
      <ul className="list-none">
        {edits > 0 ? row('edits', example) : null}
        {sizes ? row('length', sizes) : null}
      </ul>
      <Group title={t('You always remove')} isShown={removed.length > 0}>
        {removed.map(({ text, times }) => row('removed', text, tn(times, '{n} edit', '{n} edits')))}
      </Group>
      <Group title={t('You discard drafts with')} isShown={avoided.length > 0}>
        {avoided.map(({ text, times }) =>
          row('avoided', text, tn(times, '{n} draft', '{n} drafts')),
        )}
      </Group>
      <DangerButton
        className="justify-self-start"
        busy={forget.isPending}
        onClick={() => forget.mutate({ kind: 'all' })}
      >
        {t('Forget all')}
      </DangerButton>
    </div>
  );
}

function Group(props: { title: string; isShown: boolean; children: ReactNode }) {
  const titleId = useId();
  if (!props.isShown) return null;
  return (
    <div>
      <h3 id={titleId} className="text-sm text-muted">
        {props.title}
      </h3>
      <ul aria-labelledby={titleId} className="list-none">
        {props.children}
      </ul>
    </div>
  );
}
