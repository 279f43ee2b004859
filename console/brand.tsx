import { t } from '#shared/i18n/translate.ts';

/** The mark and name of the product. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <img src="/favicon.svg" alt="" width={28} height={28} decoding="sync" />
      <span className="heading text-lg">{t('Troupe')}</span>
    </span>
  );
}
