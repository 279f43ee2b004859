import type { Tone } from '#shared/contracts/common.ts';
import type { Stance } from '../read/read-text.ts';

/** First sentences of a reply, by what the post does. They hold for any subject. */
export const byStance: Record<Stance, string[]> = {
  opinion: [
    '{f} {is} the part I keep coming back to',
    'agree on {f}, less sure about the rest',
    "the {F} point is the one I'd underline",
    "I'd go further on {f}, honestly",
    'people will argue about {f} and miss the point of this',
    "I've gone back and forth on {f}, this helps",
    'fair on {f}',
  ],
  question: [
    '[it|that] depends on [how much|what|who] [rides on|you trust with|else touches] {f}',
    '[honest|short|boring] answer on {f}: [start small|ask who pays|pick one and learn it well|the one you already know]',
    'with {f} [habit|trust|support|simplicity] [beats|matters more than] [features|price|speed|hype]',
    '[ask me|check] again [in a month|after the next bad day], {f} will [tell|have told] us',
    'depends how much weight you put on {f}',
    "I'd start with {f}",
    '{f} first, the rest follows',
    'my answer on {f} changes more often than it should',
    'honest answer on {f}: nobody is sure yet',
    "for {f} I'd want to know one thing first",
    "I wouldn't overthink {f}",
    'been asking the same about {f}',
    'depends who you ask about {f}',
    'I keep changing my mind on {f}',
    '{f} {is} the wrong place to save effort',
    'most answers about {f} are somebody selling theirs',
    'I would ask a few people about {f} and trust the boring one',
  ],
  launch: [
    '{f}: [something|finally something] to [use|test|read|break] instead of [speculate about|wait for|argue about]',
    'the [first week|second release|support queue|first bad day] will [tell|show] what {f} can do',
    '[more|we need more] of this: [work first|ship first|quiet work], then {f} in the open',
    '[interested|curious] to see [who|what kind of user] {f} [attract{s}|surprise{s}|keep{s}]',
    'good to see {f} actually out',
    'curious what people do with {f} first',
    'glad somebody is putting real work into {f}',
    '{f} in the open, finally something to look at',
    'the hard part of {f} starts now',
    "I'll judge {f} by week two, but this looks right",
    'more of this: {f} first, thread later',
    'going to look at {f} properly tonight',
    'nice, {f} {is} overdue',
    '{f} beats another teaser',
    'show me {f} on a bad day and I am sold',
    'bookmarking {f} for the weekend',
  ],
  pain: [
    'rough. everybody has their {F} story by now',
    '{f} again. at some point it is a pattern',
    'nothing teaches you about {f} quite like this',
    'the worst part about {f} is that none of this is new',
    'this is why I get nervous around {f}',
    'wish I could say {f} surprised me here',
    'we talk about {f} once a month and then move on',
    'sorry, but thanks for saying it about {f} in public',
    'no notes on {f}, just a long sigh',
    'another day, another {F} lesson',
    'filed under {f}, again',
  ],
  news: [
    'everyone will read the headline and skip {f}',
    '{f} {is} the detail that matters here',
    'waiting to see what {f} look{s} like once the headline is old',
    'first reaction is about price, the second should be about {f}',
    '{f} {is} the part that outlives the news',
    'reading this for {f} and not for the headline',
    'give it a week and only {f} will matter here',
  ],
  bullish: [
    'I like it, mostly for {f}',
    "{f} {is} the reason I'm listening",
    'fine, but let me see {f} hold through a slow week',
    'the {F} case makes sense, the timing is the hard part',
    "with you on {f}, I'd just size it like I could be wrong",
    'happy about {f}, nervous about how happy everyone else is',
    'not fighting {f} here',
  ],
  bearish: [
    'the {F} part I get, the timing less so',
    'maybe, but everyone already leans this way on {f}',
    "not arguing on {f}, I'd just watch who is left to sell",
    'fair on {f}, and ugly is usually when people stop looking',
    'the mood on {f} turned fast',
  ],
  joke: [
    'somebody had to say it about {f}',
    'the {F} jokes write themselves',
    'laughing, but {f} {is} kind of the whole problem',
    '{f} {has} been carrying this timeline',
    'I feel personally attacked by {f}',
    'too accurate about {f}, delete this',
  ],
  hiring: [
    'whoever takes this gets to own {f}, not bad',
    'somebody good is lurking in these replies, {f} {is} a fun problem',
    'sending this to the one person I know who dreams about {f}',
    '{f} {is} a good reason to leave a boring job',
  ],
  hello: [
    'gm, coffee first and then {f}',
    'gm to you and to {f}',
    'gm, hope {f} treat{s} you well today',
    'gm, {f} can wait until after coffee',
  ],
};

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

