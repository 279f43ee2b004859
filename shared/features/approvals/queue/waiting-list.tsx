import { useState } from 'react';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { BulkDecisions, type RefusedPost } from './bulk-decisions.tsx';
import { useNextCard } from './use-next-card.ts';
import { useSeenPosts } from './use-seen-posts.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What waits for the decision of the one who looks, next to be published first. */
export function WaitingList({ items }: { items: readonly QueuedPost[] }) {
  const seen = useSeenPosts(items);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<RefusedPost[]>([]);
  const cards = useNextCard(items, 'waiting-approvals');
  const selected = items.filter(({ post }) => chosen.has(post.id));

  function select(id: string, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <section aria-labelledby="waiting-approvals">
      <h2 id="waiting-approvals" tabIndex={-1} className="heading mb-3 text-xl">
        {t('Needs your approval ({count})', { count: items.length })}
      </h2>
      {refused.length > 0 ? (
        <div role="alert" className="mb-4 rounded-card border border-line bg-danger-tint p-4">
          <p className="text-sm font-medium text-danger">
            {tn(refused.length, '{n} post was left as it is', '{n} posts were left as they are')}
          </p>
          <ul className="mt-1 list-none text-sm">
            {refused.map(({ id, name, reason }) => (
              <li key={id} className="wrap-anywhere">
                <span dir="auto">{name}</span>: {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {items.length === 0 ? (
        <EmptyState icon={<CheckIcon size={26} />} title={t('Nothing needs your approval')}>
          {t('Posts that others submit for review appear here.')}
        </EmptyState>
      ) : (
        <>
          <label className="mb-3 flex w-fit cursor-pointer items-center gap-3 px-4 text-sm text-muted md:px-5">
            <input
              type="checkbox"
              checked={selected.length === items.length}
              onChange={({ target }) =>
                setChosen(new Set(target.checked ? items.map(({ post }) => post.id) : []))
              }
              className="size-4 cursor-pointer accent-(--accent-9)"
            />
            {tn(items.length, 'Select {n} post', 'Select all {n} posts')}
          </label>
          <ol aria-label={t('Needs your approval')} className="flex list-none flex-col gap-4">
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
