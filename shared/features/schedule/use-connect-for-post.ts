import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { xSignInPath } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { needsApproval } from './queries.ts';

/** Connecting the X account that a held post lacks; null where it lacks none, or waits for approval. */
export function useConnectForPost(post: ListedPost) {
  const { id, platform, status, accountId, holdReason } = post;
  const host = useHost();
  const accounts = useQuery(socialAccountList(useApi())).data;
  if (platform !== 'twitter' || status !== 'held' || needsApproval(post)) return null;
  const known = accounts?.filter(
    (one) => one.platform === 'twitter' && (accountId === null || one.id === accountId),
  );
  const isThere =
    known?.some(({ needsReconnect }) => !needsReconnect) ?? holdReason !== 'reconnect';
  if (isThere) return null;
  const returnTo = SCHEDULE_AT_POST + id;
  return {
    label: known?.length ? t('Reconnect') : t('Connect X Account'),
    connect: () => host.navigate(xSignInPath({ link: true, returnTo })),
  };
}
