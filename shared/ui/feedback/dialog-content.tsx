import { AlertDialog, Button, Dialog, IconButton } from '@radix-ui/themes';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '../forms/busy-button.tsx';
import { useFocusReturn } from '../hooks/focus-return.ts';
import { CloseIcon } from '../icons.tsx';
import { DialogTheme } from '../theme/dialog-theme.tsx';
import { overlayRoot } from '../theme/overlay-root.ts';
import { DialogNotice } from './page-notice.tsx';

export interface FormDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  description?: string;
  /** True for a table or a long reading, `picture` for one that is looked at; two stand beside the page. */
  wide?: boolean | 'picture' | 'drawer' | 'composer';
  children: ReactNode;
}

export interface ConfirmDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Fields under the question. */
  choice?: ReactNode;
  onConfirm(): void;
}

const BESIDE = 'fixed inset-y-0 right-0 m-0 h-dvh max-h-none rounded-none';
const places = {
  drawer: `${BESIDE} max-w-[640px]`,
  composer: `${BESIDE} max-w-[1080px]`,
  picture: 'relative max-w-[920px]',
};

function placeOf(wide: FormDialogProps['wide']): string {
  if (typeof wide === 'string') return places[wide];
  return wide ? 'relative max-w-[760px]' : 'relative max-w-[560px]';
}

/** What stands around a form or a reading. */
export function FormDialogContent(props: FormDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={useOpening(props.open)} onOpenChange={props.onClose}>
      <DialogTheme>
        <Dialog.Content
          container={overlayRoot()}
          className={`w-full p-6 ${placeOf(props.wide)}`}
          onInteractOutside={keepOpenForToasts}
          onEscapeKeyDown={keepOpenForList}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            focusWhatIsBack(event);
          }}
        >
          <div className="mb-5 pr-10 wrap-anywhere">
            <Dialog.Title className="heading mb-1 text-xl">{props.title}</Dialog.Title>
            {props.description ? (
              <Dialog.Description className="text-sm text-muted">
                {props.description}
              </Dialog.Description>
            ) : null}
          </div>
          <DialogNotice />
          {props.children}
          <Dialog.Close>
            <IconButton
              variant="ghost"
              color="gray"
              aria-label={t('Close')}
              className="absolute top-5 right-5 m-0"
            >
              <CloseIcon />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </DialogTheme>
    </Dialog.Root>
  );
}

/** What stands around a question. */
export function ConfirmDialogContent(props: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  const answered = useRef(false);
  useEffect(() => {
    if (props.open) answered.current = false;
  }, [props.open]);

  /** One answer to one question: the button is still there while the dialog closes. */
  function confirm() {
    if (answered.current) return;
    answered.current = true;
    props.onConfirm();
  }

  return (
    <AlertDialog.Root open={useOpening(props.open)} onOpenChange={props.onClose}>
      <DialogTheme>
        <AlertDialog.Content
          container={overlayRoot()}
          className="w-full max-w-[440px] p-6"
          {...focusReturn}
        >
          <AlertDialog.Title className="heading mb-2 text-lg wrap-anywhere">
            {props.title}
          </AlertDialog.Title>
          <AlertDialog.Description className="wrap-anywhere text-muted">
            {props.children}
          </AlertDialog.Description>
          {props.choice}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel>
              <SecondaryButton>{t('Cancel')}</SecondaryButton>
            </AlertDialog.Cancel>
            <AlertDialog.Action>
              <Button color="ruby" onClick={confirm}>
                {props.confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </DialogTheme>
    </AlertDialog.Root>
  );
}

/** The press is answered by a paint first; what it opens is drawn after it, and closed at once. */
function useOpening(open: boolean): boolean {
  return useDeferredValue(open, false) && open;
}

/** On the text to be written; not on Discard, where Enter would take back what has just come back. */
function focusWhatIsBack(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const fields = event.target.querySelectorAll<HTMLElement>(
    '[data-restored-edit] ~ * :is(input:not([type="file"]), textarea)',
  );
  const first = event.target.querySelector<HTMLElement>('[data-focus-first]');
  const field =
    [...fields].find((one) => !one.closest('[data-beside-form]')) ??
    first?.querySelector<HTMLElement>(first.dataset.focusFirst ?? '');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

// Toasts lie outside the dialog: closing one must not close the form behind it.
function keepOpenForToasts(event: { target: EventTarget | null; preventDefault(): void }): void {
  if (event.target instanceof Element && event.target.closest('[data-toaster]')) {
    event.preventDefault();
  }
}

// Escape first closes the list of a field.
function keepOpenForList(event: KeyboardEvent): void {
  if (
    document.activeElement?.matches(
      '[role="combobox"][aria-expanded="true"], textarea[aria-activedescendant]',
    )
  ) {
    event.preventDefault();
  }
}
