import { Badge } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ReviewLink } from '#shared/contracts/review-links.ts';
import { formatDay, formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { DangerButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { rightLabel } from './link-labels.ts';
import { type LinkTarget, reviewLinkList, useRevokeReviewLink } from './queries.ts';

export interface ReviewLinksProps {
  /** Only the links to this; without one all of the workspace. */
  target?: LinkTarget;
}

/** The links that are open: for whom, what they may, and what ends them. */
export function ReviewLinks({ target }: ReviewLinksProps) {
  const list = useQuery(reviewLinkList(useApi()));
  const [asked, setAsked] = useState<ReviewLink | null>(null);
  const revoke = useRevokeReviewLink();
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load review links')}</ErrorState>;
  }
  const links = list.data?.filter(
    ({ postId, campaignId }) =>
      !target || (postId === target.postId && campaignId === target.campaignId),
  );
  if (!links || (target && links.length === 0)) return null;
  return (
    <section className={target ? 'mt-6' : 'mt-10'}>
      <h2 tabIndex={-1} className="heading mb-3 text-xl">
        {t('Review links')}
      </h2>
      {links.length === 0 ? (
        <p className="text-muted">{t('No active links')}</p>
      ) : (
        <ul
          aria-label={t('Review links')}
          className="list-none divide-y divide-line rounded-card border border-line bg-panel"
        >
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              showsTarget={!target}
              onRevoke={() => setAsked(link)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Revoke the review link?')}
        confirmLabel={t('Revoke')}
        onConfirm={() => asked && revoke.mutate(asked.id, { onSuccess: focusHeading })}
      >
        {t('It stops working. Its comments and decisions stay.')}
      </ConfirmDialog>
    </section>
  );
}

function LinkRow(props: { link: ReviewLink; showsTarget: boolean; onRevoke(): void }) {
  const { link } = props;
  const until = formatInstant(link.expiresAt, { dateStyle: 'medium' });
  const facts = [
    rightLabel(link.may),
    t('expires {date}', { date: until }),
    link.lastUsedAt
      ? t('last used {date}', { date: formatInstant(link.lastUsedAt, { dateStyle: 'medium' }) })
      : t('not used yet'),
    ...(link.createdBy ? [t('by @{username}', { username: link.createdBy })] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere" dir="auto">
          {link.reviewer}{' '}
          {link.isGood ? null : (
            <Badge
              variant="soft"
              color="amber"
              title={t('The member who made it may no longer approve.')}
            >
              {t('Not valid')}
            </Badge>
          )}
        </p>
        {props.showsTarget ? (
          <p className="truncate text-sm" dir="auto">
            {targetText(link)}
          </p>
        ) : null}
        <p className="text-sm text-muted">{facts.join(', ')}</p>
      </div>
      <DangerButton
        aria-label={t('Revoke the review link for {name}', { name: link.reviewer })}
        onClick={props.onRevoke}
      >
        {t('Revoke')}
      </DangerButton>
    </li>
  );
}

function targetText({ postId, campaignId, targetName, ...link }: ReviewLink): string {
  const name = targetName ?? '';
  if (postId) return t('Post: {name}', { name });
  const { personaName, from, to } = link;
  return [
    campaignId ? t('Campaign: {name}', { name }) : t('Calendar'),
    ...(personaName ? [personaName] : []),
    ...(from && to ? [t('{from} to {to}', { from: formatDay(from), to: formatDay(to) })] : []),
  ].join(', ');
}
