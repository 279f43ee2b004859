import { isSure, type Situation, type SituationReading } from '#shared/contracts/situations.ts';

/** They stand in place of the tone: a persona's manner has no place there. */
const grave: Partial<Record<Situation, string>> = {
  grief:
    'The post tells of a loss or a hard time. Be brief and kind: no emoji, exclamation mark, joke, advice or market talk.',
  hostile: 'The post is hate or a threat. Stay calm: never agree, joke along or insult.',
  scam: 'The post looks like a scam. Never agree with it, praise it or repeat its offer.',
  incident:
    'The post is an incident of its author. Be sober: no praise, congratulations, emoji, exclamation mark or joke.',
  complaint: 'The post is a complaint. Take it seriously: no joke, excuse or promise.',
};

const light: Partial<Record<Situation, string>> = {
  question: 'The post asks: answer it, or ask back for what is missing.',
  joke: 'The post is a joke: answer lightly and do not explain it.',
  greeting: 'The post is a greeting or good news: keep it short and glad.',
};

/** How to write under a post that is surely grave, in place of the tone; null under any other. */
export function graveManner(reading: SituationReading | undefined): string | null {
  return lineOf(grave, reading);
}

/** What else a model is told of the post's situation; null where nothing is surely known. */
export function situationTask(reading: SituationReading | undefined): string | null {
  return lineOf(light, reading);
}

function lineOf(
  lines: Partial<Record<Situation, string>>,
  reading: SituationReading | undefined,
): string | null {
  if (!reading || !isSure(reading)) return null;
  return lines[reading.situation] ?? null;
}
