/** Attacks, outages, halts and what teams say of them. */
const patterns: readonly RegExp[] = [
  /\b(?:exploit(?:ed|er|ers|ing)?|hack(?:ed|er|ers)?|drain(?:ed|er|ers|ing)|compromis(?:ed|ing)|breach(?:ed|es)?|attack(?:ed|er|ers)|stolen|theft|phish(?:ed|ing)|rug(?:ged|pull\w*| pull\w*)|vulnerabilit(?:y|ies)|0-?day|zero[- ]day|malicious|malware|backdoor|leaked|data leak|security (?:incident|issue|event|advisory)|incidents?|post-?mortems?)\b/i,
  /\b(?:outage|downtime|is down|are down|went down|going down|offline|halt(?:ed|s|ing)?|degraded|unavailable|disrupt\w+|stuck transactions?|network is (?:congested|stuck)|rolled? back|rollback|emergency)\b/i,
  /\b(?:paus(?:e|ed|es|ing) (?:all |the |our )?(?:\w+ )?(?:withdrawals?|deposits?|markets?|trading|bridge|protocol|contracts?|minting|redemptions?|operations)|(?:withdrawals?|deposits?|markets?|trading|bridge|redemptions?)(?: \w+){0,3} (?:paused|suspended|frozen|halted|disabled)|suspend(?:ed|ing)? (?:withdrawals?|trading|operations))\b/i,
  /\b(?:we(?:'re| are)? (?:aware|investigating|looking into|working (?:to|on|with)|actively)|investigating|working with (?:security|law enforcement|partners|auditors)|(?:full|more) (?:details|update|report|post-?mortem) (?:will|to) follow|funds are (?:safe|safu|secure|at risk)|revoke (?:your )?approvals?|do not interact|stop using|users affected|affected users|make (?:users|everyone) whole|we(?:'re| are) (?:so |truly |deeply )?sorry|i(?:'m| am) (?:so |truly |deeply )?sorry|apologi[sz]e|our apologies)\b/i,
  /\b(?:de-?peg(?:ged|ging|s)?|lost (?:its|the) peg|insolven\w+|bank run|bad debt|defaulted|liquidated (?:the|our) treasury|arrest(?:ed)?|indict\w+|charged with|raided|sanction\w+|delist(?:ed|ing)?|lawsuit|sued|fraud(?!s? ?proof)|ponzi|embezzl\w+|bankruptcy|chapter 11)\b/i,
];

/** Whether a text tells of an attack, an outage or another failure, so far as English words show it. */
export function readsAsIncident(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
