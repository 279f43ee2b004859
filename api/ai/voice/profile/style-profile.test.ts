import { describe, expect, it } from 'vitest';
import { learnStyle } from './style-profile.ts';

const many = (text: string) => Array.from({ length: 40 }, () => text);

describe('learnStyle', () => {
  it('takes tone and type for granted while there are no samples', () => {
    const poster = learnStyle([], 'humorous', 'shitposter');
    expect(poster.lowerCase).toBeGreaterThan(0.5);
    expect(learnStyle([], 'professional', 'ct_lead').lowerCase).toBeLessThan(0.1);
  });

  it('lets many samples outweigh the tone', () => {
    const profile = learnStyle(
      many('gm frens, its all a bit much today 😂'),
      'professional',
      'ct_lead',
    );
    expect(profile.lowerCase).toBeGreaterThan(0.85);
    expect(profile.fullStop).toBeLessThan(0.15);
    expect(profile.emoji).toBeGreaterThan(0.85);
    expect(profile.emojis).toContain('😂');
    expect(profile.openers).toEqual([['gm frens,', 1]]);
  });

  it('reads casing past tickers, acronyms, handles and links', () => {
    const profile = learnStyle(
      many('watching $SOL and ETH with @Anna on https://X.com'),
      'professional',
      'ct_lead',
    );
    expect(profile.lowerCase).toBeGreaterThan(0.85);
  });

  it('tells dropped apostrophes from contractions and from long forms', () => {
    expect(learnStyle(many('I dont know'), 'casual', 'ct_lead').noApostrophe).toBeGreaterThan(0.8);
    expect(learnStyle(many("I don't know"), 'casual', 'ct_lead').noApostrophe).toBeLessThan(0.1);
    expect(learnStyle(many('I do not know'), 'casual', 'ct_lead').contraction).toBeLessThan(0.15);
  });

  it('counts short forms against long ones', () => {
    const profile = learnStyle([...many('u know'), ...many('you know')], 'casual', 'ct_lead');
    expect(profile.short).toContainEqual(['you', 'u', 0.5]);
  });

  it('measures length and rhythm', () => {
    const profile = learnStyle(
      many('One two three. Four five.\n\nSix seven?'),
      'casual',
      'ct_lead',
    );
    expect(profile.words).toBeCloseTo(8, 0);
    expect(profile.sentences).toBeCloseTo(3, 0);
    expect(profile.lineBreak).toBeGreaterThan(0.85);
    expect(profile.question).toBeGreaterThan(0.85);
  });
});
