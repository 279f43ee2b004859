import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ListedPost, PostChange } from '#shared/contracts/publishing-worklist.ts';
import { canSubmit, useApprovalModes, useSubmitPosts } from '#shared/features/approvals/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { APPROVALS } from '#shared/lib/schedule-link.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { lineIcon } from '#shared/ui/icons.tsx';
import { Menu, MenuItem } from '#shared/ui/menu.tsx';
import { SelectionBar } from '#shared/ui/selection-bar.tsx';
import { useTeammates } from '../assign/use-teammates.ts';
import { useChangePosts } from '../change-queries.ts';
import { needsApproval } from '../queries.ts';
import { isOpen, isUnsent } from '../worklist/post-status.ts';
import type { OpenDialog } from './use-post-actions.ts';

const MoreIcon = lineIcon('m7 10 5 5 5-5');

/** What can be done with the selected posts together. What a post does not allow is not counted. */
export function BulkBar(props: {
  posts: readonly ListedPost[];
  onOpen(dialog: OpenDialog): void;
  onClear(): void;
}) {
  const { posts, onOpen, onClear } = props;
  const { zone } = useTimeZone();
  const personas = useQuery(personaList(useApi())).data ?? [];
  const teammates = useTeammates();
  const many = useChangePosts();
  const submitting = useSubmitPosts();
  const modeOf = useApprovalModes();
  const host = useHost();
  const unreviewed = posts.filter(
    (post) => isUnsent(post) && canSubmit(post.review, modeOf(post.accountId)),
  );
  const busy = many.isPending || submitting.isPending;
  const open = posts.filter(isOpen);
  const pending = posts.filter(({ status }) => status === 'pending');
  const unsent = posts.filter(isUnsent);
  const change = (some: readonly ListedPost[], to: PostChange) =>
    many.mutate({ posts: [...some], change: to }, { onSuccess: onClear });
  const press = (label: string, some: readonly ListedPost[], act: () => void, look = {}) =>
    some.length === 0 ? null : (
      <SecondaryButton {...look} busy={busy} onClick={act}>
        {some.length === posts.length ? label : `${label} (${formatNumber(some.length)})`}
      </SecondaryButton>
    );
  const button = (label: string, some: readonly ListedPost[], to: PostChange, look = {}) =>
    press(label, some, () => change(some, to), look);
  return (
    <SelectionBar count={posts.length} onClear={onClear}>
      {press(
        t('Review'),
        posts.filter(needsApproval),
        () => host.navigate(`${APPROVALS}?post=${posts.find(needsApproval)?.id}`),
        { color: undefined },
      )}
      {press(
        t('Submit for review'),
        unreviewed,
        () => submitting.mutate(unreviewed, { onSuccess: onClear }),
        { color: undefined },
      )}
      {open.length > 0 ? (
        <Choice label={t('Move')} busy={busy}>
          <MenuItem
            onChoose={() =>
              change(open, { action: 'move', day: dayAfter(todayIn(zone)), timeZone: zone })
            }
          >
            {t('Move to tomorrow')}
          </MenuItem>
          <MenuItem onChoose={() => change(open, { action: 'queue' })}>
            {t('Move to next free slots')}
          </MenuItem>
          <MenuItem onChoose={() => onOpen({ kind: 'move', posts: open })}>
            {t('Choose a time')}
          </MenuItem>
        </Choice>
      ) : null}
      {button(t('Put on hold'), pending, { action: 'hold' })}
      {open.length > 0 && personas.length > 0 ? (
        <Choice label={t('Persona')} busy={busy}>
          {personas.map(({ id, name }) => (
            <MenuItem key={id} onChoose={() => change(open, { action: 'persona', personaId: id })}>
              {name}
            </MenuItem>
          ))}
          <MenuItem onChoose={() => change(open, { action: 'persona', personaId: null })}>
            {t('No persona')}
          </MenuItem>
        </Choice>
      ) : null}
      {unsent.length > 0 && teammates.length > 0 ? (
        <SecondaryButton onClick={() => onOpen({ kind: 'assign', posts: unsent })}>
          {t('Assign to…')}
        </SecondaryButton>
      ) : null}
      {button(t('Delete'), unsent, { action: 'delete' }, { color: 'ruby' })}
    </SelectionBar>
  );
}

function Choice(props: { label: string; busy: boolean; children: ReactNode }) {
  return (
    <Menu
      trigger={
        <Button variant="soft" color="gray" aria-disabled={props.busy || undefined}>
          {props.label}
          <MoreIcon />
        </Button>
      }
    >
      {props.children}
    </Menu>
  );
}
