import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { openComposer } from '#shared/features/schedule/composer/open-composer.ts';
import { t } from '#shared/i18n/translate.ts';
import { PanelEmpty } from './panel.tsx';

/** A panel that only posts can fill. */
export function NoPosts({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <PanelEmpty
      icon={icon}
      title={title}
      action={
        <Button variant="soft" onClick={() => openComposer()}>
          {t('Compose')}
        </Button>
      }
    >
      {t('Start posting content to see engagement trends')}
    </PanelEmpty>
  );
}
