import { useState } from 'react';
import { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { useMay, useRoleReason } from '#shared/features/auth/public.tsx';
import { Comments } from '#shared/features/comments/public.tsx';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { editProps } from '#shared/ui/forms/draft-form.tsx';
import { createPersistedEdit } from '#shared/ui/forms/persisted-edit.ts';
import { RestoredEdit } from '#shared/ui/forms/restored-edit.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useUpdatePersonaSettings } from './change-queries.ts';
import { FactsPanel } from './facts/facts-panel.tsx';
import { LessonsPanel } from './lessons-panel.tsx';
import { PersonaDrafts } from './persona-drafts.tsx';
import { PersonaForm } from './persona-form.tsx';
import { draftOf, personaDraft, toSettingsInput } from './persona-form-state.ts';
import { personaList } from './queries.ts';
import { UsagePanel } from './usage-panel.tsx';
import { VoicePanel } from './voice-panel.tsx';

const tabs = [
  { value: 'settings', label: msg('Settings') },
  { value: 'facts', label: msg('Facts') },
  { value: 'voice', label: msg('Voice') },
  { value: 'drafts', label: msg('Drafts') },
  { value: 'comments', label: msg('Comments') },
] as const;
type Tab = (typeof tabs)[number]['value'];

const useKeptEdit = createPersistedEdit('persona-edit', personaDraft, z.partial(personaDraft));

/** Opens prefilled with the persona and closes when it is saved. Closing keeps what was typed. */
export function PersonaSettingsDialog(props: {
  persona: Persona;
  /** A link led to its comments, or to one of them. */
  atComments: string | null;
  onClose(): void;
}) {
  const { persona, atComments, onClose } = props;
  const edit = useKeptEdit(persona.id, draftOf(persona));
  const may = useMay('library.write');
  const reason = useRoleReason();
  const [tab, setTab] = useState<Tab>(atComments === null ? 'settings' : 'comments');
  const update = useUpdatePersonaSettings(persona.id);

  const now = useQuery(personaList(useApi())).data?.find(({ id }) => id === persona.id) ?? persona;

  function submit() {
    // What another screen has saved meanwhile is not undone.
    const input = toSettingsInput(edit.onto(draftOf(now)), now);
    edit.saved(update.mutateAsync(input, { onSuccess: onClose }));
  }

  return (
    <FormDialog
      title={t('Persona Settings')}
      open
      onClose={onClose}
      description={t('Update your AI persona configuration and behaviors')}
    >
      <Tabs<Tab> label={t('Persona')} tabs={labelled(tabs)} active={tab} onActivate={setTab}>
        {tab === 'settings' ? (
          <>
            <RestoredEdit edit={edit} />
            {may ? null : <p className="mb-4 text-sm text-muted">{reason}</p>}
            <fieldset disabled={!may} className="contents">
              <PersonaForm
                {...editProps(edit, update)}
                onSubmit={submit}
                busyLabel={t('Updating...')}
              />
            </fieldset>
          </>
        ) : tab === 'facts' ? (
          <>
            {may ? null : <p className="mb-4 text-sm text-muted">{reason}</p>}
            <FactsPanel persona={now} />
          </>
        ) : tab === 'voice' ? (
          <>
            <VoicePanel personaId={persona.id} />
            <LessonsPanel personaId={persona.id} />
          </>
        ) : tab === 'comments' ? (
          <Comments kind="persona" subjectId={persona.id} asked={atComments} />
        ) : (
          <>
            <UsagePanel persona={now} />
            <PersonaDrafts personaId={persona.id} onCompose={onClose} />
          </>
        )}
      </Tabs>
    </FormDialog>
  );
}
