import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { ContinueWithX } from '#shared/features/auth/continue-with-x.tsx';
import { healthQuery } from '#shared/features/health/queries.ts';
import { useSaveProfile } from '#shared/features/settings/queries.ts';
import { RichText } from '#shared/i18n/rich-text.tsx';
import { t } from '#shared/i18n/translate.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { shortName } from '#shared/lib/time/zone-names.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import { FIRST_RUN } from '../../routes.ts';

/** Connects the person's X account. A test user may go on without one. */
export function ConnectStep(props: { account: SocialAccount | null; onDone(): void }) {
  const { data: health } = useQuery(healthQuery(useApi()));
  const { account } = props;

  if (account && !account.needsReconnect) {
    return (
      <>
        <p className="mb-6">
          <RichText
            text="{account} is connected."
            parts={{ account: <strong>@{account.username}</strong> }}
          />
        </p>
        <ZoneField />
        <Button size="3" onClick={props.onDone}>
          {t('Continue')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="mb-6 text-muted">
        {account
          ? t('X no longer accepts the connection to your account. Sign in with X once more.')
          : t(
              'Troupe publishes what you schedule through your account. Replies you always send yourself.',
            )}
      </p>
      <ZoneField />
      <ContinueWithX link returnTo={FIRST_RUN} />
      {health?.testLogin ? (
        <Button size="3" variant="soft" color="gray" className="mt-3 w-full" onClick={props.onDone}>
          {t('Skip as test user')}
        </Button>
      ) : null}
    </>
  );
}

function ZoneField() {
  const { zone } = useTimeZone();
  const save = useSaveProfile();
  const chosen = save.isPending ? ianaZone(save.variables.timezone ?? '') : null;
  return (
    <div className="mb-6">
      <TimeZoneField
        hint={t('Used for all dates and as the default in forms.')}
        value={chosen ?? zone}
        onChoose={(to) => save.mutate({ timezone: shortName(to) ?? to })}
      />
    </div>
  );
}
