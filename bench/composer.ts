import { compose } from '#api/providers/ai/builtin/compose.ts';
import { contentWords } from '#api/providers/ai/builtin/content-words.ts';
import type { Brief, Voice } from '#api/providers/ai/provider.ts';
import { splitSamples } from '#api/providers/ai/voice/split-samples.ts';
import type { Tone } from '#shared/contracts/common.ts';
import { sameText, shingles, similarity } from '#shared/lib/near-duplicate.ts';
import { weightedLength } from '#shared/lib/weighted-length.ts';
import { bluntVeteran } from './personas/blunt-veteran.ts';
import { hypeIntern } from './personas/hype-intern.ts';
import { marketDesk } from './personas/market-desk.ts';
import { protocolNerd } from './personas/protocol-nerd.ts';
import { trenchGoblin } from './personas/trench-goblin.ts';

// What the built-in composer writes, measured. CPU time, so that a busy machine does not count. Run: node --import tsx bench/composer.ts [--show]
const personas: { text: string; type: Voice['type']; tone: Tone }[] = [
  { text: marketDesk, type: 'ct_lead', tone: 'professional' },
  { text: trenchGoblin, type: 'shitposter', tone: 'humorous' },
  { text: protocolNerd, type: 'content_creator', tone: 'technical' },
  { text: hypeIntern, type: 'project_intern', tone: 'casual' },
  { text: bluntVeteran, type: 'alpha_caller', tone: 'aggressive' },
];
const posts = [
  'Solana fees are spiking again and half my transactions are failing. How is this still a thing?',
  'We just shipped v2 of our bridge. Native USDC, no wrapped tokens. Tell us what breaks.',
  'Unpopular opinion: most L2s will be ghost chains in two years.',
  'Got liquidated on a long because of a five minute wick. Done with perps.',
  'JUST IN: SEC approves in-kind redemptions for spot Bitcoin and Ethereum ETFs',
  'Restaking is just rehypothecation with extra steps and a points program',
  'What wallet do you give to your non-crypto friends?',
  'Just adopted a dog and named him Satoshi',
  'The audit was done by three firms and they still got drained.',
  'Stablecoin supply hit a new all time high and nobody is talking about it.',
];
const perPost = 200;

const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
console.log(
  `built-in composer: ${personas.length} personas x ${posts.length} posts x ${perPost} variants`,
);
let all = 0;
const total = { onTopic: 0, copies: 0, distinct: 0, fits: 0 };
const times: number[] = [];

for (const { text, type, tone } of personas) {
  const samples = splitSamples(text);
  const sampleRuns = samples.map(shingles);
  for (const post of posts) {
    const subject = contentWords(post);
    const seen = new Set<string>();
    for (let variant = 0; variant < perPost; variant += 1) {
      const brief: Brief = {
        kind: 'reply',
        voice: { name: type, description: '', personality: '', type, samples },
        tone,
        platform: 'twitter',
        prompt: null,
        post: { text: post, author: 'someone' },
        reference: null,
        language: 'en',
        variant,
      };
      const started = process.cpuUsage();
      const draft = compose(brief).text;
      const { user, system } = process.cpuUsage(started);
      times.push((user + system) / 1_000);
      all += 1;
      seen.add(draft);
      if ([...contentWords(draft)].some((word) => subject.has(word))) total.onTopic += 1;
      if (weightedLength(draft) <= 280) total.fits += 1;
      const runs = shingles(draft);
      if (sampleRuns.some((sample) => similarity(runs, sample) >= sameText)) total.copies += 1;
      if (process.argv.includes('--show') && variant < 2) console.log(`  ${type}: ${draft}`);
    }
    total.distinct += seen.size;
  }
}

times.sort((a, b) => a - b);
console.log(
  `samples per persona   ${personas.map(({ text }) => splitSamples(text).length).join(', ')}`,
);
console.log(`on topic              ${share(total.onTopic, all)} (goal 100 %)`);
console.log(`near-copies           ${share(total.copies, all)} at Jaccard ${sameText} (goal 0 %)`);
console.log(`distinct in ${perPost}       ${share(total.distinct, all)} (goal 95 %)`);
console.log(`within 280            ${share(total.fits, all)} (goal 100 %)`);
console.log(
  `p95 CPU time          ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms (goal < 20 ms)`,
);
