import { Link, useSearch } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { id } from '#shared/contracts/common.ts';
import { t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { useShown } from '#shared/ui/hooks/use-shown.ts';
import { approvalQueue } from '../queries.ts';
import { AskedCard } from './asked-card.tsx';
import { Loading, SignedOut } from './queue-states.tsx';
import { WaitingList } from './waiting-list.tsx';

/** What needs approval, and the own posts of the one who looks. */
export function ApprovalQueue() {
  const { data, isLoadingError, refetch } = useQuery(approvalQueue(useApi()));
  const search = new URLSearchParams(useSearch());
  const [postId, campaignId] = ['post', 'campaign'].map((name) => {
    const linked = id.safeParse(search.get(name));
    return linked.success ? linked.data : null;
  }) as [string | null, string | null];
  const ofCampaign = (data?.waiting ?? []).filter(({ post }) => post.campaignId === campaignId);
  const asked = (data?.asked ?? []).filter(
    ({ post }) => !data?.waiting.some((item) => item.post.id === post.id),
  );
  const isThere = [...(data?.waiting ?? []), ...asked].some(({ post }) => post.id === postId);
  useShown(isThere ? `[data-post="${postId}"]` : null, 'start');
  if (isLoadingError) {
    return <ErrorState onRetry={refetch}>{t('Failed to load approvals')}</ErrorState>;
  }
  if (data === null) return <SignedOut />;
  if (!data) return <Loading />;
  return (
    <>
      {postId && !isThere ? (
        <p className="mb-6 rounded-card border border-line bg-panel p-4">
          {t('This post does not need approval.')}{' '}
          <Link href={SCHEDULE_AT_POST + postId} className="text-link underline underline-offset-2">
            {t('Open in schedule')}
          </Link>
        </p>
      ) : null}
      <WaitingList
        items={campaignId ? ofCampaign : data.waiting}
        isCampaign={campaignId !== null}
      />
      {asked.length > 0 ? (
        <section aria-labelledby="own-approvals" className="mt-10">
          <h2 id="own-approvals" tabIndex={-1} className="heading mb-3 text-xl">
            {t('Your posts ({count})', { count: asked.length })}
          </h2>
          <ol aria-label={t('Your posts')} className="flex list-none flex-col gap-4">
            {asked.map((item) => (
              <li key={item.post.id} className="min-w-0">
                <AskedCard item={item} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}
