import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { PanelEmpty } from './panel.tsx';

/** A panel without data. `first`: the link of the step before posting, explained by the children; null if only posts are missing. */
export function NoFigures(props: {
  icon: ReactNode;
  title: string;
  first?: { href: string; label: string } | null;
  children?: string;
}) {
  const { first = null, children = '', ...panel } = props;
  const host = useHost();
  return first ? (
    <PanelEmpty
      {...panel}
      action={
        <Button asChild variant="soft">
          <Link href={first.href}>{first.label}</Link>
        </Button>
      }
    >
      {children}
    </PanelEmpty>
  ) : (
    <PanelEmpty
      {...panel}
      action={
        <Button variant="soft" onClick={() => host.navigate('/compose/new')}>
          {t('Compose')}
        </Button>
      }
    >
      {t('Start posting content to see engagement trends')}
    </PanelEmpty>
  );
}
