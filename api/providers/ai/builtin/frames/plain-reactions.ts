import type { Stance } from '../read-text.ts';

/** Whole short replies that need no subject: what people say when they have nothing to add. */
export const plainReactions: Partial<Record<Stance, string[]>> = {
  opinion: [
    'hard to argue with this',
    'said more plainly than most would dare',
    'agree, and few will like hearing it',
    'this, and it is cheaper to learn it here',
    'correct, and it will be ignored until it hurts',
    'saving this for the next argument',
    'nothing to add to this',
    'the quiet part, finally',
    'true, and not very popular',
    'would frame this if I had a wall',
    'somebody put this on a wall in every office',
  ],
  launch: [
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
  news: [
    'the headline is the easy part, the fine print is next',
    'waiting for the details before having feelings about it',
    'everyone will have an opinion by lunch, few will have read it',
    'good to know, curious who moves first because of it',
    'reading the source before the takes',
    'let us see what is left of it in a week',
    'bigger than it looks, or smaller, ask me in a week',
    'the second paragraph is usually where it gets interesting',
    'curious who has to change their plans now',
    'this one deserves more than a headline',
    'noted, now the waiting begins',
  ],
  bullish: [
    'with you, and I would still size it like I could be wrong',
    'like it more the fewer people talk about it',
    'quiet strength is my favourite kind',
    'nice, now let it hold on a boring day',
  ],
  bearish: [
    'ugly, and usually the time to stop staring at it',
    'the boring days after this say more',
    'rough tape, smaller size',
    'everybody has a plan until a day like this',
  ],
  pain: [
    'rough, and not the first time',
    'rough, and it does not get funnier with time',
    'that should not be normal by now',
    'the worst part is that nobody is surprised',
    'painful, thanks for saying it in public',
    'how is this still a thing?',
    'sorry, this one is getting old',
    'at some point this stops being bad luck',
    'felt this one',
    'hope it is sorted by tomorrow',
    'you are not alone with this',
  ],
};

/** Under somebody's own story or a plain report, which nobody can agree or disagree with. */
export const plainStory: string[] = [
  'more posts like this one please',
  'the honest version, thank you',
  'quietly the best kind of post',
  'what surprised you most?',
  'what would you do differently?',
  'this is more useful than most threads',
  'the details are the good part here',
  'what did you take away from it?',
];

/** Under a small piece of somebody's good day. */
export const plainJoy: string[] = [
  'okay, this made my day',
  'best news on here today',
  'congrats, we need the long version',
  'more of this please',
  'love this for you',
  'the good part of this app',
  'finally some real news',
  'congrats to everybody involved',
  'this beats any chart',
  'pictures please',
  'is there a longer version?',
  'tell us more about it',
];

/** Under a statement that is neither a story nor a point to argue about. */
export const plainNods: string[] = [
  'hard to disagree',
  'credit where it is due',
  'no argument from me',
  'agreed, and it took long enough',
  'fair, and nice to hear for once',
];

/** On a subject, before a point that does not name it. */
export const pointLeads: string[] = [
  'on {f}: {p}',
  '{f} in one line: {p}',
  'worth repeating about {f}: {p}',
  'the short version of {f}: {p}',
  'my whole view of {f}: {p}',
  'one thing on {f}: {p}',
  'what I keep coming back to with {f}: {p}',
  '{f}, without the noise: {p}',
  'if I had to say one thing about {f}: {p}',
];

/** Whole answers to a question, by how it is asked. */
export const plainAnswers = {
  which: [
    'the boring one you will still be happy with in a year',
    'whichever one fails in a way you can live with',
    'the one you understand well enough to explain to somebody else',
    'the one that has already survived a bad day',
    'pick by what happens when it goes wrong, not by the features',
    'the old one, tested twice, beats the new one you have not tried',
  ],
  worth: [
    'only if you would still do it without the incentives',
    'small size first, then you have an answer of your own',
    'if you have to squint to see why it pays, that is the answer',
    'worth it until it takes over your weekends',
    'depends what the money would do otherwise',
    'ask the ones who stopped, they are more honest about it',
  ],
  either: [
    'bit of both, the timing decides which one it looks like',
    'ask again once nobody is asking',
    'both, just not for the same people',
    'the answer is usually whichever one hurts more to hold',
    'could be either, size it so that you do not have to know',
  ],
  how: [
    'slower than I would like, mostly',
    'one small thing at a time and no heroics',
    'by doing less of it, honestly',
    'badly at first, then with a checklist',
    'start with the smallest version that could work',
  ],
  why: [
    'follow who gets paid and it usually explains itself',
    'incentives, mostly, as ever',
    'because the people who could fix it do not feel it',
    'because it works just well enough for those in charge of it',
    'habit, and nobody gets promoted for fixing it',
  ],
  coming: [
    'not sure yet, who else is going?',
    'still deciding',
    'tempted, mostly for the hallway',
    'would be good to see people there',
    'depends on who else goes',
  ],
  shared: [
    'not just you',
    'you are not the only one',
    'same here, it just gets said in private',
    'more people than would admit it',
    'I do too, and I keep checking whether I am wrong',
    'no, and the list is longer than it looks',
  ],
  open: [
    'curious what others say here, my answer changes too often',
    'following for the answers',
    'good question, and I trust the slow answers more',
    'would like to know too',
    'somebody in these replies must know',
    'good question',
  ],
};
