import { message } from '#shared/contracts/messages/message.ts';
import { eachPart, readingText } from './post-rule.ts';

const wallets =
  "(?:your|ur|you're|a|the|any) ?(?:crypto |web3 |eth |sol )?(?:wallets?|metamask|phantom)";
const secrets = '(?:seed|recovery|secret|mnemonic|backup)(?: |-)?(?:phrases?|words?)|private keys?';
const gains =
  'claim|receive|redeem|unlock|mint|qualify|get (?:your|the|free)|be eligible|check (?:your )?eligibility';
const coins =
  '(?:btc|bitcoin|eth|ethereum|sol|solana|usdt|usdc|bnb|xrp|doge|tokens?|coins?|crypto)';

/** What wallet drainers and giveaway frauds say, in the words they say it with. */
const lures = [
  String.raw`\bconnect(?:ing)? ${wallets}[^.!?\n]{0,40}\b(?:${gains})`,
  String.raw`\b(?:${gains})[^.!?\n]{0,60}\b(?:by )?connect(?:ing)? ${wallets}`,
  String.raw`\b(?:validate|verify|sync|synchroni[sz]e|rectify|restore|re-?activate|migrate|import) ${wallets}\b`,
  String.raw`\b(?:enter|share|send|submit|give|dm|type|paste|provide|confirm)\b[^.!?\n]{0,30}\b(?:${secrets})`,
  String.raw`\bapprove\b[^.!?\n]{0,40}\bto (?:${gains})`,
  String.raw`\bsend (?:me |us )?[\d.,]{1,12} ?${coins}\b[^.!?\n]{0,60}\b(?:get|receive|back|return|double)`,
  String.raw`\bdouble (?:your|ur) ${coins}`,
  String.raw`\b(?:free|secret|surprise|exclusive) airdrop\b[^.!?\n]{0,60}\b(?:claim|connect|hurry|before it ends|limited)`,
];
/** Most texts hold none of them: one look tells. */
const anyLure = new RegExp(lures.join('|'), 'u');
const eachLure = lures.map((pattern) => new RegExp(pattern, 'gu'));

const advice =
  /\b(?:never|don't|do not|nobody|no one|won't|will not|shouldn't|should not|if anyone|if someone|anyone who|scams?|phishing|beware|avoid|stop)\b[^.!?\n]{0,60}$/u;

/** Lures that would get the account suspended and its readers robbed; a warning about one is none. */
export const walletDrainerRule = eachPart((text) => {
  const read = readingText(text);
  if (!anyLure.test(read)) return null;
  const isLure = eachLure.some((pattern) =>
    [...read.matchAll(pattern)].some(
      ({ index }) => !advice.test(read.slice(Math.max(0, index - 80), index)),
    ),
  );
  if (!isLure) return null;
  return {
    id: 'wallet-drainer',
    level: 'error',
    reason: message('finding.wallet-drainer'),
    source: message('source.scam-policy'),
  };
});
