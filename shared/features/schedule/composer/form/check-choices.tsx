import { useState } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { useActOnPost } from '../../act-queries.ts';

/** The two answers to a post of which only a person can tell whether it is on X. */
export function CheckChoices({ post }: { post: ScheduledPost }) {
  const [address, setAddress] = useState('');
  const act = useActOnPost(post);
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-control border border-line p-3">
      <LineField
        label={t('Address of the post on X')}
        optional
        hint={t('Where you found it.')}
        placeholder="https://x.com/..."
        maxLength={200}
        value={address}
        onType={setAddress}
      />
      <div className="flex flex-wrap gap-2">
        <BusyButton
          variant="soft"
          busy={act.isPending}
          onClick={() =>
            act.mutate({
              action: 'was_posted',
              ...(address.trim() ? { externalId: address.trim() } : {}),
            })
          }
        >
          {t('Mark as posted')}
        </BusyButton>
        <SecondaryButton
          busy={act.isPending}
          onClick={() => act.mutate({ action: 'was_not_posted' })}
        >
          {t('Retry')}
        </SecondaryButton>
      </div>
    </div>
  );
}
