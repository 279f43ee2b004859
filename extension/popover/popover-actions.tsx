import type { MouseEvent } from 'react';
import { t } from '#shared/i18n/translate.ts';

interface PopoverActionsProps {
  /** Nothing can be asked for or used at the moment. */
  busy: boolean;
  generating: boolean;
  mayGenerate: boolean;
  hasText: boolean;
  onGenerate(): void;
  onCancel(): void;
  onCopy(): void;
  onInsert(event: MouseEvent): void;
}

/** The buttons under a draft. Those that cannot act keep the focus and say so. */
export function PopoverActions(props: PopoverActionsProps) {
  const { busy, generating, mayGenerate, hasText, onGenerate, onCancel, onCopy, onInsert } = props;
  return (
    <div className="foot">
      <button
        type="button"
        className="second"
        aria-disabled={busy || !mayGenerate}
        onClick={() => !busy && mayGenerate && onGenerate()}
      >
        {t('Generate')}
      </button>
      {generating ? (
        <button type="button" className="quiet" onClick={onCancel}>
          {t('Cancel')}
        </button>
      ) : (
        <button
          type="button"
          className="quiet"
          aria-disabled={!hasText}
          onClick={() => hasText && onCopy()}
        >
          {t('Copy')}
        </button>
      )}
      <button
        type="button"
        className="first"
        aria-disabled={busy || !hasText}
        onClick={(event) => !busy && hasText && onInsert(event)}
      >
        {t('Insert')}
      </button>
    </div>
  );
}
