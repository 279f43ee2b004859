import type { Register } from '../fill-template.ts';

/** Glad to be here, thanks everybody. */
export const warm: Register = {
  leads: ['okay,', 'honestly,', 'friends,', 'small thought:', 'gentle reminder:', 'fun fact:'],
  view: [
    '[my|our] [notes|thoughts|feelings] on {f}: [ask more questions|be kind to beginners|keep it simple|start small]',
    '{f} [make{s}|made] more sense [after coffee|with friends|when someone draws it|on the second try]',
    '[shoutout|thank you|love] to [all of you|the people] who [explain|write about|work on] {f} [with patience|in plain words|with a smile]',
    'which [part|side] of {f} should we [explain|cover|write about|draw] [next|first]?',
    '[nobody|no one] has to be an [expert|engineer] to [ask about|enjoy|understand] {f}',
    "let's talk about {f}",
    '{f} {is} [such|always] a good topic, and we [want|would love] to hear what you think',
    '[okay|so] I [finally|really] get the fuss about {f} now',
    'the more I learn about {f}, the more I like [people who explain {them} well|asking about {them}]',
    "what's one thing about {f} you wish you knew earlier?",
    '[big|huge] fan of everyone who makes {f} easier to understand',
    'I asked the team about {f} and got three answers and a drawing',
    'small reminder that nobody is born knowing {f}',
    'who else is [reading|thinking] about {f} today?',
    '{f} made easy: ask, try it small, ask again',
    "I'm still learning about {f} and that's okay",
    "tell me your {F} story, I'll read them all",
    'grateful for everyone sharing what they know about {f}',
    'keep the {F} questions coming',
  ],
  tails: [
    'what do you think?',
    'how is it for you?',
    'small steps still count',
    'one step at a time',
    'we all learn it once',
    'happy to hear other views',
    "let's keep going",
    'no rush',
  ],
};
