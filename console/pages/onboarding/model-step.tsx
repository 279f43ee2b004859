import { Button } from '@radix-ui/themes';
import { Link } from 'wouter';
import { EmbeddedModelsPart, LocalServerPart } from '#shared/features/settings/model-parts.tsx';
import { t } from '#shared/i18n/translate.ts';

/** What can write drafts, the best first, and what each means. */
export function ModelStep({ onDone }: { onDone(): void }) {
  const choices = [
    {
      title: t('Your own API key'),
      text: t('The best drafts. Your provider bills you for what you use.'),
      more: (
        <Link href="/settings" className="text-link underline">
          {t('Add it in Settings > Advanced.')}
        </Link>
      ),
    },
    {
      title: t('On this device'),
      text: t(
        'In Chrome, the extension can write them on this device, without a key. The side panel downloads the model.',
      ),
    },
    {
      title: t('Run a model on this computer'),
      text: t('Free, without a key or another program. Troupe downloads the model.'),
      more: <EmbeddedModelsPart />,
    },
    {
      title: t('Local AI server'),
      text: t('A local AI server is free and keeps your drafts to yourself.'),
      more: <LocalServerPart />,
    },
    {
      title: t('No model'),
      text: t(
        'Without any of these, the built-in composer drafts where it is sure. Otherwise you enter what you want to say, and it writes that in your voice.',
      ),
    },
  ];
  return (
    <>
      <ul className="mb-6 grid list-none gap-4">
        {choices.map(({ title, text, more }) => (
          <li key={title} className="rounded-card border border-line p-4 text-sm">
            <h3 className="mb-1 font-medium">{title}</h3>
            <p className="text-muted">{text}</p>
            {more ? <div className="mt-2">{more}</div> : null}
          </li>
        ))}
      </ul>
      <Button size="3" onClick={onDone}>
        {t('Continue')}
      </Button>
    </>
  );
}
