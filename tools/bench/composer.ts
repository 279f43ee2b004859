import type { Brief, Voice } from '#api/ai/adapters/provider.ts';
import { compose } from '#api/ai/composer/compose.ts';
import { contentWords } from '#api/ai/composer/read/lexicon.ts';
import { humanize } from '#api/ai/humanize/humanize.ts';
import { guardCopies } from '#api/ai/voice/copy-guard.ts';
import { rhythmOf } from '#api/ai/voice/features/rhythm.ts';
import { learnStyle } from '#api/ai/voice/profile/style-profile.ts';
import { readPost } from '#api/ai/voice/read/read-post.ts';
import type { Tone } from '#shared/contracts/common.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { mean, option, percent, quantile, say, sayTable } from './harness/say.ts';
import { peopleIn, rankAmong } from './harness/voice-field.ts';

// What the built-in composer writes in posts, measured. CPU time, so that a busy machine does not count.
// Run: node --import tsx tools/bench/composer.ts [--show] [--variants=200] [--personas=a,b]
const variants = Number(option('variants') ?? 200);
const only = option('personas')?.split(',');
const show = process.argv.includes('--show');

const roles: Record<string, [type: Voice['type'], tone: Tone]> = {
  'market-desk': ['ct_lead', 'professional'],
  'trench-goblin': ['shitposter', 'humorous'],
  'protocol-nerd': ['content_creator', 'technical'],
  'hype-intern': ['project_intern', 'casual'],
  'blunt-veteran': ['alpha_caller', 'aggressive'],
  'alpha-scout': ['alpha_caller', 'casual'],
  'solidity-auditor': ['content_creator', 'technical'],
  'latam-founder': ['ct_lead', 'casual'],
  'macro-skeptic': ['content_creator', 'professional'],
  'meme-queen': ['shitposter', 'humorous'],
  'growth-marketer': ['project_intern', 'professional'],
};
const subjects = [
  'Solana fees and failed transactions',
  'native USDC on a bridge',
  'most L2s will be ghost chains in two years',
  'spot Bitcoin ETFs',
  'wallets for friends outside of crypto',
  'Write a post about restaking risks',
  'stablecoins and who earns on them',
];

const personas = peopleIn('personas');
const everybody = new Map([...personas, ...peopleIn('voices')]);
const rankOf = rankAmong(everybody);

