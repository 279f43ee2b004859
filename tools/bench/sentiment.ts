import { statSync } from 'node:fs';
import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import { say } from './harness/say.ts';

// What a reading costs. CPU time, so that a busy machine does not count. Run: node --import tsx tools/bench/sentiment.ts
const texts = [
  'Just bought more $ETH, this dip is a gift. See you at 10k 🚀',
  'Bitcoin Slides Below $60,000 as Spot ETFs Post Record Daily Outflows',
  'Three weeks since I asked support where my withdrawal is. Get your coins off that exchange while you still can.',
  'AMA with the team tomorrow at 3pm UTC. Join our Discord: https://example.com #crypto #AMA',
  'Honestly I am not sure what to make of this market. Volume is low, funding is flat, and everybody on my feed has an opinion. I will keep my plan: a small buy every week, nothing fancy, and check again in a year.',
];
const rounds = 2_000;

const cold = process.hrtime.bigint();
classifySentiment(texts[0] ?? '');
const first = Number(process.hrtime.bigint() - cold) / 1e6;
for (let round = 0; round < 200; round += 1) for (const text of texts) classifySentiment(text);

const started = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) for (const text of texts) classifySentiment(text);
const { user, system } = process.cpuUsage(started);
const weights = new URL('../../api/analysis/sentiment/sentiment.weights', import.meta.url);

say(`a text      ${((user + system) / rounds / texts.length).toFixed(0)} µs (goal < 500)`);
say(`first text  ${first.toFixed(1)} ms, weights read from disk`);
say(`weights     ${statSync(weights).size} bytes (goal < 500,000)`);
