import { expect, it } from 'vitest';
import { isOrder } from './is-order.ts';

it.each([
  'Write about staking yield',
  'please write a short thread on our v2: https://example.com/v2',
  'Draft two more tweets about fees',
  'Create a post about the 3 biggest risks',
  'Tweet about restaking',
  'Write something about @acme and why it matters',
  'Explain why {topic} matters',
  'Describe the upgrade of {date}',
  'Summarize the week in DeFi',
])('tells what to write: %s', (template) => expect(isOrder(template)).toBe(true));

it.each([
  'Create your first vault on @AcmeFi today, 12% APY until Friday: https://example.com/vaults',
  'Create your own meme of our mascot and win',
  'Write your first contract in ten minutes: https://example.com/docs',
  'Generate yield on idle stablecoins with Acme',
  'Tweet us your questions for the AMA at 17:00 UTC',
  'Talk to our team at Token2049, booth 214',
  'Talk about a comeback! ETH is up 20%',
  'Post-merge ETH issuance is down 80%',
  'Post your best trade of the week below',
  'Explain your thesis in one word',
  'Discuss the proposal with @acme on Monday',
  'Draft day is here',
  'Join us at 17:30 UTC in the usual room',
])('is itself to be posted: %s', (template) => expect(isOrder(template)).toBe(false));
