import { Badge } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { formatNumber, tn } from '#shared/i18n/translate.ts';
import { approvalQueue } from '../queries.ts';

/** How many posts wait for the one who looks; nothing where none does. */
export function WaitingCount() {
  const count = useQuery(approvalQueue(useApi())).data?.waiting.length ?? 0;
  if (count === 0) return null;
  return (
    <Badge variant="soft" color="amber" className="ml-3">
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">
        {tn(count, '{n} post needs your approval', '{n} posts need your approval')}
      </span>
    </Badge>
  );
}
