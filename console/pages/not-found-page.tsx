import { Link } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { HOME } from '../routes.ts';

export default function NotFoundPage() {
  return (
    <div className="mx-auto max-w-lg py-16 text-center">
      <h1 tabIndex={-1} className="heading headline text-3xl md:text-4xl">
        {t('404 Page Not Found')}
      </h1>
      <p className="mt-3 text-muted">{t('Did you forget to add the page to the router?')}</p>
      <Link href={HOME} className="mt-6 inline-block font-medium text-link underline">
        {t('Back to the dashboard')}
      </Link>
    </div>
  );
}
