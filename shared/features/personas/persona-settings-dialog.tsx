import { useState } from 'react';
import type { Persona } from '#shared/contracts/personas.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/dialogs.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useUpdatePersonaSettings } from './change-queries.ts';
import { draftOf, toSettingsInput } from './persona-draft.ts';
import { PersonaDrafts } from './persona-drafts.tsx';
import { PersonaForm } from './persona-form.tsx';
import { VoicePanel } from './voice-panel.tsx';

const tabs = [
  { value: 'settings', label: msg('Settings') },
  { value: 'voice', label: msg('Voice') },
  { value: 'drafts', label: msg('Drafts') },
] as const;
type Tab = (typeof tabs)[number]['value'];

/** Opens prefilled with the persona and closes when it is saved. */
export function PersonaSettingsDialog({ persona, onClose }: { persona: Persona; onClose(): void }) {
  const [draft, setDraft] = useState(() => draftOf(persona));
  const [tab, setTab] = useState<Tab>('settings');
  const update = useUpdatePersonaSettings(persona.id);

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('Persona Settings')}
      description={t('Update your AI persona configuration and behaviors')}
    >
      <Tabs<Tab> label={t('Persona')} tabs={labelled(tabs)} active={tab} onActivate={setTab}>
        {tab === 'settings' ? (
          <PersonaForm
            draft={draft}
            onChange={setDraft}
            serverError={update.error}
            onSubmit={() => update.mutate(toSettingsInput(draft, persona), { onSuccess: onClose })}
            busy={update.isPending}
            submitLabel={t('Save Changes')}
            busyLabel={t('Updating...')}
          />
        ) : tab === 'voice' ? (
          <VoicePanel personaId={persona.id} />
        ) : (
          <PersonaDrafts personaId={persona.id} />
        )}
      </Tabs>
    </FormDialog>
  );
}
