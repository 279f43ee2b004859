import { useDeferredValue } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { MoveDialog } from './actions/move-dialog.tsx';
import { PostNowDialog } from './actions/post-now-dialog.tsx';
import type { OpenDialog } from './actions/use-post-actions.ts';
import { AssignPosts } from './assign/assign-dialog.tsx';
import { EditPostDrawer } from './composer/form/edit-post-drawer.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { scheduledPost } from './queries.ts';
import { AttemptsDialog } from './worklist/attempts-dialog.tsx';
import { PostDrawer } from './worklist/post-drawer.tsx';

/** The dialogs of the schedule screen, at most one of them open. Loaded apart from the screen. */
export default function ScheduleDialogs(props: {
  open: OpenDialog | null;
  onOpen(dialog: OpenDialog): void;
  onClose(): void;
}) {
  const { open, onClose } = props;
  const whole = useWhole(open && 'post' in open ? open.post : null);
  const shown = (kind: OpenDialog['kind']) => (open?.kind === kind ? whole : null);
  const opened = shown('open');
  const edited = shown('edit');
  const attempted = shown('attempts');
  return (
    <>
      {open?.kind === 'import' ? <ImportDialog onClose={onClose} /> : null}
      {edited ? <EditPostDrawer post={edited} onClose={onClose} /> : null}
      {open?.kind === 'move' ? <MoveDialog posts={open.posts} onClose={onClose} /> : null}
      {open?.kind === 'assign' ? <AssignPosts posts={open.posts} onClose={onClose} /> : null}
      {opened ? (
        <PostDrawer
          post={opened}
          atComments={open?.kind === 'open' ? (open.atComments ?? null) : null}
          onOpen={props.onOpen}
          onClose={onClose}
        />
      ) : null}
      {attempted ? <AttemptsDialog post={attempted} onClose={onClose} /> : null}
      <PostNowDialog post={shown('now')} onClose={onClose} />
    </>
  );
}

/**
 * The whole of a post, read when it is opened; its version may move on while the dialog stands open.
 * Deferred: a dialog of many fields is drawn in short tasks.
 */
function useWhole(post: ListedPost | null): ScheduledPost | null {
  const one = scheduledPost(useApi(), post?.id ?? '');
  const { data } = useQuery({ ...one, enabled: post !== null, gcTime: 0 });
  const whole = useDeferredValue(data ?? null);
  return whole?.id === post?.id ? whole : null;
}
