import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { DecideInConsole, RoleButton, useDecidesHere } from '#shared/features/auth/public.tsx';
import {
  heldPosts,
  type SeenPost,
  useApprovePosts,
  waitsForApproval,
} from '#shared/features/schedule/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_WAITING } from '#shared/lib/schedule-link.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useFocusOnceNone } from '#shared/ui/hooks/focus-once-none.ts';

/** The posts of a campaign that wait for a person: to be read, or approved together. */
export function ApproveCampaign({ campaign, titleId }: { campaign: Campaign; titleId: string }) {
  const { awaitingApproval: count, id, name } = campaign;
  const approve = useApprovePosts();
  const decidesHere = useDecidesHere();
  const api = useApi();
  const queries = useQueryClient();
  /** Those that the question is about. */
  const [asked, setAsked] = useState<SeenPost[] | null>(null);
  const read = useMutation({
    mutationFn: () => queries.fetchQuery({ ...heldPosts(api), staleTime: 0 }),
    meta: { errorMessage: t('Failed to load scheduled posts') },
    onSuccess: (posts) =>
      setAsked((posts ?? []).filter((post) => post.campaignId === id && waitsForApproval(post))),
  });
  useFocusOnceNone(count, titleId);
  if (count === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-tint px-3 py-2">
      <p className="min-w-0 flex-1 basis-36 text-sm">
        {tn(count, '{n} post needs your approval', '{n} posts need your approval')}{' '}
        <Link
          href={`${SCHEDULE_AT_WAITING}&campaign=${id}`}
          aria-label={t('Read the posts of {name}', { name })}
          className="whitespace-nowrap text-link underline underline-offset-2"
        >
          {t('Read the posts')}
        </Link>
      </p>
      {decidesHere ? (
        <RoleButton
          needs="posts.approve"
          variant="soft"
          aria-label={t('Approve the posts of {name}', { name })}
          busy={approve.isPending || read.isPending}
          onClick={() => read.mutate()}
        >
          {t('Approve')}
        </RoleButton>
      ) : (
        <DecideInConsole path={`${SCHEDULE_AT_WAITING}&campaign=${id}`} />
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Approve the posts of {name}', { name })}
        confirmLabel={t('Approve')}
        onConfirm={() => approve.mutate(asked ?? [])}
      >
        {tn(
          asked?.length ?? 0,
          '{n} post will be published as scheduled. Overdue posts stay on hold.',
          '{n} posts will be published as scheduled. Overdue posts stay on hold.',
        )}
      </ConfirmDialog>
    </div>
  );
}
