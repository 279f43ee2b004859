const list = (text: string) => text.trim().split(/\s+/);

/** Words that carry no subject. */
export const stopWords = new Set(
  list(`
  a an the this that these those some any each every either neither both all most more less much many few several other another such same own
  i me my mine myself we us our ours ourselves you your yours yourself u ur he him his she her hers it its itself they them their theirs who whom whose which what whatever whoever
  am is are was were be been being do does did doing done have has had having will would shall should can could may might must ought cant cannot wont dont doesnt didnt isnt arent wasnt
  and or but nor so yet if then else than because since while although though unless until whether as when where why how
  about above across after against along among around at before behind below beneath beside between beyond by despite down during except for from in inside into like near of off on onto out outside over past per through throughout to toward towards under up upon via with within without
  not no yes yeah yep nope nah ok okay oh well just only also too very really quite rather pretty still even ever never always often sometimes again already almost maybe perhaps probably actually basically literally honestly simply finally currently recently soon now later today tomorrow yesterday tonight here there everywhere somewhere anyway instead away back together apart ago once twice
  lol lmao lmfao gm gn ser anon fren frens bro man dude guys folks everyone everybody anyone anybody someone somebody nobody nothing something anything everything none one two three first second last next new old good bad best worst better worse big small huge great little long short high low early late right wrong true false real full whole sure able half top
  imo imho tbh ngl fr rn btw fyi psa nfa dyor rt via pls please thanks thank hey hi hello dear lets let's im ive ill id youre theyre weve whats thats its it's i'm i've i'll i'd we're we've we'll you're you've they're that's what's there's don't doesn't didn't can't won't isn't aren't wasn't weren't hasn't haven't couldn't wouldn't shouldn't
  way thing things lot lots bit kind sort people person guy time times day days week weeks month months year years hour hours minute minutes end part point side case reason fact idea stuff number amount rest place home life world
  unpopular opinion opinions mind thought thoughts advice industry space crypto favourite favorite incoming dm dms breaking remote wild today's fact facts talk everyone's theatre definitely eventually regardless matter matters
  write tweet post thread reply create draft generate make caption message content short funny serious
  `),
);

const verbs = list(`
  accept add admit agree allow announce answer appear apply argue arrive ask assume avoid beat become begin believe bet bleed block blow break bring build buy call capture care carry catch cause change charge check choose clear click close collapse come compare compete complain confirm connect consider continue convince cost crash create crush cut deal decide deliver demand depend deploy deserve destroy develop die disagree discover double drain drive drop dump earn eat enable end enjoy enter exist expect explain explode face fail fall feel fight figure fill find finish fix flip fly focus follow force forget get give go grow guess handle happen hate hear help hit hold hope ignore imagine improve include increase integrate introduce join jump keep kick kill know land laugh launch lead learn leave let lie like listen live look lose love make matter mean meet migrate miss move need notice nuke offer onboard open own pass pay pick play prefer prepare pretend print promise prove provide publish pull pump push put raise reach read realize receive recover reduce release remain remember remove replace report require rip rise rug run rush save say scale see seem sell send serve set share ship shoot show sit sleep solve sound speak spend spike start stay steal stick stop struggle suck support survive switch take talk tank teach tell thank think throw touch trade transfer treat trust try turn understand unlock update upgrade use vote wait wake walk want warn watch wear win wish wonder work worry write refuse sleep keep prefer recommend suggest secure approve withdraw dismiss dismisses
`);

const irregular = list(`
  became began bled blew broke brought built bought came caught chose cost cut dealt did drank drove ate fell felt fought found flew forgot got gotten gave given gone went grew had heard held hid hit kept knew known laid led left lent let lost made meant met paid put quit ran read rose risen said sat saw seen sold sent set shot shown slept spoke spent stood stole stolen struck stuck taught thought threw thrown told took taken understood woke won wore wrote written gonna wanna gotta
`);

/** Verbs in every form. Many of them are nouns too; the reader of a text decides by what stands before. */
export const verbForms = new Set([...irregular, ...verbs.flatMap(forms)]);

function forms(verb: string): string[] {
  const stem = verb.replace(/e$/, '');
  const last = verb.slice(-1);
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(verb) ? verb + last : stem;
  const third = /(?:s|sh|ch|x|z|o)$/.test(verb)
    ? `${verb}es`
    : verb.replace(/([^aeiou])y$/, '$1ie');
  return [
    verb,
    /(?:es|ie)$/.test(third) && third !== verb ? third.replace(/ie$/, 'ies') : `${verb}s`,
    `${doubled}ing`,
    `${stem}ing`,
    `${verb}ing`,
    verb
      .replace(/([^aeiou])y$/, '$1i')
      .replace(/e$/, '')
      .concat('ed'),
    `${doubled}ed`,
  ];
}

/** Nouns that look like verbs or adjectives but are the subject when crypto people use them. */
export const subjectNouns = new Set(
  list(`
  staking restaking farming trading mining lending borrowing hedging pricing funding onboarding marketing hiring governance scaling tooling indexing bridging airdrop airdrops unlock unlocks upgrade upgrades bridge bridges fork forks vote votes burn burns mint mints swap swaps yield stake trade trades launch listing listings rollup rollups release update support demand funds fees fee gas points vaults volume volumes inflows outflows memes dip pump dump rally squeeze wick leverage custody buyback buybacks report raise building audit audits hack exploit testnet mainnet roadmap docs liquidations emissions
  `),
);

/** Names people type in any case, as they are written. */
export const properNames = new Map(
  list(`
  Solana Bitcoin Ethereum Arbitrum Optimism Polygon Avalanche Cosmos Celestia EigenLayer Lido Aave Uniswap Pendle Hyperliquid Binance Coinbase Kraken Tether MetaMask Phantom Jupiter Jito Pyth Chainlink zkSync Starknet Sui Aptos Monad Berachain Polymarket Farcaster Telegram Discord Twitter BlackRock Powell Vitalik Satoshi Cardano Dogecoin Ripple Firedancer Pectra OpenSea Kaito BTC ETH SOL USDC USDT NFT NFTs DAO DAOs ETF ETFs SEC CFTC DeFi TVL MEV KYC AMM DEX CEX L1 L2 L2s ZK RWA RWAs AI
  `).map((name) => [name.toLowerCase(), name]),
);

/** The words of a text that carry its subject, lower case. */
export function contentWords(text: string): Set<string> {
  const plain = text
    .replace(/https?:\/\/\S+|[@＠]\w+/gu, ' ')
    .toLowerCase()
    .replace(/’/g, "'");
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !stopWords.has(word)));
}
