import { type Message, message } from '#shared/contracts/messages/message.ts';

const profitClaims =
  /\b(?:guaranteed?|risk[- ]free|can['’]?t lose|cannot lose|easy money|get rich|financial freedom|(?:going )?to the moon|sure thing|\d{2,}x|price target|will (?:hit|reach) \$?\d)\b/i;

/** A call that promises profit breaks the law in places and X's rules: the person has to see it. */
export function profitClaimWarning(text: string): Message[] {
  const found = profitClaims.exec(text)?.[0];
  return found ? [message('draft.profit-claim', { quote: found })] : [];
}
