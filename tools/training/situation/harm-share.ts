import type { ClassifiedSituation } from '#api/ai/situation/classify-situation.ts';

const grave = ['grief', 'hostile', 'scam', 'incident'] as const;

/** How much of a text's probability lies with a loss, hate, a scam or an incident. */
export const graveShare = ({ probabilities }: ClassifiedSituation) =>
  grave.reduce((sum, name) => sum + probabilities[name], 0);

/** Whether a text is read as one that a light answer would hurt; a complaint counts. */
export const isReadAsHarm = ({ situation }: ClassifiedSituation) =>
  situation === 'complaint' || isGrave(situation);

export const isGrave = (label: string) => grave.some((name) => name === label);
