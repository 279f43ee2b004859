import { Link } from 'wouter';
import { t } from '#shared/i18n/translate.ts';

/** Whoever agrees to a policy can read it first. */
export function PrivacyLink() {
  return (
    <p className="mt-3 text-center text-xs">
      <Link href="/privacy" className="text-link underline">
        {t('Privacy')}
      </Link>
    </p>
  );
}
