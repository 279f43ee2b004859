import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { CreatePostInput } from '#shared/contracts/publishing.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { useApprovalModes, useSubmitPosts } from '#shared/features/approvals/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { CheckField } from '#shared/ui/forms/fields.tsx';

/** Whether the posts of a file are submitted for review once they are scheduled, and the field that asks. */
export function useImportReview(inputs: readonly CreatePostInput[]) {
  const [declined, setDeclined] = useState(false);
  const modeOf = useApprovalModes();
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const submit = useSubmitPosts();
  const modes = inputs.map(({ platform = 'twitter' }) => {
    const fitting = accounts.filter((account) => account.platform === platform);
    return modeOf(defaultAccount(fitting)?.id ?? null);
  });
  const required = modes.filter((mode) => mode === 'required').length;
  const field = modes.some((mode) => mode !== 'none') ? (
    <CheckField
      label={t('Submit for review')}
      hint={
        required > 0
          ? tn(
              required,
              '{n} post needs an approval before it is published.',
              '{n} posts need an approval before they are published.',
            )
          : t('The posts are published once they are approved.')
      }
      checked={!declined}
      onChange={(on) => setDeclined(!on)}
    />
  ) : null;
  return {
    field,
    /** What was scheduled, in the order of the inputs; an older server does not name it. */
    submit(posts: readonly { id: string; version: number }[] = []) {
      const chosen = posts.filter((_, at) => (modes[at] ?? 'none') !== 'none');
      if (!declined && chosen.length > 0) submit.mutate(chosen);
    },
  };
}
