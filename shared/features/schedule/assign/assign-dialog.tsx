import { type FormEvent, useState } from 'react';
import type { Member } from '#shared/contracts/members.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { LAST_PLANNED_DAY } from '#shared/contracts/publishing.ts';
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
export function AssignDialog({ posts, onClose }: { posts: ListedPost[]; onClose(): void }) {
  const members = useTeammates();
  const assign = useAssignPosts();
  const before = { assignee: common(posts, 'assigneeId'), due: common(posts, 'dueOn') };
  const [assignee, setAssignee] = useState(before.assignee ?? KEEP);
  const [due, setDue] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const to = {
      ...(assignee === KEEP ? {} : { assigneeId: assignee || null }),
      ...(due === null ? {} : { dueOn: due || null }),
    };
    assign.mutate({ posts, to }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={tn(posts.length, 'Assign post', 'Assign {n} posts')}
      description={t('The member is notified. What is posted and when stays as it is.')}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Assign to')}
            options={[
              ...(before.assignee === null ? [{ value: KEEP, label: t('No change') }] : []),
              { value: '', label: t('Nobody') },
              ...members.map((member) => ({ value: member.id, label: choiceOf(member) })),
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
        <BusyButton type="submit" busy={assign.isPending} className="self-end">
          {t('Assign')}
        </BusyButton>
      </form>
    </FormDialog>
  );
}

/** An assignment gives no right: whose role does not let them edit the posts of others is marked. */
function choiceOf(member: Member): string {
  const name = memberName(member);
  const called = member.isSelf ? t('{name} (you)', { name }) : name;
  if (!roleMay(member.role, 'posts.write')) return `${called} · ${t('can comment only')}`;
  if (!roleMay(member.role, 'posts.write_others')) {
    return `${called} · ${t('edits own posts only')}`;
  }
  return called;
}

/** What all of them have, '' for nothing; null where they differ. */
function common(posts: ListedPost[], field: 'assigneeId' | 'dueOn'): string | null {
  const [first, ...others] = new Set(posts.map((post) => post[field] ?? ''));
  return others.length > 0 ? null : (first ?? '');
}
