import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { PanelEmpty } from './panel.tsx';

/** A panel that only posts can fill. */
export function NoPosts({ icon, title }: { icon: ReactNode; title: string }) {
  const host = useHost();
  return (
    <PanelEmpty
      icon={icon}
      title={title}
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
