import { Link } from 'wouter';
import { t } from '#shared/i18n/translate.ts';

/** Whoever agrees to something can read it first. */
export function TermsLinks() {
  return (
    <p className="mt-3 flex justify-center gap-4 text-xs">
      <Link href="/terms" className="text-link underline">
        {t('Terms of service')}
      </Link>
      <Link href="/privacy" className="text-link underline">
        {t('Privacy')}
      </Link>
    </p>
  );
}
