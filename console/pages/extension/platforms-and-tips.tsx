import { Badge } from '@radix-ui/themes';
import { msg, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';

const platforms = [
  { name: 'X', full: true },
  { name: 'Instagram', full: false },
  { name: 'LinkedIn', full: false },
];

const tips: [title: string, text: string][] = [
  [msg('New post'), msg('Open the composer on X and press AI Post.')],
  [msg('Reply'), msg('Press AI Reply under a post, or in the reply composer.')],
  [
    msg('Selected text'),
    msg('Select text on a page of X, right-click, and choose Generate AI Reply.'),
  ],
];

export function SupportedPlatforms() {
  return (
    <Card className="p-6">
      <h2 className="heading text-xl">{t('Supported platforms')}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {platforms.map(({ name, full }) => (
          <li key={name} className="flex items-center justify-between py-2.5">
            <span className="font-medium">{name}</span>
            <Badge color={full ? 'green' : 'gray'}>
              {full ? t('Full support') : t('Coming soon')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function UsageTips() {
  return (
    <Card className="p-6">
      <h2 className="heading text-xl">{t('Usage tips')}</h2>
      <dl className="mt-4 grid gap-3">
        {tips.map(([title, text]) => (
          <div key={title}>
            <dt className="font-medium">{t(title)}</dt>
            <dd className="text-sm text-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
