import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Card } from '#shared/ui/cards.tsx';

const platforms = [
  { name: 'X', full: true },
  { name: 'Instagram', full: false },
  { name: 'LinkedIn', full: false },
];

const tips: [title: string, text: ReactNode][] = [
  ['New post', 'Open the composer on X and press AI Post.'],
  ['Reply', 'Press AI Reply under a post, or in the reply composer.'],
  ['Selected text', 'Select text on a page of X, right-click, and choose Generate AI Reply.'],
];

export function SupportedPlatforms() {
  return (
    <Card className="p-6">
      <h2 className="heading text-xl">Supported platforms</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {platforms.map(({ name, full }) => (
          <li key={name} className="flex items-center justify-between py-2.5">
            <span className="font-medium">{name}</span>
            <Badge color={full ? 'green' : 'gray'}>{full ? 'Full support' : 'Coming soon'}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function UsageTips() {
  return (
    <Card className="p-6">
      <h2 className="heading text-xl">Usage tips</h2>
      <dl className="mt-4 grid gap-3">
        {tips.map(([title, text]) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
