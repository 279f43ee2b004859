import { useCallback, useMemo, useState } from 'react';
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
import { useLinked } from '../composer/form/linked-post.ts';
import { needsApproval, postRows } from '../queries.ts';
import { SignedOut } from '../signed-out.tsx';
import { FilterBar } from './filter-bar.tsx';
import { InReview } from './in-review.tsx';
import { type ListItem, listItems } from './list-items.ts';
import { PostRow } from './post-row.tsx';
import { passing, useFilters } from './use-filters.ts';
import { VirtualList } from './virtual-list.tsx';

const DistantPost = lazyComponent(async () => (await import('./distant-post.tsx')).DistantPost);

/** The scheduled posts: what waits for a person first, then what is to come, then the past. */
export default function Worklist({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const { filters, set, count } = useFilters();
  const list = useQuery(postRows(useApi(), filters.q));
  const { postId } = useLinked();
  const self = useAuthentication().user?.id ?? '';
  const { show, persona, campaign, account, assignee } = filters;
  const posts = list.data;
  const shown = useMemo(
    () => passing(posts ?? [], { show, persona, campaign, account, assignee }, self),
    [posts, show, persona, campaign, account, assignee, self],
  );
  const selection = useSelection(shown);
  const isDistant = postId !== null && posts && !posts.some(({ id }) => id === postId);
  return (
    <section aria-labelledby="scheduled-posts">
      <h2 id="scheduled-posts" tabIndex={-1} className="sr-only">
        {t('Scheduled Posts')}
      </h2>
      {isDistant ? <DistantPost key={postId} postId={postId} onOpen={onOpen} /> : null}
      {count > 0 || (posts && posts.length > 0) ? (
        <FilterBar filters={filters} count={count} onFilter={set}>
          <SelectAll shown={shown} selection={selection} />
        </FilterBar>
      ) : null}
      <ListStates
        list={list}
        failed={t('Failed to load scheduled posts')}
        signedOut={<SignedOut />}
        loading={<LoadingRows />}
        empty={count > 0 ? <NoSuchPosts /> : <NoPosts />}
      >
        {() => (
          <>
            <InReview />
            <Rows shown={shown} selection={selection} linkedId={postId} onOpen={onOpen} />
          </>
        )}
      </ListStates>
    </section>
  );
}

/** Which of the posts shown are selected. */
function useSelection(shown: readonly ListedPost[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((id: string, on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const selected = useMemo(() => shown.filter(({ id }) => chosen.has(id)), [shown, chosen]);
  return { chosen, selected, select, setChosen };
}
type Selection = ReturnType<typeof useSelection>;

/** The checkbox that selects all shown posts. */
function SelectAll({ shown, selection }: { shown: readonly ListedPost[]; selection: Selection }) {
  const label = tn(shown.length, 'Select {n} post', 'Select all {n} posts');
  return (
    <input
      type="checkbox"
      aria-label={label}
      title={label}
      disabled={shown.length === 0}
      checked={shown.length > 0 && selection.selected.length === shown.length}
      onChange={({ target }) =>
        selection.setChosen(new Set(target.checked ? shown.map(({ id }) => id) : []))
      }
      className="mx-2 size-4 shrink-0 cursor-pointer accent-(--accent-9)"
    />
  );
}

export function LoadingRows() {
  return (
    <LoadingList label={t('Loading scheduled posts')} count={6} className="flex flex-col gap-2">
      <SkeletonBar className="h-10" />
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
  shown: readonly ListedPost[];
  selection: Selection;
  linkedId: string | null;
  onOpen(dialog: OpenDialog): void;
}) {
  const { shown, linkedId, onOpen } = props;
  const { chosen, selected, select, setChosen } = props.selection;
  const { zone } = useTimeZone();
  const items = useMemo(() => listItems(shown, zone), [shown, zone]);
  const modeOf = useApprovalModes();
  useFocusOnceNone(shown.filter(needsApproval).length, 'scheduled-posts');
  useFocusOnceNone(selected.length, 'scheduled-posts');
  const isLinkedShown = shown.some(({ id }) => id === linkedId);
  useShown(isLinkedShown ? `[data-post="${linkedId}"]` : null, 'center');
  if (items.length === 0) return <NoSuchPosts />;
  return (
    <>
      <VirtualList
        label={t('Scheduled Posts')}
        items={items}
        scrollsAway={isOverReasons}
        shownId={linkedId}
      >
        {(item, isWhole) =>
          item.kind === 'row' ? (
            <PostRow
              post={item.post}
              reasonId={item.reasonId}
              zone={zone}
              isWhole={isWhole}
              isLinked={item.id === linkedId}
              isSelected={chosen.has(item.id)}
              isRequired={modeOf(item.post.accountId) === 'required'}
              onSelect={select}
              onOpen={onOpen}
            />
          ) : (
            <ListHeading item={item} />
          )
        }
      </VirtualList>
      {selected.length > 0 ? (
        <BulkBar posts={selected} onOpen={onOpen} onClear={() => setChosen(new Set())} />
      ) : null}
    </>
  );
}

const isOverReasons = ({ kind }: ListItem) => kind === 'attention';

/** The heading of a day, of all posts that need attention, or of one reason. */
function ListHeading({ item }: { item: Exclude<ListItem, { kind: 'row' }> }) {
  if (item.kind === 'day') {
    return <h3 className="px-2 pt-3 pb-1.5 text-sm leading-4.5 font-medium">{item.label}</h3>;
  }
  if (item.kind === 'attention') {
    return (
      <h3 className="heading px-2 text-lg">
        {t('Needs attention ({count})', { count: item.count })}
      </h3>
    );
  }
  return (
    <h4 id={item.id} className="px-2 py-1.5 text-sm leading-5">
      <span className={`font-medium ${item.failed ? 'text-danger' : ''}`}>
        {t('{label} ({count})', { label: item.label, count: item.count })}
      </span>{' '}
      <span className="text-muted">{item.reason}</span>
    </h4>
  );
}
