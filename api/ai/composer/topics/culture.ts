import type { Topic } from './topic.ts';

export const cultureTopics: Topic[] = [
  {
    id: 'nfts',
    words:
      /\b(nfts?|pfps?|floor( price)?s?|(?:free|public|allowlist|nft) mints?|mint (?:day|price|pass|page)|minted out|collections?|opensea|royalt\w+|jpegs?|art(ists?)?|digital collectibles)\b/gi,
    takes: [
      'the art that survives is the art people liked before the floor',
      'a floor price is the opinion of the most impatient holder',
      'royalties were a social contract that met a market',
      'communities that kept talking after the mint are the rare ones',
    ],
    asks: [
      'would you keep it if it could never be sold?',
      'who is still in the chat?',
      'what did holders get besides a picture?',
    ],
    quips: ['still have the jpeg, it still has me', 'floor is lava, has been for a while'],
    mechanics: [
      'enforced royalties move the fee into the spread, not away',
      'unique holders over time beats floor as a health check',
    ],
    watch: [
      'unique holders over time',
      'secondary after the mint',
      'whether the artist keeps making',
    ],
  },
  {
    id: 'agents',
    words:
      /\b(ai agents?|agents?|\bai\b|llms?|gpt|models?|autonomous|chatbots?|inference|compute|gpus?|depin)\b/gi,
    takes: [
      'an agent with a wallet is a hot wallet with opinions',
      'most agents are a cron job with a token',
      'the useful ones will be dull and nobody will tweet about them',
      'verifiable compute matters the first time somebody disputes a bill',
      'giving a model keys before giving it limits is a choice',
    ],
    asks: [
      'what can it spend without asking?',
      'does it do anything when the token goes down?',
      'who is liable when it is wrong?',
      'is the model the product or the marketing?',
    ],
    quips: [
      'the agent has a better trading record than me and it was switched off',
      'autonomous until somebody restarts it by hand',
    ],
    mechanics: [
      'spend limits and an allow list do more than any alignment thread',
      'prompt injection plus signing rights is the exploit class to worry about',
    ],
    watch: ['what it is allowed to sign', 'usage without the token', 'who restarts it'],
  },
  {
    id: 'culture',
    words:
      /\b(crypto twitter|ct\b|timeline|engagement|influencers?|kols?|shill\w*|threads?|follow(ers|ing)?|alpha|narratives?|hype|community|discord|telegram|mindshare|kaito|yap\w*)\b/gi,
    takes: [
      'the timeline is always certain and rarely early',
      'a narrative is what people call a trade once it has worked',
      'engagement is cheap, being remembered is not',
      'the good accounts post less than you think',
      'paid shills are easy to spot, they never have a bad week',
    ],
    asks: [
      'who was saying it before it worked?',
      'is that a community or an audience waiting for a payout?',
      'what do they talk about on a flat week?',
    ],
    quips: [
      'alpha is whatever the group chat was wrong about last week',
      'everyone here was early, suspicious',
    ],
    mechanics: [
      'mindshare follows price with a shorter lag every cycle',
      'reply quality is a better signal than follower count',
    ],
    watch: ['who talks about it on a flat week', 'replies rather than likes', 'disclosures'],
  },
  {
    id: 'gaming',
    words:
      /\b(gam(e|es|ing|ers?|efi)|play[- ]to[- ]earn|p2e|metaverse|guilds?|in[- ]game|esports)\b/gi,
    takes: [
      'a game that needs a token to be fun is a job',
      'players forgive bugs, they do not forgive being the yield',
      'ownership matters in a game people would play anyway',
      'the economy is the hardest level to design',
    ],
    asks: [
      'would anybody play it for free?',
      'who is the buyer of all those items?',
      'what do players do once earning stops?',
    ],
    quips: [
      'grinding for tokens, finally my two jobs can be the same job',
      'the boss fight is the gas estimate',
    ],
    mechanics: [
      'sinks matter more than rewards in any economy that lasts',
      'retention before monetisation, same as every other game',
    ],
    watch: ['long-run retention', 'sinks against rewards', 'players who never touch the token'],
  },
  {
    id: 'mining',
    words:
      /\b(min(ers?|ing)|hash ?rate|hash ?power|asics?|energy|electricity|proof of work|difficulty)\b/gi,
    takes: [
      'mining is an energy business that happens to be paid in coins',
      'cheap power is the moat, machines are the rent',
      'miners are the most honest sellers in the market',
      'hash rate follows price with a delivery delay',
    ],
    asks: [
      'who survives if fees stay this low?',
      'what is their power contract like?',
      'selling coins or selling shares to keep going?',
    ],
    quips: [
      'the space heater finally pays rent',
      'converting electricity into arguments since the beginning',
    ],
    mechanics: [
      'break-even power price tells you who capitulates first',
      'fees as a share of revenue is the line to follow from here',
    ],
    watch: ['miner balances', 'break-even power prices', 'fees in the block reward'],
  },
  {
    id: 'events',
    words:
      /\b(conference|devcon\w*|token2049|ethdenver|ethcc|permissionless|consensus|meetups?|side events?|panels?|speak(ing|ers?)|irl|summit)\b/gi,
    takes: [
      'the hallway is the conference, the stage is the invoice',
      'best conversations are always in the queue for coffee',
      'you can tell the cycle from the side event list',
      'one good dinner beats a week of panels',
    ],
    asks: [
      'which talk was worth the flight?',
      'who did you meet that you did not expect to?',
      'anything there that was not said on the timeline already?',
    ],
    quips: [
      'networking is staring at name badges until somebody looks rich',
      'came home with several tote bags and no thesis',
    ],
    mechanics: [
      'dev workshops fill up first in a healthy year',
      'count the builders and not the booths',
    ],
    watch: ['how full the workshops are', 'who sponsors', 'what gets built the week after'],
  },
];
