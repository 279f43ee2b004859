import type { Tone } from '#shared/contracts/common.ts';

/** Before what the user wants said, where they take a side. */
export const sideLines: Record<'agree' | 'disagree', Record<Tone, string[]>> = {
  agree: {
    professional: ['agreed', 'I see it the same way', 'fair', 'I agree'],
    casual: ['yeah, agree', 'with you on this', 'fair', 'same here'],
    aggressive: ['exactly', 'yes', 'right', 'correct'],
    humorous: ['annoyingly correct', 'agree, sadly', 'yes, and I hate it', 'fair'],
    technical: ['agreed', 'correct', 'agreed on the mechanism', 'yes'],
  },
  disagree: {
    professional: [
      'I see it differently',
      'I would push back here',
      'I am not convinced',
      'I disagree',
    ],
    casual: ['not so sure', "I'd push back on that", "don't see it that way", 'hm, disagree'],
    aggressive: ["I don't buy it", 'no', 'wrong end of it', 'hard disagree'],
    humorous: ['respectfully, no', 'counterpoint', 'I regret to disagree', 'bold, and no'],
    technical: ['I read it differently', 'not quite', 'I would dispute that', 'I disagree'],
  },
};

/** Before a point that takes no side. */
export const pointStarts: string[] = ['one thing', 'my side of it', 'worth adding'];

/** Other words for what a user asked to have said to somebody. */
export const speechActs = new Map<string, string[]>(
  Object.entries({
    congrats: ['congrats', 'congratulations', 'congrats to all of you', 'well done, congrats'],
    'thank you': ['thank you', 'thanks for this', 'thank you, really', 'thanks, appreciated'],
    sorry: ['sorry about that', 'apologies for that', 'sorry, that should be better', 'apologies'],
    welcome: ['welcome', 'welcome, good to have you here', 'glad you are here'],
    'good luck': ['good luck', 'good luck with it', 'best of luck'],
  }),
);

/** How a request to tell something begins; the later ones in later drafts. */
export const requests = ['can you say', 'could you say', 'can you share'] as const;

/** After a point of the user's, in later drafts. */
export const pointCloses: Record<'agree' | 'disagree' | 'none', string[]> = {
  agree: ['the rest I would sign as it is', 'that is all I would add'],
  disagree: ['happy to be wrong', 'what would change your mind?', 'tell me where I am off'],
  none: ['curious how others see it', 'that is all I would add', 'how do you see it?'],
};

/** A reply that is to come to something the user only named: it asks, as nothing was stated. */
export const comingTo: string[] = [
  'where {does} {f} come into this?',
  'what does this mean for {f}?',
  'how do you see {f} here?',
  'can you say more about {f}?',
];

/** After a point of the user's own in a post. */
export const opinionCloses: string[] = [
  'what am I missing?',
  'agree or not?',
  'where am I wrong?',
  'tell me why not',
  'curious who sees it differently',
];

/** After a day and an hour to come by. */
export const eventCloses: string[] = [
  'bring questions',
  'see you there',
  'come and say hi',
  'the hard questions are welcome too',
];

/** After a story of the user's own. */
export const storyCloses: string[] = [
  'happy to answer questions',
  'ask me anything about it',
  'what would you have done?',
  'anybody else?',
];
