import { Progress } from '@radix-ui/themes';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { AlertIcon } from '#shared/ui/icons.tsx';
import type { ImportState } from './use-import.ts';

export function ImportProgress(props: {
  state: Exclude<ImportState, { kind: 'idle' }>;
  onCancel(): void;
}) {
  const { state } = props;
  if (state.kind === 'running') {
    return (
      <div>
        <div className="mb-2 flex items-center justify-between gap-3 text-sm">
          <span>
            {t('{sent} of {total}', {
              sent: formatNumber(state.sent),
              total: formatNumber(state.total),
            })}
          </span>
          <SecondaryButton disabled={state.cancelling} onClick={props.onCancel}>
            {state.cancelling ? t('Stopping...') : t('Cancel')}
          </SecondaryButton>
        </div>
        <Progress value={state.sent} max={state.total} aria-label={t('Import')} />
      </div>
    );
  }
  const left = state.total - state.sent;
  return (
    <div
      role={state.problem ? 'alert' : 'status'}
      className="rounded-card border border-line bg-link-tint p-4 text-sm"
    >
      <p className="flex items-center gap-2 font-medium">
        {left === 0 ? <CheckIcon /> : <AlertIcon />} {resultSentence(state)}
      </p>
      {state.problem ? <p className="mt-1 text-danger">{state.problem}</p> : null}
      {left > 0 ? (
        <p className="mt-1">{t('{left} not imported yet.', { left: formatNumber(left) })}</p>
      ) : null}
    </div>
  );
}

function resultSentence({ imported, skipped }: { imported: number; skipped: number }): string {
  return t('Imported {imported}, skipped {skipped} that the bucket holds already', {
    imported: formatNumber(imported),
    skipped: formatNumber(skipped),
  });
}
