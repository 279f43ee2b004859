import { useEffect, useState } from 'react';
import { useHost } from '#shared/client/host.tsx';
import { useMay } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Loading, NotForThem } from './audit-states.tsx';
import { type AuditChoice, auditFile } from './queries.ts';

const AuditEvents = lazyComponent(async () => (await import('./audit-events.tsx')).AuditEvents, {
  Meanwhile: Loading,
});

const everything: AuditChoice = { actor: '', kind: '', from: '', to: '' };

export default function AuditScreen() {
  const { state } = useAuthentication();
  const { navigate } = useHost();
  useEffect(() => AuditEvents.soon(), []);
  const may = useMay('audit.read');
  const [choice, setChoice] = useState(everything);
  const isShown = state === 'signed-in' && may;
  const download = isShown ? (
    <SecondaryButton onClick={() => navigate(auditFile(choice))}>{t('Export CSV')}</SecondaryButton>
  ) : undefined;
  return (
    <>
      <PageHeading
        title={t('Audit log')}
        subtitle={t('Workspace activity, last 12 months')}
        action={download}
      />
      {state === 'checking' ? <Loading /> : null}
      {state === 'signed-out' ? (
        <SignInPrompt>{t('Please sign in to see the audit log.')}</SignInPrompt>
      ) : null}
      {state === 'signed-in' && !may ? <NotForThem /> : null}
      {isShown ? <AuditEvents choice={choice} onChoose={setChoice} /> : null}
    </>
  );
}
