import type { ReactNode } from 'react';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';

/** What stands around the form: the bar reaches over the padding of a dialog. */
export type Around = 'dialog' | 'page';

const LOOKS: Record<Around, string> = {
  // The padding of a dialog counts for what sticks in it.
  dialog: '-bottom-6 -mx-6 -mb-6 bg-(--color-panel-solid) px-6',
  page: 'bottom-0 bg-page max-md:bottom-16',
};

/** Tools, time and the presses that save and schedule. It never scrolls away. */
export function PostBar(props: {
  around: Around;
  refusal: string | null;
  tools: ReactNode;
  when: ReactNode;
  /** Beside the press that schedules. */
  more: ReactNode;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
}) {
  return (
    <div
      className={`sticky z-10 mt-auto flex flex-col gap-3 border-t border-line py-3 ${LOOKS[props.around]}`}
    >
      {props.tools}
      <Refusal>{props.refusal}</Refusal>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 has-[[type=date]]:basis-full">{props.when}</div>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {props.more}
          <BusyButton type="submit" size="3" busy={props.busy}>
            {props.busy ? props.busyLabel : props.submitLabel}
          </BusyButton>
        </div>
      </div>
    </div>
  );
}
