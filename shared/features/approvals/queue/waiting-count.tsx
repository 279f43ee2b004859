import { Badge } from '@radix-ui/themes';
import { formatNumber, tn } from '#shared/i18n/translate.ts';
import { useApprovalCount } from '../public.tsx';

/** How many posts need approval; nothing where none does. */
export function WaitingCount() {
  const count = useApprovalCount();
  if (count === 0) return null;
  return (
    <Badge variant="soft" color="amber" className="ml-3">
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">
        {tn(count, '{n} post needs approval', '{n} posts need approval')}
      </span>
    </Badge>
  );
}
