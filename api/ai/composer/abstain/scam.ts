import { guardedItems } from '../../guard/guarded-items.ts';
import { visibleText } from '../../guard/visible-text.ts';

/** Offers that rob a reader, and orders to a bot that reads along. */
const patterns: readonly RegExp[] = [
  /\b(?:guarantee(?:d|s)? (?:\w+ )?(?:returns?|profits?|income|gains?|roi|wins?|payouts?|money)|(?:returns?|profits?|income|gains?) (?:is |are )?guaranteed|risk[- ]?free(?! rate)|no risk|100 ?% (?:safe|profit|legit|win)|(?:daily|weekly|monthly|passive) (?:profits?|returns?|income|payouts?)|double (?:your|ur)|triple your|\d+x (?:guaranteed|in (?:a )?(?:days?|week|hours?))|turn(?:ed)? \$?[\d,.]+k? into|earn(?:ing)? (?:up to )?\$?[\d,.]+k? (?:a |per |every |each )?(?:day|daily|week|weekly|hour|month))\b/i,
  /\b(?:dm|inbox|message|text|whats ?app|telegram|contact|write|reach out to|hit up|follow and dm) (?:me|us|him|her|@\w+|now|for|to (?:start|join|learn|earn|recover|invest))\b|\bt\.me\/|\bwa\.me\/|\bwhats ?app\b/i,
  /\b(?:recover(?:y|ed|ing)?|retriev\w+|get back) (?:\w+ ){0,3}(?:stolen|lost|scammed|hacked|funds|crypto|assets|wallet|money|coins)\b|\b(?:recovery|hack(?:er|ing)?) (?:expert|agent|service|specialist|team)\b|\bethical hacker\b/i,
  /\b(?:claim|grab|get|mint|redeem|collect) (?:your|ur|yours|it|now|here|the|a|free|up to)\b[^.!?\n]{0,60}(?:https?:|\b\w+\.(?:com|io|xyz|app|fi|net|org|gg|site|claims?|live|top)\b|\b(?:airdrop|rewards?|refund|allocation|bonus|tokens?|before)\b)/i,
  /\b(?:giveaway|giving away|free (?:airdrop|mint|tokens?|crypto|money|btc|eth|sol|usdt|nfts?)|airdrop(?:ping)? to (?:everyone|all|the first)|first \d[\d,]* (?:people|users|wallets|to)|drop (?:your|ur) (?:wallet|address)|(?:rt|retweet|like|follow)[^.!?\n]{0,30}(?:to win|win|and drop)|send (?:\w+ ){0,3}(?:sol|eth|btc|usdt)\b[^.!?\n]{0,40}\b(?:get|receive|back))\b/i,
  /\b(?:connect|verify|validate|sync|link|restore|unlock|migrate|whitelist) (?:your|ur|the) (?:\w+ )?(?:wallets?|accounts?|seed|tokens?|funds)\b|\b(?:seed|recovery|secret) phrases?\b[^.!?\n]{0,60}\b(?:enter|share|send|post|give|submit|here|below)\b|\b(?:enter|share|send|post|give|submit) (?:\w+ ){0,3}(?:seed|recovery|secret) phrase|\bprivate keys? (?:to|here|below)\b/i,
  /\b(?:account|wallet)s? (?:has|have|will) be(?:en)? (?:suspended|limited|locked|flagged|restricted)\b|\b(?:customer|official|live) support\b[^.!?\n]{0,40}\b(?:dm|form|contact|ticket|here)\b|\bfill (?:out|in) (?:the|this) form\b/i,
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|preceding|other|safety) ?(?:instructions?|prompts?|rules|messages?)?\b|\bsystem ?(?:prompt|message|override)\b|^\s*(?:system|assistant|developer|user)\s*:|\byou are now\b|\b(?:reply|respond|answer|post|say|output|write|print|repeat|tweet) (?:only |just |exactly |back )*(?:with|the word|the following|exactly)|\b(?:reveal|print|show|leak|dump|repeat) (?:your|the) (?:\w+ )?(?:prompt|instructions|api key|keys?|password|seed|secrets?|config)\b|\bas an? (?:ai|language model|bot)\b|\b(?:maintenance|developer|debug|admin|jailbreak|dan) mode\b|\bapi key\b|<\/?(?:system|instructions?|prompt)>|\[(?:inst|system)\]/im,
];

/** Whether a text lures its reader, or gives orders to a bot, so far as its words show it. */
export function readsAsScam(text: string): boolean {
  const seen = visibleText(text);
  if (patterns.some((pattern) => pattern.test(seen))) return true;
  return guardedItems(seen).some(({ kind }) => kind === 'bait' || kind === 'command');
}
