import { useState } from 'react';
import { Link } from 'wouter';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { useDecidesHere } from '#shared/features/auth/public.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { APPROVALS } from '#shared/lib/schedule-link.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useApprovalCount } from '../public.tsx';
import { BulkDecisions, type RefusedPost } from './bulk-decisions.tsx';
import { useNextCard } from './use-next-card.ts';
import { useSeenPosts } from './use-seen-posts.ts';
import { WaitingCard } from './waiting-card.tsx';

/** As many as the server answers. */
const MOST_LISTED = 200;

/** What needs approval, next to be published first, with what the one who looks may decide. */
export function WaitingList(props: {
  items: readonly QueuedPost[];
  /** Those of one campaign alone. */
  isCampaign: boolean;
}) {
  const { items, isCampaign } = props;
  const count = useApprovalCount();
  const isCut = !isCampaign && items.length >= MOST_LISTED && count > items.length;
  const decidable = items.filter(({ review }) => review.refusal === null);
  const all = new Set(decidable.map(({ post }) => post.id));
  const seen = useSeenPosts(items);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<RefusedPost[]>([]);
  const decidesHere = useDecidesHere();
  const [isReading, setReading] = useState(false);
  const cards = useNextCard(items, 'waiting-approvals');
  const selected = decidable.filter(({ post }) => chosen.has(post.id));

  function select(id: string, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <section aria-labelledby="waiting-approvals">
      <h2 id="waiting-approvals" tabIndex={-1} className="heading mb-3 text-xl">
        {t('Needs approval ({count})', { count: isCut ? count : items.length })}
      </h2>
      <p className="mb-3 flex flex-wrap gap-x-3 text-sm text-muted empty:hidden">
        {isCut ? (
          <span>
            {tn(items.length, 'The next {n} post is listed.', 'The next {n} posts are listed.')}
          </span>
        ) : null}
        {decidable.length < items.length ? (
          <span>
            {t('You can decide on {n} of {all}.', { n: decidable.length, all: items.length })}
          </span>
        ) : null}
        {isCampaign ? (
          <Link href={APPROVALS} className="text-link underline underline-offset-2">
            {t('Show posts of all campaigns')}
          </Link>
        ) : null}
        {decidable.length > 0 ? (
          <span className="max-md:hidden">
            {t('Keys: a approve, r request changes, j next, k previous')}
          </span>
        ) : null}
      </p>
      <RefusedPosts posts={refused} />
      {items.length === 0 ? (
        <EmptyState icon={<CheckIcon size={26} />} title={t('Nothing needs approval')}>
          {t('Posts in review appear here.')}
        </EmptyState>
      ) : (
        <>
          {decidesHere && decidable.length > 0 ? (
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3 px-4 md:px-5">
              <label className="flex w-fit cursor-pointer items-center gap-3 text-sm text-muted">
                <input
                  type="checkbox"
                  checked={selected.length === decidable.length}
                  onChange={({ target }) => setChosen(target.checked ? all : new Set())}
                  className="size-4 cursor-pointer accent-(--accent-9)"
                />
                {tn(decidable.length, 'Select {n} post', 'Select all {n} posts')}
              </label>
              <SecondaryButton
                onClick={() => {
                  setChosen(all);
                  setReading(true);
                }}
              >
                {t('Approve all')}
              </SecondaryButton>
            </div>
          ) : null}
          <ol aria-label={t('Needs approval')} className="flex list-none flex-col gap-4">
            {items.map((item) => (
              <li key={item.post.id} className="min-w-0">
                <WaitingCard
                  item={item}
                  seen={seen}
                  isSelected={chosen.has(item.post.id)}
                  onSelect={select}
                  onDecide={cards.leave}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      {selected.length > 0 ? (
        <BulkDecisions
          posts={selected}
          seen={seen}
          isReading={isReading}
          onRead={setReading}
          onDone={(decided, left) => {
            setRefused(left);
            setChosen(new Set(left.map(({ id }) => id)));
            cards.leaveAll(decided);
          }}
          onClear={() => setChosen(new Set())}
        />
      ) : null}
    </section>
  );
}

/** Those that a decision left as they are, each with the reason. */
function RefusedPosts({ posts }: { posts: readonly RefusedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <div role="alert" className="mb-4 rounded-card border border-line bg-danger-tint p-4">
      <p className="text-sm font-medium text-danger">
        {tn(posts.length, '{n} post was left as it is', '{n} posts were left as they are')}
      </p>
      <ul className="mt-1 list-none text-sm">
        {posts.map(({ id, name, reason }) => (
          <li key={id} className="wrap-anywhere">
            <span dir="auto">{name}</span>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
