import type { PointIs } from '#shared/contracts/intents.ts';
import { situationText } from '#shared/i18n/situation-text.ts';
import { t } from '#shared/i18n/translate.ts';
import type { MessageError } from '../../protocol.ts';
import { errorText } from '../set-locale.ts';

/** What went wrong in one sentence, with the one press that helps where there is one. */
export function ErrorCallout(props: { error: MessageError; openPanel(): void }) {
  const { error, openPanel } = props;
  return (
    <div className="problem" role="alert">
      <p>{errorText(error)}</p>
      {error.kind === 'connect' && (
        <button type="button" onClick={openPanel}>
          {t('Open side panel')}
        </button>
      )}
      {error.kind === 'reload' && (
        <button type="button" onClick={() => location.reload()}>
          {t('Reload this page')}
        </button>
      )}
    </div>
  );
}

/** Nothing is drafted without the person's point: why, and what the post reads as. */
export function NeedsPoint({ error, sayPointIs, modelsAt }: NeedsPointProps) {
  const read = situationText(error.params?.reads);
  const isAsked = error.params?.situation === 'point_or_note';
  return (
    <div className="needs-point" role="alert">
      {read && !isAsked && <b>{read}</b>}
      <p>{errorText(error)}</p>
      {isAsked && (
        <>
          <button type="button" onClick={() => sayPointIs('text')}>
            {t('Your reply')}
          </button>
          <button type="button" onClick={() => sayPointIs('note')}>
            {t('A note')}
          </button>
        </>
      )}
      {modelsAt && (
        <a href={modelsAt} target="_blank" rel="noreferrer">
          {t('Run a model on this computer')}
        </a>
      )}
    </div>
  );
}

interface NeedsPointProps {
  error: MessageError;
  sayPointIs(pointIs: PointIs): void;
  /** Where a model can be had; null where there is one. */
  modelsAt: string | null;
}