/** A point that does not name the subject itself, brought back to it. */
export const trailing: string[] = [
  '{p}. goes double for {f}',
  '{p}. see {f}',
  '{p}, and {f} {is} no exception',
  '{p}. {f} {is} how you find out',
];

/** A subject and a question in one breath. */
export const linkedAsks: string[] = [
  'on {f}: {p}',
  'question on {f}: {p}',
  'the thing I never see answered about {f}: {p}',
  'with {f}, {p}',
  'before I have an opinion on {f}: {p}',
  '{f}, ok, but {p}',
  'only one question on {f}: {p}',
  'what I want to know about {f}: {p}',
  'fine on {f}, now tell me: {p}',
  'the part about {f} I cannot answer: {p}',
];

/** First sentences a tone brings to any post; casual has the stance's own. */
export const byTone: Record<Tone, string[]> = {
  professional: [
    "I'd separate {f} from the rest here",
    'agree with the direction, with one caveat on {f}',
    'the open question on {f} is execution',
    "{f} {is} the part I'd want to see more data on",
    'a fair reading of {f}, and an uncomfortable one',
    'most of the discussion on {f} stops one step too early',
    '{f} deserve{s} more attention than this usually gets',
  ],
  casual: [],
  aggressive: [
    'people keep making excuses for {f} and then act surprised',
    'stop pretending {f} {is} solved',
    'nobody wants to hear it about {f}, which is why it keeps happening',
    'enough excuses about {f}',
    'someone finally says it about {f}',
    'everyone nodding along has never had to deal with {f}',
    'say the quiet part about {f} louder',
    "{f} get{s} a free pass and I don't understand why",
  ],
  humorous: [
    '{f} and I are no longer on speaking terms',
    'explained {f} to my family, it went exactly how you think',
    '{f} {is} my roman empire at this point',
    'I was told there would be no {F} on the exam',
    '{f} walked in like nothing happened',
    'day one of having no opinion about {f}, already failed',
    'someone check on {f}',
    'putting {f} on my tombstone',
    'my last brain cell is thinking about {f}',
    'therapist: {f} cannot hurt you',
    '{f} did this to me personally',
    'if {f} had a face I would like a word with it',
    'not me checking {f} at dinner again',
  ],
  technical: [
    'with {f} I look at the failure mode first',
    '{f} {is} mostly an incentive problem wearing a technical costume',
    'depends on what {f} assume{s} about the worst case',
    'for {f} the mechanism is fine, the parameters worry me',
    'the interesting part of {f} is where the assumptions break',
    '{f} work{s} until the adversary is somebody with a budget',
  ],
};

/** For a post outside of what the composer knows about: no opinions on somebody's dog. */
export const plain: string[] = [
  '[today|this week] belongs to {f}, [sorry to the charts|the rest can wait|and rightly so]',
  '[everything|anything] I [post|do|say] today will be [less important than|worse than] {f}',
  '[more of|give us more of|keep posting] {f}, [it helps|we need it|no objections here]',
  '{f} [beat{s}|outrank{s}] [any|every] [chart|headline|thread] I have [seen|read] [today|this week]',
  '{f} got me',
  'more {F} posts please',
  "wasn't expecting {f} on my timeline today, glad it's here",
  'okay, now I want the long version of the {F} story',
  'this is the {F} content I come here for',
  'saving this one for {f} alone',
  'you had me at {f}',
  'never thought about {f} like that',
  'the {F} update I did not know I needed',
  '{f} alone made this worth opening the app for',
  'need the full story on {f}',
  'this is about {f} and I am fully invested now',
  'somehow {f} {is} the best thing on here today',
  'ok but {f} deserve{s} a longer post',
  'finally, something about {f}',
  'big fan of the {F} news',
];

export const plainAsks: string[] = [
  "what's the story behind it?",
  'how did that happen?',
  'what surprised you most?',
  'is there a part two?',
  'what would you do differently?',
  'how long did that take?',
  'what happens next?',
  'was that the plan all along?',
  'would you do it again?',
  'how did everybody else take it?',
  'what took you so long?',
  'worth it so far?',
  'who talked you into it?',
  'any regrets yet?',
];

/** Around words of the post itself, in quotation marks. */
export const quoting: string[] = [
  '"{q}" is the line',
  '"{q}" and everyone just scrolls past it',
  'read "{q}" twice',
  '"{q}" is the part I\'d pin',
  '"{q}", yeah',
  'the whole post is "{q}" and the rest is commentary',
  'quoting "{q}" the next time somebody asks me',
  '"{q}" is doing a lot of work and it is right',
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
