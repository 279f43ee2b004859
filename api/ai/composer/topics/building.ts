import type { Topic } from './topic.ts';

export const buildingTopics: Topic[] = [
  {
    id: 'building',
    words:
      /\b(build(s|ers?|ing)?|built|ship(s|ped|ping)?|launch(ed|es|ing)?|mainnet|testnet|v2|v3|beta|releas(e|ed|es|ing)|roadmaps?|devs?|developers?|devnet|open[- ]?source|sdk|docs|hackathons?|refactor\w*)\b/gi,
    takes: [
      'shipping quietly for a year looks like luck from outside',
      'the second release tells you more than the launch',
      'docs are a feature and most teams ship them last',
      'builders who answer support themselves tend to win',
      'a small thing that works beats a roadmap every time',
    ],
    asks: [
      'what broke first once real users showed up?',
      'what did you cut to get it out?',
      'who is it for on day one?',
      'what is the thing nobody has noticed yet?',
    ],
    quips: ['shipped on a Friday, brave', 'the roadmap said soon and for once soon happened'],
    mechanics: [
      'upgrade path and who holds the admin key are the two things I would read first',
      'backwards compatibility is where the second version usually hurts',
    ],
    watch: [
      'what the second week looks like',
      'issues closed after launch',
      'who uses it without being asked',
    ],
  },
  {
    id: 'security',
    words:
      /\b(hack(s|ed|ers?|ing)?|exploit\w*|drain(ed|ers?|s)?|phish\w+|scam(s|med|mers?)?|audit(s|ed|ors?)?|bug bounty|bugs?|vulnerab\w+|private keys?|seed phrases?|multisigs?|stolen|compromised|lazarus)\b/gi,
    takes: [
      'an audit is a snapshot, the upgrade key is the movie',
      'most hacks are somebody signing something they did not read',
      'response in the first hour tells you who practised',
      'security budgets grow the week after they were needed',
      'every drained wallet is a design bug before it is a user mistake',
    ],
    asks: [
      'was it the contract or the keys?',
      'is there a post-mortem yet?',
      'who could have paused it, and did they?',
      'what would have caught it earlier?',
    ],
    quips: [
      'the smart contract was fine, the humans had a medium severity issue',
      'audited by three firms and one very motivated stranger',
    ],
    mechanics: [
      'blind signing is still the root cause behind half of these',
      'timelocks are annoying right up to the day they save the treasury',
    ],
    watch: ['the post-mortem', 'who can upgrade what', 'whether users are made whole'],
  },
  {
    id: 'governance',
    words:
      /\b(governance|daos?|proposals?|vot(e|es|ed|ing|ers?)|quorum|delegates?|treasury|foundations?|grants?|forum)\b/gi,
    takes: [
      'low turnout is also a vote, usually for whoever wrote the proposal',
      'most DAOs are a company with a slower Slack',
      'delegates burn out because nobody pays them to read',
      'a treasury without a budget is a target',
      'governance works when there is something worth arguing about',
    ],
    asks: [
      'who actually read the proposal?',
      'what happens if it fails?',
      'how many wallets decide it in practice?',
    ],
    quips: [
      'voted yes, forum post was too long to disagree with',
      'decentralised decision by the usual four wallets',
    ],
    mechanics: [
      'execution rights matter more than the vote, check who holds the timelock',
      'quorum that counts idle tokens is theatre',
    ],
    watch: ['turnout without the top wallets', 'who can execute', 'what the budget buys'],
  },
  {
    id: 'wallets',
    words:
      /\b(wallets?|ux|onboard\w*|passkeys?|account abstraction|smart accounts?|self[- ]custody|hardware wallet|ledger|sign(ing)? (in|up)|mass adoption|adoption|normies|retail)\b/gi,
    takes: [
      'onboarding is fixed when nobody has to learn a new word',
      'we keep teaching key management to people who wanted to pay somebody',
      'adoption looks like people complaining about ordinary things',
      'the best wallet is the one you forget you are using',
      'every extra popup is a user you will never hear from',
    ],
    asks: [
      'where do new people drop off?',
      'would your parents get through the first screen?',
      'what happens when they lose the phone?',
      'do users come back the second week?',
    ],
    quips: [
      'approved four popups to change my profile picture, the future is here',
      'mass adoption is one more confirmation dialog away',
    ],
    mechanics: [
      'session keys fix more of it than another embedded wallet',
      'recovery is the hard part, login is mostly solved',
    ],
    watch: [
      'week two retention',
      'the drop between install and first transaction',
      'recovery flows',
    ],
  },
  {
    id: 'learning',
    words:
      /\b(learn(ed|ing|s)?|newcomers?|beginners?|newbies?|lessons?|advice|mistakes?|books?|course|explain(ed|s|er)?|guide|tips?|education)\b/gi,
    takes: [
      'the expensive lessons are the ones you can repeat in one sentence',
      'beginners need fewer tools and one good habit',
      'reading the docs is still the most unfair edge',
      'most advice here is a trade looking for company',
      'write down why you did it, future you will argue otherwise',
    ],
    asks: [
      'what would you unlearn first?',
      'which mistake did you only need to make once?',
      'what would you tell somebody starting this week?',
    ],
    quips: [
      'tuition is paid directly to the market, no scholarships',
      'learned it the hard way and then again for science',
    ],
    mechanics: [
      'follow one transaction end to end and half of the jargon goes away',
      'paper trading teaches buttons, small size teaches the rest',
    ],
    watch: [
      'what they do after the first loss',
      'sources that admit mistakes',
      'time in and not tips',
    ],
  },
  {
    id: 'work',
    words:
      /\b(hir(e|ed|ing)|jobs?|careers?|interns?|salary|founders?|co-?founders?|burn(ed|t)? ?out|interview\w*|resume|quit|joining|cofounder)\b/gi,
    takes: [
      'small teams with taste keep beating big teams with process',
      'the best hires were already in the Discord answering questions',
      'founders who still do support know things the dashboard does not',
      'rest is part of the job in a market that never closes',
      'public work is the best resume this industry has',
    ],
    asks: [
      'what will this person own in the first month?',
      'what does the team argue about most?',
      'what would make somebody great say no?',
    ],
    quips: [
      'must have a decade of experience in a thing from last spring',
      'requirements: can be online, forever',
    ],
    mechanics: [
      'a paid trial task beats three interviews for both sides',
      'protocol work needs somebody who likes reading code they did not write',
    ],
    watch: [
      'who stays a year',
      'how fast they ship without a meeting',
      'what they write in public',
    ],
  },
];
