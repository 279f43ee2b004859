import { type ComponentProps, useMemo, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { useApprovalModes } from '#shared/features/approvals/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useFocusOnceNone } from '#shared/ui/hooks/focus-once-none.ts';
import { useShown } from '#shared/ui/hooks/use-shown.ts';
import { CalendarIcon } from '#shared/ui/icons.tsx';
import { BulkBar } from '../actions/bulk-bar.tsx';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { useLinked } from '../form/linked-post.ts';
import { needsApproval, postRows } from '../queries.ts';
import { SignedOut } from '../signed-out.tsx';
import { FilterBar } from './filter-bar.tsx';
import { InReview } from './in-review.tsx';
import { heightOf, type ListItem, listItems } from './list-items.ts';
import { PostRow } from './post-row.tsx';
import { type Filters, passing, useFilters } from './use-filters.ts';
import { VirtualList } from './virtual-list.tsx';

const DistantPost = lazyComponent(async () => (await import('./distant-post.tsx')).DistantPost);

/** The scheduled posts: what waits for a person first, then what is to come, then the past. */
export default function Worklist({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const { filters, set, count } = useFilters();
  const list = useQuery(postRows(useApi(), filters.q));
  const { postId } = useLinked();
  const isDistant = postId !== null && list.data && !list.data.some(({ id }) => id === postId);
  return (
    <section aria-labelledby="scheduled-posts">
      <h2 id="scheduled-posts" tabIndex={-1} className="sr-only">
        {t('Scheduled Posts')}
      </h2>
      {isDistant ? <DistantPost key={postId} postId={postId} onOpen={onOpen} /> : null}
      {count > 0 || (list.data && list.data.length > 0) ? (
        <FilterBar filters={filters} count={count} onFilter={set} />
      ) : null}
      <ListStates
        list={list}
        failed={t('Failed to load scheduled posts')}
        signedOut={<SignedOut />}
        loading={<LoadingRows />}
        empty={count > 0 ? <NoSuchPosts /> : <NoPosts />}
      >
        {(posts) => <Rows posts={posts} filters={filters} linkedId={postId} onOpen={onOpen} />}
      </ListStates>
    </section>
  );
}

export function LoadingRows() {
  return (
    <LoadingList label={t('Loading scheduled posts')} count={6} className="flex flex-col gap-2">
      <SkeletonBar className="h-11" />
    </LoadingList>
  );
}

function NoPosts() {
  return (
    <EmptyState icon={<CalendarIcon size={26} />} title={t('No scheduled posts yet')}>
      {t('Schedule your first post')}
    </EmptyState>
  );
}

function NoSuchPosts() {
  return <p className="py-6 text-center text-muted">{t('No such posts.')}</p>;
}

function Rows(props: {
  posts: ListedPost[];
  filters: Filters;
  linkedId: string | null;
  onOpen(dialog: OpenDialog): void;
}) {
  const { posts, filters, linkedId, onOpen } = props;
  const { zone } = useTimeZone();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const self = useAuthentication().user?.id ?? '';
  const { show, persona, campaign, account, assignee } = filters;
  const shown = useMemo(
    () => passing(posts, { show, persona, campaign, account, assignee }, self),
    [posts, show, persona, campaign, account, assignee, self],
  );
  const items = useMemo(() => listItems(shown, zone), [shown, zone]);
  const modeOf = useApprovalModes();
  const selected = shown.filter(({ id }) => chosen.has(id));
  useFocusOnceNone(shown.filter(needsApproval).length, 'scheduled-posts');
  useFocusOnceNone(selected.length, 'scheduled-posts');
  const isLinkedShown = shown.some(({ id }) => id === linkedId);
  useShown(isLinkedShown ? `[data-post="${linkedId}"]` : null, 'center');
  const [select] = useState(() => (id: string, on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  });

  if (items.length === 0) return <NoSuchPosts />;
  return (
    <>
      <InReview />
      <label className="mb-1 flex w-fit cursor-pointer items-center gap-3 px-2 text-sm text-muted">
        <input
          type="checkbox"
          checked={selected.length === shown.length}
          onChange={({ target }) =>
            setChosen(new Set(target.checked ? shown.map(({ id }) => id) : []))
          }
          className="size-4 cursor-pointer accent-(--accent-9)"
        />
        {tn(shown.length, 'Select {n} post', 'Select all {n} posts')}
      </label>
      <VirtualList
        label={t('Scheduled Posts')}
        items={items}
        heightOf={heightOf}
        shownId={linkedId}
      >
        {(item, isWhole) => (
          <Item
            item={item}
            isWhole={isWhole}
            zone={zone}
            isLinked={item.id === linkedId}
            isSelected={chosen.has(item.id)}
            isRequired={item.kind === 'row' && modeOf(item.post.accountId) === 'required'}
            onSelect={select}
            onOpen={onOpen}
          />
        )}
      </VirtualList>
      {selected.length > 0 ? (
        <BulkBar posts={selected} onOpen={onOpen} onClear={() => setChosen(new Set())} />
      ) : null}
    </>
  );
}

function Item(
  props: Omit<ComponentProps<typeof PostRow>, 'post' | 'needsYou'> & {
    item: ListItem;
  },
) {
  const { item, ...row } = props;
  if (item.kind === 'row') return <PostRow post={item.post} needsYou={item.needsYou} {...row} />;
  if (item.kind === 'day') {
    return <h3 className="px-2 pt-5 pb-1.5 text-sm font-medium text-muted">{item.label}</h3>;
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-2 py-1.5">
      <h3 className="heading text-lg">{t('Needs attention ({count})', { count: item.count })}</h3>
    </div>
  );
}
