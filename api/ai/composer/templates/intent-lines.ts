import type { Intent } from '#shared/contracts/intents.ts';

/** What an intent says: `about` names a subject, `plain` does not, `grave` stands under bad news. */
interface IntentLines {
  plain: string[];
  about: string[];
  grave?: string[];
}

export const intentLines: Record<Intent, IntentLines> = {
  agree: {
    plain: [
      'agreed',
      'with you on this',
      'I see it the same way',
      'same view here',
      'fair point',
      'yes, this',
    ],
    about: ['with you on {f}', 'agreed on {f}', 'I see {f} the same way'],
  },
  disagree: {
    plain: [
      'I see it differently',
      'not so sure about this',
      'not convinced',
      'I would push back on this',
      'I come out the other way',
      'not with you on this one',
    ],
    about: [
      'not with you on {f}',
      'I see {f} differently',
      'not so sure about {f}',
      'I would push back on {f}',
      'not convinced on {f}',
    ],
  },
  ask: {
    plain: [],
    about: [
      'can you say more about {f}?',
      'how do you see {f} here?',
      'where {does} {f} come into this?',
      'what does this mean for {f}?',
    ],
  },
  thank: {
    plain: [
      'thank you for this',
      'thanks for sharing this',
      'thanks, this helps',
      'appreciate you sharing this',
      'thank you for taking the time',
      'glad you wrote this down, thank you',
      'thanks, good to know',
    ],
    about: ['thanks for {f}', 'thank you for {f}', 'thank you for {f}, appreciated'],
    grave: [
      'thank you for telling us',
      'thank you for letting us know',
      'thank you for saying it openly',
    ],
  },
  congratulate: {
    plain: [
      'congratulations',
      'congrats, well earned',
      'congrats to all of you',
      'so good to read this, congrats',
      'well done, congratulations',
      'congrats, enjoy the day',
      'happy for you, congratulations',
    ],
    about: ['congrats on {f}', 'congratulations on {f}', 'well done, congrats on {f}'],
  },
  condolences: {
    plain: [
      'I am so sorry',
      'so sorry to hear this',
      'I am sorry, thinking of you',
      'so sorry, wishing you strength',
      'I am very sorry to read this',
      'sorry, there are no right words for this',
      'thinking of you',
    ],
    about: ['I am so sorry about {f}', 'so sorry about {f}'],
  },
  decline: {
    plain: [
      'thank you for asking, but I will pass',
      'kind of you to ask, but not for me',
      'I will sit this one out, thank you',
      'not for me this time, thank you',
      'I have to say no to this one, thank you for thinking of me',
    ],
    about: ['thank you, but no {F} for me', 'I will pass on {f}, thank you'],
    grave: [
      'I am sorry, I cannot help with this one',
      'sorry, this is not something I can help with',
      'I am sorry, I have to pass on this',
    ],
  },
};

/** What an intent says without a subject; under bad news other words, where it has them. */
export function plainLines(intent: Intent, isBad: boolean): string[] {
  const { plain, grave } = intentLines[intent];
  return (isBad && grave) || plain;
}
