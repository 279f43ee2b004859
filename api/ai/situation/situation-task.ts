import { isSure, type Situation, type SituationReading } from '#shared/contracts/situations.ts';

const lines: Partial<Record<Situation, string>> = {
  grief:
    'The post tells of a loss or a hard time: be brief and kind; no emoji, no exclamation mark, no joke, no advice, no market talk.',
  hostile: 'The post is hate or a threat: never agree with it, never joke along, insult nobody.',
  scam: 'The post looks like a scam: never agree with it, praise it or repeat its offer.',
  incident:
    'The post is an incident of its author: no praise, no congratulations, no emoji, no exclamation mark, no joke.',
  complaint: 'The post is a complaint: take it seriously; no joke, no excuse, no promise.',
  question: 'The post asks: answer it, or ask back for what is missing.',
  joke: 'The post is a joke: answer lightly and do not explain it.',
  greeting: 'The post is a greeting or good news: keep it short and glad.',
};

/** What a model is told of the post's situation; null where nothing is surely known. */
export function situationTask(reading: SituationReading | undefined): string | null {
  if (!reading || !isSure(reading)) return null;
  return lines[reading.situation] ?? null;
}
