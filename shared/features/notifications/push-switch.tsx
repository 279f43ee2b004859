import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { type PushState, readPushState, switchPushOff, switchPushOn } from './push-browser.ts';

const pushState = (api: ApiClient) => ({
  queryKey: ['push-state'],
  queryFn: () => readPushState(api),
});

const sentences: Record<PushState, string> = {
  unsupported: msg('This browser cannot show push notifications.'),
  blocked: msg('This browser blocks notifications of Troupe. Allow them in its site settings.'),
  off: msg('This browser gets no push notifications yet.'),
  on: msg('This browser gets push notifications.'),
};

/** The browser's part of push notifications: allowed here or not. Only in the console. */
export function PushSwitch() {
  const { place } = useHost();
  const { state } = useAuthentication();
  if (place !== 'console' || state !== 'signed-in') return null;
  return <ThisBrowser />;
}

function ThisBrowser() {
  const api = useApi();
  const queries = useQueryClient();
  const { data: state } = useQuery(pushState(api));
  const change = useMutation({
    mutationFn: () => (state === 'on' ? switchPushOff(api) : switchPushOn(api)),
    meta: { errorMessage: t('This browser could not change its push notifications') },
    onSuccess: (next) => queries.setQueryData(pushState(api).queryKey, next),
  });
  if (!state) return null;
  const canChange = state === 'on' || state === 'off';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-muted">
        {t(sentences[state])}
      </p>
      {canChange ? (
        <SecondaryButton busy={change.isPending} onClick={() => change.mutate()}>
          {state === 'on' ? t('Turn off in this browser') : t('Turn on in this browser')}
        </SecondaryButton>
      ) : null}
    </div>
  );
}
