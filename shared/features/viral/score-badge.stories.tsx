import { State, States } from '#shared/ui/testing/state.tsx';
import { ScoreBadge } from './score-badge.tsx';

export default { title: 'Virality' };

export const Scores = () => (
  <States>
    {[91, 64, 45, 12].map((score) => (
      <State key={score} name={`${score} of 100`}>
        <ScoreBadge score={score} />
      </State>
    ))}
    <State name="not known">
      <ScoreBadge score={null} />
    </State>
  </States>
);
