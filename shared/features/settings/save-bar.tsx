import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { ResetSettings } from './reset-settings.tsx';

/** What can be done with edits, in sight wherever the page is scrolled to. */
export function SaveBar(props: {
  formId: string;
  signedIn: boolean;
  mayReset: boolean;
  saving: boolean;
  resetting: boolean;
  refusal: string | null;
  onReset(): void;
  onDiscard(): void;
}) {
  const host = useHost();
  return (
    <section
      aria-label={t('Unsaved changes')}
      className="sticky bottom-4 z-20 mt-6 flex flex-wrap items-center gap-3 rounded-card border border-line bg-panel px-4 py-3 shadow-raised"
    >
      <p role="status" className="min-w-0 flex-1 basis-full text-sm sm:basis-44">
        {props.signedIn
          ? (props.refusal ?? t('You have unsaved changes.'))
          : t('Please sign in to save your settings.')}
      </p>
      {props.signedIn ? (
        <>
          <BusyButton type="submit" form={props.formId} busy={props.saving}>
            {props.saving ? t('Saving...') : t('Save Changes')}
          </BusyButton>
          {props.mayReset ? (
            <ResetSettings label={t('Reset')} busy={props.resetting} onReset={props.onReset} />
          ) : null}
        </>
      ) : (
        <Button type="button" onClick={host.signIn}>
          {t('Sign in')}
        </Button>
      )}
      <SecondaryButton onClick={props.onDiscard}>{t('Discard')}</SecondaryButton>
    </section>
  );
}
