import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { BellIcon } from '../action-icons.tsx';
import { CardSkeleton } from '../cards.tsx';
import { LineField } from '../forms/text-fields.tsx';
import { State, States } from '../testing/state.tsx';
import { AlertBanner } from './alert-banner.tsx';
import type { FormDialogProps } from './dialog-content.tsx';
import { ConfirmDialog, FormDialog } from './dialogs.tsx';
import { LoadingList } from './list-states.tsx';
import { Meter } from './meter.tsx';
import { NoPersonas } from './no-personas.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { SkippedTime } from './skipped-time.tsx';
import { EmptyState, ErrorState, Refusal, SkeletonBar } from './states.tsx';
import { StatusDot } from './status-dot.tsx';
import { showToast, type ToastContent } from './toast-store.ts';
import { undoAction } from './undo-action.tsx';

export default { title: 'Feedback' };

const nothing = () => {};

export const Lists = () => (
  <States>
    <State name="empty">
      <EmptyState
        icon={<BellIcon size={26} />}
        title="No notifications"
        action={<Button>Add one</Button>}
      >
        What happens to your posts appears here.
      </EmptyState>
    </State>
    <State name="failed">
      <ErrorState onRetry={nothing}>Failed to load notifications</ErrorState>
    </State>
    <State name="signed out">
      <SignInPrompt>Sign in to see your posts.</SignInPrompt>
    </State>
    <State name="no personas">
      <NoPersonas />
    </State>
    <State name="being read" isWide>
      <LoadingList label="Loading personas" count={2} className="grid gap-5 sm:grid-cols-2">
        <CardSkeleton picture="size-14 rounded-full">
          <SkeletonBar className="mt-5 h-8 w-1/2" />
        </CardSkeleton>
      </LoadingList>
    </State>
  </States>
);

export const Remarks = () => (
  <States>
    <State name="wrong on every screen" isWide>
      <AlertBanner className="" action={<Button size="1">Reconnect</Button>}>
        X no longer accepts the connection of @dana. Posts wait until you reconnect it.
      </AlertBanner>
    </State>
    <State name="refused">
      <Refusal>This name is taken.</Refusal>
    </State>
    <State name="a time that the clock skips">
      <SkippedTime time="2026-03-29T02:30" zone="Europe/Berlin" />
    </State>
    <State name="figures out of a hundred">
      <dl className="grid gap-4">
        <Meter label="Voice match" value={81} note="From 40 posts" />
        <Meter label="Virality" value={0} />
        <Meter label="Engagement" value={null} missing="Not scored" />
      </dl>
    </State>
    <State name="at work, at rest">
      <p className="flex items-center gap-3">
        <StatusDot isActive size="size-2" /> Active
        <StatusDot isActive={false} size="size-2" /> Inactive
      </p>
    </State>
  </States>
);

const OneToast = (content: ToastContent) => {
  useEffect(() => showToast(content));
  return <Button onClick={() => showToast(content)}>Show again</Button>;
};

export const ToastSuccess = () => (
  <OneToast title="Success" description="The post was deleted." action={undoAction(nothing)} />
);

export const ToastFailure = () => (
  <OneToast
    title="Error"
    description="Failed to save the post"
    reason="The server could not be reached."
    variant="destructive"
  />
);

const OneDialog = ({ wide = false }: Pick<FormDialogProps, 'wide'>) => {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('Annie');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit persona"
        description="Changes apply to the next draft."
        wide={wide}
      >
        <LineField label="Name" value={name} onType={setName} />
      </FormDialog>
    </>
  );
};

export const Dialog = () => <OneDialog />;
export const DialogWide = () => <OneDialog wide />;
export const DialogBeside = () => <OneDialog wide="drawer" />;

export const DialogQuestion = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete Annie?"
        confirmLabel="Delete"
        onConfirm={nothing}
      >
        Its drafts and training go too. This cannot be undone.
      </ConfirmDialog>
    </>
  );
};
