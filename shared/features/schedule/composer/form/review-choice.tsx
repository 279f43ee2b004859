import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { useApprovalModes } from '#shared/features/approvals/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import type { PostDraft } from './post-draft.ts';

/** Whether a new post is submitted for review with the same press, and what the form says about it. */
export function useReviewChoice(draft: PostDraft, isSignedIn: boolean) {
  const [declined, setDeclined] = useState(false);
  const modeOf = useApprovalModes(isSignedIn);
  const accounts = useQuery({ ...socialAccountList(useApi()), enabled: isSignedIn }).data ?? [];
  const fitting = accounts.filter(({ platform }) => platform === draft.platform);
  const mode = modeOf(draft.accountId || (defaultAccount(fitting)?.id ?? null));
  const note =
    mode === 'required' ? (
      <p className="rounded-control bg-tint px-3 py-2 text-sm">
        {t('This account needs an approval before its posts are published.')}
      </p>
    ) : mode === 'optional' ? (
      <CheckField
        label={t('Submit for review')}
        hint={t('The post is published once it is approved.')}
        checked={!declined}
        onChange={(on) => setDeclined(!on)}
      />
    ) : null;
  return { submits: mode === 'required' || (mode === 'optional' && !declined), note };
}
