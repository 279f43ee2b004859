import { describe, expect, it } from 'vitest';
import { sampleAnalysis } from '#shared/contracts/buckets.ts';
import { analyseSampleText } from './analyse-sample-text.ts';
import type { Sample } from './read-sample.ts';

const read = (content: string, changes: Partial<Sample> = {}) =>
  analyseSampleText({ content, contentType: 'tweet', platform: 'twitter', ...changes });
const sentencesOf = (content: string, changes: Partial<Sample> = {}) => {
  const { messages: _, ...texts } = read(content, changes).analysis;
  return JSON.stringify(texts);
};

const strong = `I lost 63% of my $SOL bag in 3 weeks.

Here is what I learned:
- size your exit first
- never trust a 12x
- open interest is not demand

What was your worst trade?`;
const weak = `In today's fast-paced world, it's important to note that crypto is a game-changer. The future is HUGE, MASSIVE, AMAZING for EVERYONE!!! 🚀🚀🚀🚀🚀 #btc #eth #crypto https://example.com/a`;

describe('the quality of a sample', () => {
  it('is out of 10 with one decimal, far apart for a strong and a weak text', () => {
    const [best, worst] = [read(strong).quality, read(weak).quality];
    expect(best).toBeGreaterThan(9);
    expect(worst).toBeLessThan(4.5);
    for (const quality of [best, worst]) expect(Math.round(quality * 10)).toBe(quality * 10);
  });

  it('is the same on every run', () => {
    expect(read(strong)).toEqual(read(strong));
  });

  it.each([
    ['a figure', 'the dip was deep', 'the dip was 63% deep'],
    ['a question at the end', 'the book is thin today', 'is the book thin today?'],
    ['line breaks', 'word after word '.repeat(25), 'word after word\n'.repeat(25)],
    [
      'no stock phrase',
      'at the end of the day, this is flat',
      'by the end of last month this is flat',
    ],
    ['shorter sentences', `${'and so on '.repeat(9)}it went`, 'it went. and so on. and on'],
  ])('gains from %s', (_, without, withIt) => {
    expect(read(withIt).quality).toBeGreaterThan(read(without).quality);
  });
});

describe('what is said of a sample', () => {
  it('names in each part the words it stands on', () => {
    const { analysis } = read(strong);
    expect(analysis.engagement.hooks[0]).toBe('Opens with a number: “63%”, “3 weeks”');
    expect(analysis.engagement.hooks[1]).toContain('“I lost”');
    expect(analysis.engagement.emotionalTriggers).toContain('Fear of loss: “lost”');
    expect(analysis.engagement.callToAction).toContain('“What was your worst trade?”');
    expect(analysis.strengths).toContain('A list of 3 items, easy to scan');
    expect(analysis.writingStyle.voice).toContain('First person');
    expect(analysis.marketInsights.topics.join()).toMatch(/Solana.*\$SOL/);
    expect(analysis.marketInsights.sentiment).toContain('bearish');
    expect(analysis.marketInsights.expertise).toContain('“open interest”');
    expect(analysis.improvementSuggestions).toEqual([]);
  });

  it('suggests what this very text lacks', () => {
    const said = sentencesOf(weak);
    expect(said).toContain("“In today's fast-paced world,”");
    expect(said).toContain('Keep one of the 3 hashtags');
    expect(said).toContain('Keep one or two of the 5 emoji');
    expect(said).toContain('“https://example.com/a” into a reply');
    expect(said).toContain('Put a number in place of “HUGE”, “MASSIVE”');
    expect(sentencesOf('the dip is here. we saw 63% gone')).toContain('Move “63%” into the first');
    expect(sentencesOf('well then. who sold?')).toContain('Open with the question you ask later');
  });

  it('judges the length by the platform and the kind of text', () => {
    const long = 'word '.repeat(70);
    expect(sentencesOf(long)).toContain('of 280 characters: cut 69');
    expect(sentencesOf(long, { platform: 'linkedin' })).toContain('Fits: 349 of 3000 characters');
    expect(sentencesOf(long, { contentType: 'article' })).toContain(
      '70 words are few for an article',
    );
    const thread = `1/ short start here\n\n2/ ${long}`;
    expect(sentencesOf(thread, { contentType: 'thread' })).toContain('The part “2/ word');
  });

  it('tells jargon that is explained from jargon that is not', () => {
    const expertise = (text: string) => read(text).analysis.marketInsights.expertise;
    expect(expertise('basis up, open interest flat')).toMatch(/^Expert/);
    expect(expertise('the basis, in other words the gap to spot, is up')).toMatch(/^Teaching/);
    expect(expertise('gm degens')).toMatch(/^Insider/);
    expect(expertise('the market is quiet')).toMatch(/^General/);
  });

  it('describes a text about none of the known subjects by the words it repeats', () => {
    const { topics } = read('my starter died, so i fed the starter again').analysis.marketInsights;
    expect(topics).toEqual(['starter (2 times)']);
  });
});

describe('texts that are hard to read', () => {
  it('judges the form alone where it does not know the language, and says so', () => {
    const said = sentencesOf(
      'El mercado está muy tranquilo hoy y no pasa nada, pero yo creo que sí',
    );
    expect(said).toContain('Not in English');
    expect(said).toContain('Not judged');
    expect(said).not.toMatch(/no reason to read on|Nothing invites/);
    expect(read('ビットコインは今日3%上がりました。次はどうなる？').quality).toBeGreaterThan(6);
  });

  it.each([
    ['emoji alone', '🔥🔥🔥'],
    ['one mark', '.'],
    ['one digit', '1'],
    ['one long word', 'x'.repeat(20_000)],
    ['thousands of amounts', '$1.'.repeat(6_000)],
    ['thousands of marks', '!?'.repeat(10_000)],
    ['thousands of lines', 'a\n'.repeat(9_000)],
    ['hidden characters', 'a\u202eb\u200b\u{e0041}'],
    ['JSON', '{"quality":10}'],
    ['markup', '<script>alert(1)</script>'],
    ['another script', 'مرحبا بالعالم اليوم'],
  ])('has an answer of the right form for %s', (_, content) => {
    const { quality, analysis } = read(content);
    expect(sampleAnalysis.parse(analysis)).toEqual(analysis);
    expect(quality).toBeGreaterThanOrEqual(0);
    expect(quality).toBeLessThanOrEqual(10);
    expect(JSON.stringify(analysis)).not.toMatch(/[\u202e\u200b]|NaN|undefined|Infinity/);
  });
});
