import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { healthQuery } from '#shared/features/health/queries.ts';
import { t } from '#shared/i18n/translate.ts';

/** Says so on a page whose calls exist only while test login is on. */
export function TestOnlyNote() {
  const { data: health } = useQuery(healthQuery(useApi()));
  if (health?.testLogin !== false) return null;
  return (
    <p className="mt-4 text-sm text-muted">{t('Test login is switched off on this server.')}</p>
  );
}
