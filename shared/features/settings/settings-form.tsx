import { type ReactNode, useId } from 'react';
import type { Settings } from '#shared/contracts/settings.ts';
import { useMay, useRoleReason } from '#shared/features/auth/public.tsx';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { focusActiveTab, focusTabWhereLost, type Tab, Tabs } from '#shared/ui/tabs.tsx';
import { AdvancedTab } from './advanced-tab.tsx';
import { AutomationTab } from './automation-tab.tsx';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { ResetSettings } from './reset-settings.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionCard } from './section-card.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Section = keyof Settings;

const tabs: Tab<Section>[] = [
  { value: 'profile', label: msg('Profile') },
  { value: 'notifications', label: msg('Notifications') },
  { value: 'automation', label: msg('Automation') },
  { value: 'privacy', label: msg('Privacy') },
  { value: 'api', label: msg('Advanced') },
];

/** What other parts of the product add to the settings. */
export interface SettingsParts {
  /** Allows notifications in this browser. */
  push: ReactNode;
  /** Models that run beside the server. */
  embeddedModels: ReactNode;
  /** The model server of this machine. */
  localServer: ReactNode;
  /** Where the person is signed in. */
  devices: ReactNode;
  /** What can be done with all of the person's data. */
  data: ReactNode;
}

/** By a link to where models can be had, such as the popover's. */
const isLinked = () => typeof location !== 'undefined' && location.hash === '#models';

function scrollWhereLinked(models: HTMLElement | null): void {
  if (isLinked()) models?.scrollIntoView();
}

/** The five tabs. Edits outlive a change of tab and a reload. */
export function SettingsForm(props: { saved: Settings; signedIn: boolean; parts: SettingsParts }) {
  const { signedIn, parts } = props;
  const formId = useId();
  const [section, setSection] = useHistoryChoice(
    'settings-tab',
    tabs,
    isLinked() ? 'api' : 'profile',
  );
  const editing = useSettingsForm(props.saved, { onWrong: setSection, onSaved: focusTabWhereLost });
  const { fields, form, submit } = editing;
  const may = useMay('settings.manage');
  const ownsData = useMay('data.manage');
  const reason = useRoleReason();
  // Each member has these for themselves.
  const isOwn = section === 'profile' || section === 'notifications';

  function discard() {
    editing.discard();
    focusActiveTab();
  }

  function resetAll() {
    editing.resetAll();
    focusActiveTab();
  }

  return (
    <Tabs label={t('Settings')} tabs={labelled(tabs)} active={section} onActivate={setSection}>
      <form
        id={formId}
        ref={form}
        noValidate
        aria-label={t('Settings')}
        onSubmit={submit}
        className="flex flex-col gap-5 [&_:is(input,select,textarea,button)]:scroll-mb-32"
      >
        {section === 'profile' ? <ProfileTab fields={fields} /> : null}
        {section === 'notifications' ? <NotificationsTab fields={fields} /> : null}
        {isOwn || may ? null : <p className="text-sm text-muted">{reason}</p>}
        <fieldset disabled={!isOwn && !may} className="contents">
          {section === 'automation' ? <AutomationTab fields={fields} /> : null}
          {section === 'privacy' ? <PrivacyTab fields={fields} /> : null}
          {section === 'api' ? <AdvancedTab fields={fields} /> : null}
        </fieldset>
      </form>
      {section === 'notifications' && signedIn ? (
        <div className="mt-5">
          <SectionCard title={t('This browser')}>{parts.push}</SectionCard>
        </div>
      ) : null}
      {section === 'api' && signedIn ? (
        <div className="mt-5 flex flex-col gap-5">
          <div ref={scrollWhereLinked} className="scroll-mt-24">
            <SectionCard title={t('Run a model on this computer')}>
              {parts.embeddedModels}
            </SectionCard>
          </div>
          <SectionCard title={t('Local AI server')}>{parts.localServer}</SectionCard>
          <SectionCard title={t('Signed-in devices')}>{parts.devices}</SectionCard>
          {may ? (
            <SectionCard title={t('Danger Zone')}>
              <div className="flex flex-wrap items-center gap-4">
                <p className="min-w-0 flex-1 basis-56">
                  {t('Reset all settings to their defaults. Saved keys are deleted too.')}
                </p>
                <ResetSettings
                  label={t('Reset All Settings')}
                  busy={editing.resetting}
                  onReset={resetAll}
                />
              </div>
              {ownsData ? parts.data : null}
            </SectionCard>
          ) : null}
        </div>
      ) : null}
      {editing.dirty ? (
        <SaveBar
          formId={formId}
          signedIn={signedIn}
          mayReset={may}
          saving={editing.saving}
          resetting={editing.resetting}
          refusal={editing.refusal}
          onReset={resetAll}
          onDiscard={discard}
        />
      ) : null}
    </Tabs>
  );
}
