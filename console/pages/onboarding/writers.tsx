import { Link } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

const LocalServer = lazyComponent(
  async () => (await import('#shared/features/settings/local-server.tsx')).LocalServer,
);

/** What can write drafts, the best first. */
export function Writers() {
  return (
    <section aria-labelledby="writers" className="mt-8 border-t border-line pt-6">
      <h3 id="writers" className="heading text-lg">
        {t('What writes your drafts')}
      </h3>
      <ol className="mt-3 grid list-decimal gap-4 pl-5 text-sm">
        <li>
          {t('Your own API key writes the best drafts.')}{' '}
          <Link href="/settings" className="text-link underline">
            {t('Add it in Settings > Advanced.')}
          </Link>
        </li>
        <li>
          <p className="mb-2">
            {t('A local AI server is free and keeps your drafts to yourself.')}
          </p>
          <LocalServer />
        </li>
        <li>
          {t(
            'In Chrome, the extension can write them on this device, without a key. The side panel downloads the model.',
          )}
        </li>
        <li>
          {t(
            'Without any of these, the built-in composer drafts where it is sure. Otherwise you enter what you want to say, and it writes that in your voice.',
          )}
        </li>
      </ol>
    </section>
  );
}
