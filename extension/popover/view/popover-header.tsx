import { t } from '#shared/i18n/translate.ts';

/** The name of the dialog, the way to the side panel, and the way out. */
export function PopoverHeader(props: { openPanel(): void; close(): void }) {
  return (
    <div className="head">
      <h2>{t('Troupe draft')}</h2>
      <button
        type="button"
        className="icon"
        aria-label={t('Open panel')}
        title={t('Open panel')}
        onClick={props.openPanel}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v14H4zM14 5v14" />
        </svg>
      </button>
      <button type="button" className="icon" aria-label={t('Close')} onClick={props.close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  );
}
