import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { isEmptyPart, type PostDraft } from './composer/form/post-draft.ts';

/** A post to X that no account could send: said while it is written, not first at its time. */
export function NoAccount({ draft }: { draft: PostDraft }) {
  const accounts = useQuery(socialAccountList(useApi())).data;
  if (draft.platform !== 'twitter' || draft.parts.every(isEmptyPart)) return null;
  if (!accounts || accounts.some(({ platform }) => platform === 'twitter')) return null;
  return (
    <p className="rounded-control bg-tint px-3 py-2 text-sm">
      {t('No X account is connected: posts stay on hold until you connect one.')}{' '}
      <Link href="/social-connections" className="text-link underline underline-offset-2">
        {t('Manage connections')}
      </Link>
    </p>
  );
}
