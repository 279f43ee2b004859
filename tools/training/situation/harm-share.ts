import type { ClassifiedSituation } from '#api/ai/situation/classify-situation.ts';

const grave = ['grief', 'hostile', 'scam', 'incident'] as const;

/** How much of a text's probability lies with a loss, hate, a scam or an incident. */
export const graveShare = ({ probabilities }: ClassifiedSituation) =>
  grave.reduce((sum, name) => sum + probabilities[name], 0);

export const isGrave = (label: string) => grave.some((name) => name === label);

/** What a light answer would hurt: the four, and a complaint. */
export const isHarm = (label: string) => label === 'complaint' || isGrave(label);

export const isReadAsHarm = ({ situation }: ClassifiedSituation) => isHarm(situation);
