import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';

/** In a dialog that needs a persona, while there is none: the way to make one. */
export function NoPersonas() {
  const host = useHost();
  return (
    <div className="text-center">
      <p className="mb-4 text-muted">{t('No personas created yet')}</p>
      <Button onClick={() => host.navigate('/personas')}>{t('Go to AI Personas')}</Button>
    </div>
  );
}
