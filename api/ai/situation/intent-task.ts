import type { Intent } from '#shared/contracts/intents.ts';
import { isSure } from '#shared/contracts/situations.ts';
import type { Brief } from '../adapters/provider.ts';

const lines: Record<Intent, string> = {
  agree: 'The person agrees with the post: say so in their voice, and with what.',
  disagree: 'The person disagrees with the post: say so in their voice, civilly, and with what.',
  ask: 'The person wants to ask: the reply is one question about the post.',
  thank: 'The person thanks the author.',
  congratulate: 'The person congratulates the author.',
  condolences: 'The person is sorry for the author: no emoji, no exclamation mark, no joke.',
  decline: 'The person declines what the post asks or offers: politely, without an excuse.',
};

/** What a model is told of the intent; null without one, or where it would praise a harm. */
export function intentTask({ intent, situation }: Brief): string | null {
  if (!intent) return null;
  const isHarm =
    situation && isSure(situation) && /^(?:grief|hostile|scam|incident)$/.test(situation.situation);
  return isHarm && /^(?:agree|congratulate)$/.test(intent) ? null : lines[intent];
}
