import { Spinner } from '@radix-ui/themes';
import { CheckIcon } from '#shared/ui/action-icons.tsx';

/** A sign-in that is under way: a spinner or a tick, and where it stands. */
export function WaitingScreen(props: { title: string; status: string; done: boolean }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-20 text-center md:py-28">
      <span className="grid size-14 place-items-center rounded-full bg-link-tint text-link">
        {props.done ? <CheckIcon size={26} /> : <Spinner size="3" aria-hidden="true" />}
      </span>
      <h1 tabIndex={-1} className="heading headline mt-6 text-3xl">
        {props.title}
      </h1>
      <p role="status" className="mt-2 text-muted">
        {props.status}
      </p>
    </div>
  );
}
