import { Popover } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { bindFields } from '#shared/ui/forms/draft-form.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { SettingsIcon } from '#shared/ui/icons.tsx';
import { overlayRoot } from '#shared/ui/theme/overlay-root.ts';
import { type PostDraft, platformsFor } from './post-draft.ts';

interface Props {
  draft: PostDraft;
  /** A post that is edited has its links already. */
  isNew: boolean;
  onChange(part: Partial<PostDraft>): void;
}

/** Platform, account and labels behind one press; what is set shows beside it. */
export function PostSettings(props: Props) {
  const { draft } = props;
  const { chosen, isOne } = useAccounts(draft);
  const isOnX = draft.platform === 'twitter';
  const set = [
    isOnX ? '' : platformLabel(draft.platform),
    isOne || !chosen ? '' : `@${chosen.username}`,
    draft.madeWithAi ? t('Made with AI') : '',
    draft.paidPartnership ? t('Paid partnership') : '',
    draft.trackLinks && isOnX && props.isNew ? t('Track links (UTM)') : '',
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Popover.Root>
          <Popover.Trigger>
            <SecondaryButton>
              <SettingsIcon size={16} /> {t('Post options')}
            </SecondaryButton>
          </Popover.Trigger>
          <Popover.Content
            container={overlayRoot()}
            aria-label={t('Post options')}
            className="flex w-84 max-w-[calc(100vw-1rem)] flex-col gap-4"
          >
            <Fields {...props} />
          </Popover.Content>
        </Popover.Root>
        {set.length > 0 ? (
          <ul aria-label={t('Labels')} className="flex list-none flex-wrap gap-2">
            {set.map((words) => (
              <li key={words} className="rounded-full bg-tint px-2.5 py-1 text-xs font-medium">
                {words}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {isOnX ? null : (
        <Note>
          {t(
            'Troupe does not publish to {platform} yet. At the scheduled time you get the post to copy.',
            { platform: platformLabel(draft.platform) },
          )}
        </Note>
      )}
      {chosen?.needsReconnect ? (
        <Note>{t('X no longer accepts it: posts stay on hold until you reconnect it.')}</Note>
      ) : null}
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-xs text-muted">{children}</p>
);

function Fields({ draft, isNew, onChange }: Props) {
  const { platform, accountId } = draft;
  const { fitting, chosen, isOne } = useAccounts(draft);
  const { check } = bindFields(draft, onChange);
  const isGone = accountId !== '' && !fitting.some(({ id }) => id === accountId);
  return (
    <>
      <SelectField
        label={t('Platform')}
        options={platformsFor(platform)}
        value={platform}
        // An account is one of its platform.
        onChoose={(next) => onChange({ platform: next, accountId: '' })}
      />
      {isOne ? null : (
        <SelectField
          label={t('Account')}
          options={[
            ...fitting.map(({ id, username }) => ({ value: id, label: `@${username}` })),
            ...(isGone ? [{ value: accountId, label: t('Disconnected account') }] : []),
          ]}
          value={accountId || (chosen?.id ?? '')}
          onChoose={(id) => onChange({ accountId: id })}
        />
      )}
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('Labels')}</legend>
        <CheckField
          label={t('Made with AI')}
          hint={t('X shows readers a label.')}
          {...check('madeWithAi')}
        />
        <CheckField
          label={t('Paid partnership')}
          hint={t('X asks for it on paid promotion.')}
          {...check('paidPartnership')}
        />
        {isNew && platform === 'twitter' ? (
          <CheckField
            label={t('Track links (UTM)')}
            hint={t('Adds UTM tags to links. The character count does not change.')}
            {...check('trackLinks')}
          />
        ) : null}
      </fieldset>
    </>
  );
}

/** The accounts of the platform, and the one that the post goes out by. */
function useAccounts({ platform, accountId }: Pick<PostDraft, 'platform' | 'accountId'>) {
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const fitting = accounts.filter((account) => account.platform === platform);
  const chosen = accountId ? fitting.find(({ id }) => id === accountId) : defaultAccount(fitting);
  const isGone = accountId !== '' && !chosen;
  return { fitting, chosen, isOne: fitting.length < 2 && !isGone };
}
