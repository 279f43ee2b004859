import { type FormEvent, useState } from 'react';
import type { Member } from '#shared/contracts/members.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { LAST_PLANNED_DAY } from '#shared/contracts/publishing.ts';
import type { Assignment } from '#shared/contracts/publishing-assignment.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { useAssignPosts } from './assign-queries.ts';
import { memberName, useTeammates } from './use-teammates.ts';

/** Several posts that differ keep what they have. */
const KEEP = 'keep';

/** Who takes care of posts, and until when. */
export function AssignPosts({ posts, onClose }: { posts: ListedPost[]; onClose(): void }) {
  const assign = useAssignPosts();
  return (
    <AssignDialog
      title={tn(posts.length, 'Assign post', 'Assign {n} posts')}
      before={{ assignee: common(posts, 'assigneeId'), due: common(posts, 'dueOn') }}
      busy={assign.isPending}
      onAssign={(to) => assign.mutate({ posts, to }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function AssignDialog(props: {
  title: string;
  /** '' for nobody and no day; null where several differ. */
  before: { assignee: string | null; due: string | null };
  /** Every member who may write may edit it, whoever it is by. */
  isShared?: boolean;
  busy: boolean;
  onAssign(to: Assignment): void;
  onClose(): void;
}) {
  const { before } = props;
  const members = useTeammates();
  const [assignee, setAssignee] = useState(before.assignee ?? KEEP);
  const [due, setDue] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    props.onAssign({
      ...(assignee === KEEP ? {} : { assigneeId: assignee || null }),
      ...(due === null ? {} : { dueOn: due || null }),
    });
  }

  return (
    <FormDialog
      open
      onClose={props.onClose}
      title={props.title}
      description={t('The member is notified. What is posted and when stays as it is.')}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Assign to')}
            options={[
              ...(before.assignee === null ? [{ value: KEEP, label: t('No change') }] : []),
              { value: '', label: t('Nobody') },
              ...members.map((member) => ({
                value: member.id,
                label: choiceOf(member, props.isShared),
              })),
            ]}
            value={assignee}
            onChoose={setAssignee}
          />
          <LineField
            label={t('Due date')}
            optional
            type="date"
            max={LAST_PLANNED_DAY}
            value={due ?? before.due ?? ''}
            onType={setDue}
          />
        </div>
        <BusyButton type="submit" busy={props.busy} className="self-end">
          {t('Assign')}
        </BusyButton>
      </form>
    </FormDialog>
  );
}

/** An assignment gives no right: whose role does not let them edit the posts of others is marked. */
function choiceOf(member: Member, isShared = false): string {
  const name = memberName(member);
  const called = member.isSelf ? t('{name} (you)', { name }) : name;
  if (!roleMay(member.role, 'posts.write')) return `${called} · ${t('can comment only')}`;
  if (!isShared && !roleMay(member.role, 'posts.write_others')) {
    return `${called} · ${t('edits own posts only')}`;
  }
  return called;
}

/** What all of them have, '' for nothing; null where they differ. */
function common(posts: ListedPost[], field: 'assigneeId' | 'dueOn'): string | null {
  const [first, ...others] = new Set(posts.map((post) => post[field] ?? ''));
  return others.length > 0 ? null : (first ?? '');
}