const tells: [name: string, goal: number, pattern: RegExp][] = [
  [
    'tier-1 words',
    0.01,
    /\b(?:delv\w+|tapestry|testament|realm|landscape|game[- ]chang\w+|seamless\w*|groundbreaking|cutting-edge|revolutioni[sz]\w+|transformative|unparalleled|multifaceted|meticulous\w*|pivotal|robust|foster\w*|harness\w*|underscor\w+|showcas\w+|utili[sz]\w+|embark\w*|elevat\w+|empower\w*|unleash\w*|supercharg\w+|holistic|synerg\w+|paradigm|intricate|vibrant|beacon|crucial|comprehensive|streamlin\w+)\b/i,
  ],
  ['em dash', 0.01, /—/],
  ['not just X', 0.002, /\bnot (?:just|only)\b[^.!?]*\b(?:but|it's|it is)\b/i],
  [
    'stock openers',
    0.003,
    /\bin today's\b|\blet's (?:dive|delve)\b|\bhere's the (?:thing|kicker)\b|\b(?:moreover|furthermore|in conclusion|ultimately)\b/i,
  ],
];

const total = { all: 0, fits: 0, onTopic: 0, copies: 0, distinct: 0, ranks: [] as number[] };
const told = tells.map(() => 0);
const times: number[] = [];
const cells: { name: string; share: number }[] = [];

/** Drafts on every subject by this persona, counted; answers its line of the table. */
function measure(name: string, samples: string[]): string[] {
  const [type, tone] = roles[name] ?? ['content_creator', 'casual'];
  const style = learnStyle(samples, tone, type);
  const written: string[] = [];
  const drafts: string[] = [];
  for (const text of subjects) {
    const seen = new Set<string>();
    for (let variant = 0; variant < variants; variant += 1) {
      const draft = timed({
        kind: 'post',
        voice: { name: type, description: '', personality: '', type, samples },
        tone,
        platform: 'twitter',
        prompt: text,
        post: null,
        reference: null,
        language: 'en',
        variant,
      });
      const shown = humanize(draft, style).text;
      seen.add(draft);
      drafts.push(draft);
      written.push(shown);
      count(draft, shown, text, samples);
      if (show && variant < 3) say(`  ${name}: ${draft.replace(/\n/g, ' / ')}`);
    }
    total.distinct += seen.size;
    total.all += variants;
    cells.push({ name: `${name}, "${text.slice(0, 24)}"`, share: seen.size / variants });
  }
  const ranks = ranksOf(drafts, name);
  total.ranks.push(...ranks);
  const own = rhythmOf(samples.map(readPost)).sentenceVariation;
  const ours = rhythmOf(written.map(readPost)).sentenceVariation;
  return [
    name,
    String(samples.length),
    mean(ranks).toFixed(2),
    percent(ranks.filter((rank) => rank === 1).length, ranks.length),
    `${own.toFixed(2)} ${ours.toFixed(2)}`,
    (ours - own).toFixed(2),
  ];
}

function timed(brief: Brief): string {
  const started = process.cpuUsage();
  const { text } = compose(brief);
  const { user, system } = process.cpuUsage(started);
  times.push((user + system) / 1_000);
  return text;
}

/** A draft as it was composed, and as it is shown after what humanizes it. */
function count(draft: string, shown: string, subject: string, samples: string[]): void {
  const asked = contentWords(subject);
  if ([...contentWords(draft)].some((word) => asked.has(word))) total.onTopic += 1;
  if (weightedLength(draft) <= 280) total.fits += 1;
  if (guardCopies(draft, samples).block) total.copies += 1;
  const usesDashes = samples.some((text) => text.includes('—'));
  tells.forEach(([tell, , pattern], at) => {
    if (pattern.test(shown) && !(tell === 'em dash' && usesDashes)) told[at]! += 1;
  });
}

/** Ranked by ten drafts on different subjects each, as somebody's last ten posts would be. */
function ranksOf(drafts: string[], name: string): number[] {
  const step = drafts.length / subjects.length;
  const mixed = Array.from({ length: drafts.length }, (_, at) => {
    const place = (at % subjects.length) * step + Math.floor(at / subjects.length);
    return drafts[place] ?? '';
  });
  const ranks: number[] = [];
  for (let at = 0; at + 10 <= mixed.length; at += 10) {
    ranks.push(rankOf(mixed.slice(at, at + 10), name));
  }
  return ranks;
}

const rows = [...personas]
  .filter(([name]) => !only || only.includes(name))
  .map(([name, samples]) => measure(name, samples));

const at = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
const weakest = cells.sort((a, b) => a.share - b.share)[0];
const first = total.ranks.filter((rank) => rank === 1).length;
const lines: string[][] = [
  ['persona', 'samples', 'mean rank', 'rank 1', 'CV own, drafts', 'difference (goal 0.25)'],
  ...rows,
  [],
  ['all drafts', 'figure', 'goal'],
  ['within 280', percent(total.fits, total.all), '100 %'],
  ['holds a word of the text', percent(total.onTopic, total.all), '85 %'],
  ['near copies of a sample', percent(total.copies, total.all), '0 %'],
  [`distinct in ${variants}`, percent(total.distinct, total.all), '95 %'],
  ['weakest cell', percent(weakest?.share ?? 0, 1), `95 % (${weakest?.name})`],
  [`mean voice rank of ${everybody.size}`, mean(total.ranks).toFixed(2), '2.5'],
  ['rank 1', percent(first, total.ranks.length), '60 %'],
  ...tells.map(([name, goal], place) => [
    name,
    percent(told[place] ?? 0, total.all),
    `${100 * goal} %`,
  ]),
  ['CPU time p50', at(0.5), ''],
  ['CPU time p95', at(0.95), '20 ms'],
];
sayTable(lines, 24);
