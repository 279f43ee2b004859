import { postStatuses } from '#shared/contracts/publishing.ts';
import { State, States } from '#shared/ui/testing/state.tsx';
import { statusLook } from './post-status.ts';
import { StatusMark } from './status-mark.tsx';

export default { title: 'Post status' };

export const Statuses = () => (
  <States>
    {postStatuses.map((status) => (
      <State key={status} name={status}>
        <p className="flex items-center gap-2">
          <StatusMark post={{ status }} /> {statusLook(status).label}
        </p>
      </State>
    ))}
  </States>
);
