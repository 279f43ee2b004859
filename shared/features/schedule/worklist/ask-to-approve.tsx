import { useEffect, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { useApprovalCount } from '#shared/features/approvals/public.tsx';
import { settingsQuery } from '#shared/features/settings/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { APPROVALS } from '#shared/lib/schedule-link.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';

/**
 * Stands beside the settings. Posting by itself, once switched on, sends nothing that was written
 * before: the way to what still needs approval is offered.
 */
export function AskToApprove() {
  const host = useHost();
  const settings = useQuery({ ...settingsQuery(useApi()), enabled: false }).data;
  const isOn = settings?.automation.autoPostEnabled;
  const before = useRef(isOn);
  const [isAsked, setAsked] = useState(false);
  const count = useApprovalCount(isAsked);

  useEffect(() => {
    if (before.current === false && isOn === true) setAsked(true);
    before.current = isOn;
  }, [isOn]);

  return (
    <ConfirmDialog
      open={isAsked && count > 0}
      onClose={() => setAsked(false)}
      title={tn(count, '{n} post needs approval', '{n} posts need approval')}
      confirmLabel={t('Review')}
      onConfirm={() => host.navigate(APPROVALS)}
    >
      {t('Auto-post does not publish what was written before.')}
    </ConfirmDialog>
  );
}
