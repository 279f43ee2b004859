import type { WatchKind } from '#shared/contracts/watchlist.ts';

/** What a rule waits for: its value reaching the threshold from one side. */
export interface RuleTest {
  direction: 'up' | 'down';
  threshold: number;
  /** How far the value must move back before the rule may fire again. */
  rearmAt: number;
}

export interface RuleState {
  armed: boolean;
  /** The value of the sample that was looked at last, and its time in milliseconds. */
  value: number | null;
  sampleAt: number | null;
}

export interface Sample {
  value: number;
  at: number;
}

/** The share of the threshold that a value must move back. */
const BACK: Record<Exclude<WatchKind, 'news_keyword'>, number> = {
  price_above: 0.01,
  price_below: 0.01,
  // One percent of a percentage is noise.
  percent_change: 0.2,
  volume_spike: 0.1,
  sentiment_shift: 0.2,
};

/** A rule's threshold as a test. A percent or shift below zero is a fall. */
export function testOf(kind: Exclude<WatchKind, 'news_keyword'>, threshold: number): RuleTest {
  const falls = kind === 'price_below' || threshold < 0;
  const back = BACK[kind] * Math.abs(threshold);
  return {
    direction: falls ? 'down' : 'up',
    threshold,
    rearmAt: falls ? threshold + back : threshold - back,
  };
}

/**
 * What a sample does to a rule. It fires on a crossing between two samples, never on a level: the
 * first sample only tells where the value stands. A sample that is not newer changes nothing.
 */
export function decideRule(
  test: RuleTest,
  state: RuleState,
  sample: Sample,
): { state: RuleState; fires: boolean } {
  if (state.sampleAt !== null && sample.at <= state.sampleAt) return { state, fires: false };
  const isBack =
    test.direction === 'up' ? sample.value <= test.rearmAt : sample.value >= test.rearmAt;
  const crossed =
    state.value !== null && !reaches(test, state.value) && reaches(test, sample.value);
  const fires = state.armed && crossed;
  const armed = fires ? false : state.armed || isBack;
  return { state: { armed, value: sample.value, sampleAt: sample.at }, fires };
}

/** Whether the state after a sample must be kept: else the one before says the same. */
export function differs(test: RuleTest, before: RuleState, after: RuleState): boolean {
  if (before.value === null || after.value === null || before.armed !== after.armed) {
    return before.sampleAt !== after.sampleAt;
  }
  return reaches(test, before.value) !== reaches(test, after.value);
}

function reaches({ direction, threshold }: RuleTest, value: number): boolean {
  return direction === 'up' ? value >= threshold : value <= threshold;
}
