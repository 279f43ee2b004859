import { postStatuses } from '#shared/contracts/publishing.ts';
import { ScoreBadge } from '#shared/features/viral/score-badge.tsx';
import { State, States } from '#shared/ui/testing/state.tsx';
import { statusLook } from './post-status.ts';
import { StatusMark } from './status-mark.tsx';

export default { title: 'Badges' };

export const StatusesAndScores = () => (
  <States>
    {postStatuses.map((status) => (
      <State key={status} name={status}>
        <p className="flex items-center gap-2">
          <StatusMark post={{ status, holdReason: null }} /> {statusLook(status).label}
        </p>
      </State>
    ))}
    <State name="virality" isWide>
      <p className="flex flex-wrap gap-2">
        {[91, 64, 45, 12, null].map((score) => (
          <ScoreBadge key={score} score={score} />
        ))}
      </p>
    </State>
  </States>
);
