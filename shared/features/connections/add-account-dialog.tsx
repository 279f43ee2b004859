import { Badge, Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { catalogue } from './platform-catalogue.ts';
import { PlatformMark } from './platform-mark.tsx';
import { useAddAccount } from './use-connect.ts';

/** Where an account can be added: X now, the others once they can be published to. */
export function AddAccountDialog(props: { open: true | null; onClose(): void }) {
  const { open, onClose } = props;
  const accounts = useQuery({ ...socialAccountList(useApi()), enabled: open !== null }).data ?? [];
  const connect = useAddAccount(accounts);
  return (
    <FormDialog
      open={open !== null}
      onClose={onClose}
      title={t('Add Account')}
      description={t(
        'X asks for the account that is signed in at X in this browser. Switch to the other account there first.',
      )}
    >
      <ul className="grid list-none gap-3">
        {catalogue.map(({ id, name, status }) => (
          <li key={id} className="flex items-center gap-3">
            <PlatformMark platform={id} />
            <span className="min-w-0 flex-1 font-medium">{name}</span>
            {status === 'available' ? (
              <Button aria-label={t('Connect {name}', { name })} onClick={connect}>
                {t('Connect')}
              </Button>
            ) : (
              <button
                type="button"
                aria-label={`${t('Coming Soon')}: ${name}`}
                className="cursor-pointer rounded-control"
                onClick={saySoon}
              >
                <Badge size="2" variant="soft" color="gray">
                  {t('Coming Soon')}
                </Badge>
              </button>
            )}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

function saySoon(): void {
  showToast({
    title: t('Coming Soon'),
    description: t('Social account connection will be available soon!'),
  });
}
