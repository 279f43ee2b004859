import type { Situation } from '../read/read-situation.ts';

/** Replies to a situation and not to a subject; `close` may follow one of `first`. */
interface Lines {
  first: string[];
  close: string[];
}

export const situationLines: Record<Situation, Lines> = {
  milestone: {
    first: [
      'congrats, that is real news',
      'congratulations, so happy for you',
      'this is the kind of post I open the app for, congrats',
      'best news here today, congratulations',
      'congrats, enjoy every minute of it',
      'love this, congratulations',
      'finally something worth being bullish on, congrats',
      'so good, congrats to all of you',
      'congrats, and log off to celebrate',
      'happy for you, this beats any chart',
    ],
    close: [
      'the timeline can wait',
      'well deserved',
      'wishing you all the best',
      'now go celebrate',
    ],
  },
  gm: {
    first: [
      'gm',
      'gm gm',
      'gm, have a good one',
      'gm, coffee first',
      'gm, let us make it a calm one',
      'gm to everyone who slept through the candles',
      'gm, what are you working on?',
      'gm, may the charts be boring today',
      'gm and good luck out there',
      'gm, hope you slept',
      'good morning, phones down for the first coffee',
      'gm, one good thing today and we call it a win',
    ],
    close: [
      'what are you working on today?',
      'what did I miss overnight?',
      'have a good one',
      'quiet charts and loud coffee',
      'be nice to somebody today',
    ],
  },
  gn: {
    first: [
      'gn',
      'gn, sleep well',
      'gn, it will all be there in the morning',
      'gn, close the charts',
      'gn, rest is a position too',
      'gn, no alerts tonight',
      'gn, see you tomorrow',
      'sleep well',
    ],
    close: ['see you tomorrow', 'phone in the other room', 'good work today'],
  },
  hiring: {
    first: [
      'good luck with the search',
      'hope the right person sees this',
      'somebody good is reading this right now',
      'more posts like this and fewer price calls please',
      'what would somebody have to be great at?',
      'what does the first month look like?',
      'what is the hardest part of the job?',
      'is there a salary range?',
      'sharing this further',
      'hope it goes to somebody who stays',
      'do you take people who learnt it on their own?',
      'tag somebody who should apply',
    ],
    close: [
      'good luck to everyone applying',
      'hope it fills quickly',
      'good people are worth the wait',
      'love to see teams growing',
    ],
  },
};
