import type { Greeting } from '../read/read-greeting.ts';

/** Answers to a greeting or good news; `close` may follow one of `first`. */
interface Lines {
  first: string[];
  close: string[];
}

export const greetingLines: Record<Greeting, Lines> = {
  launch: {
    first: [
      'congrats to the whole team',
      'congrats, now get some sleep',
      'congrats, going to try to break it',
      'good work, shipping is the hard part',
      'congrats, will give it a proper look',
      'love to see it out in the open',
      'big day, congrats to everyone who stayed late for it',
      'real work over teasers, respect',
      'congrats, looking forward to the second release already',
    ],
    close: ['well deserved', 'enjoy the day', 'hope the first week is a calm one'],
  },
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
  wishes: {
    first: [
      'same to you',
      'and to you too',
      'thank you, same to you and yours',
      'right back at you',
      'thanks, and all the best to you too',
      'to you and yours as well',
    ],
    close: ['have a good one', 'enjoy the day', 'hope it is a quiet one'],
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
};
