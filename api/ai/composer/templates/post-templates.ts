import type { Tone } from '#shared/contracts/common.ts';

/** Sentences about a subject that stand on their own. */
export const hooks: string[] = [
  'most people get {f} backwards',
  '[thinking|reading|arguing] about {f} [today|again|this week]',
  '{f} {is} simpler than {it} look{s} and harder than {it} sound{s}',
  'the more I look at {f}, the less I trust the easy story',
  '{f} will look obvious in hindsight',
  '[everyone|half the timeline] has [an opinion|a thread] on {f}, [few|not many] have [a plan|a reason]',
];

/** First words of a post, before a colon and a point. */
export const leadIns: string[] = [
  'the {F} conversation keeps missing one thing',
  'reminder about {f}',
  'two things can be true about {f}',
  'small thought on {f}',
  'been reading about {f} and one thing sticks',
  'what I think people miss about {f}',
];

export const toneHooks: Record<Tone, string[]> = {
  professional: [
    'a note on {f}',
    'what matters about {f} right now',
    'one way to think about {f}',
    '{f}, without the noise',
  ],
  casual: [
    'ok so, {f}',
    'been staring at {f} all morning',
    '{f} again',
    "can't stop thinking about {f}",
  ],
  aggressive: [
    'unpopular opinion on {f}',
    "you're being lied to about {f}",
    "I'm tired of the {F} excuses",
    'somebody has to say it about {f}',
  ],
  humorous: [
    '{f}, a love story',
    'my entire personality is {f} now',
    'breaking: I have thoughts on {f}',
    'me explaining {f} at dinner',
  ],
  technical: [
    'a closer look at {f}',
    'how I would reason about {f}',
    '{f} from first principles',
    'where {f} break{s}',
  ],
};

/** Around a fact the user gave, which stands in the post word for word. */
export const factClosers: Record<Tone, string[]> = {
  professional: ['happy to answer questions', 'feedback is welcome', 'questions are welcome'],
  casual: ['go have a look', 'tell us what breaks', 'questions welcome', 'curious what you think'],
  aggressive: ['less talk, more of this', 'no excuses left', 'watch what we do, not what they say'],
  humorous: ['nobody is more surprised than us', 'yes, on purpose', 'please be gentle'],
  technical: ['ask about the trade-offs', 'ask about the edge cases', 'break it and tell us how'],
};

export const calls: string[] = [
  '{f} {is} on my watchlist',
  'watching {f} from here',
  'starting to care about {f}',
  '{f} {is} worth the homework',
  "I'm paying attention to {f} again",
  'putting {f} back on the list',
];

export const callChecks: string[] = [
  'what I want to see: {w}',
  'the check is {w}',
  'the idea lives or dies with {w}',
  "before anything else I'd look at {w}",
];

export const invalidations: string[] = [
  "if that turns, I'm wrong and out",
  'if it fails there the idea is done',
  'no confirmation, no trade',
  "wrong is wrong, I'd rather be flat than stubborn",
  'if the reason goes away, so do I',
];

export const disclaimers: string[] = [
  'not advice',
  'NFA',
  'do your own work',
  'just how I see it, not advice',
];

/** What a thread on a subject says after its claim, one of each list in a part of its own. */
export const threadParts = {
  reason: ['start here: {p}', 'underneath it: {p}', 'most of it comes down to this: {p}'],
  more: [
    'the part that gets skipped: {p}',
    'then there is this: {p}',
    'less talked about: {p}',
    'and the other half: {p}',
  ],
  practice: ['in practice, {p}', 'what that looks like: {p}', 'on a bad day: {p}'],
  watch: [
    'two things to check: {w}, and {v}',
    'where I would look: {w}, then {v}',
    'what tells you more than opinions: {w}, and {v}',
  ],
  end: ['what would you add?', 'where would you disagree?', 'what did I miss?'],
};

/** Points that hold for a subject outside of the trade. */
export const plainPoints: string[] = [
  'small things add up',
  'the boring middle is where it happens',
  'took me a while to take it seriously',
  'still figuring it out',
  'mostly it is about showing up',
  'the simple version works better than it should',
];

/** The rest of a thread about the writer's own work, which invents nothing about it. */
export const ownThread: string[] = [
  'what we want to hear: what works, what breaks, and what is missing',
  'questions are welcome, the blunt ones too',
  'if something looks wrong, tell us before you tell the timeline',
];

/** After a subject out of the writer's own life, of which nothing else is known. */
export const ownSubject: string[] = [
  'ask me anything about it',
  'still making sense of it',
  'longer version another day',
  'happy to tell the long version',
];

/** A subject and a point in one breath. */
export const leading: string[] = [
  'on {f}: {p}',
  'with {f} I end up at the same place every time: {p}',
  'my whole view on {f}: {p}',
  'the short version of {f}: {p}',
  'what people miss about {f}: {p}',
  'same story with {f} every time: {p}',
  'one thing on {f}: {p}',
  "all I'd add on {f}: {p}",
  'never gets old with {f}: {p}',
  'talk about {f} long enough and you get here: {p}',
  'if I had to put {f} in one line: {p}',
  'the bit on {f} I would frame: {p}',
  'worth repeating on {f}: {p}',
];

/** Second sentences for any subject. */
export const generalTakes: string[] = [
  "easy to say, harder when it's your own money",
  'the incentives explain most of it',
  'boring until it suddenly is not',
  'the details decide it and the details are dull',
  'it takes longer than anyone wants and then happens fast',
  'most people notice about a month late',
];

export const generalAsks: string[] = [
  'what changed your mind?',
  'what made you look at it now?',
  'what would prove you wrong?',
  "what's the part people get wrong?",
  'who is doing this well right now?',
];

export const watching: string[] = [
  "I'd watch {w}",
  'the tell for me is {w}',
  'keeping an eye on {w}',
  'only thing I look at now: {w}',
  'everything else is noise next to {w}',
];
