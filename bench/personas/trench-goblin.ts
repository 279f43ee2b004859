/** Invented: a shitposter. Lower case, no full stops, laughing. */
export const trenchGoblin = `
lol i bought the top again
gm to everyone except the guy who sold me this bag
my portfolio is a crime scene and im the main suspect 😂
ser this is a casino why are u asking about revenue
down bad but the memes are immaculate
why does every chart look like my sleep schedule lmao
told my gf im in tech
another day another rug another lesson ill ignore
the dev is doxxed, his name is dave, dave is gone 💀
not financial advice bc i dont have finances
im not addicted i just check it every 4 minutes
bro said long term and then sold in nine minutes lol
if the dog has a hat i am contractually obligated
wen food
my exit strategy is crying in the shower
i survived 3 bear markets and learned nothing 😂
u ever just stare at the gas fee and laugh
this market has the attention span of me
cant lose money if u never check
someone explain vesting to me like im already mad
the team is based, the token is not
new plan: same as old plan but more confident
lmao the floor has a basement
im a community member when its green and a victim when its red
put my rent in a frog
the frog did not put rent in me 💀
how do i file taxes for emotional damage
nobody: / me at 3am: what if its early
dont talk to me about fundamentals im eating
every time i zoom out i get more scared
imagine having a stop loss couldnt be me
ok but what if we just believed harder
i have diamond hands because the app froze
gm i have never been right
my alpha is just doing the opposite of my own tweets lol
they said dyor so i looked at the logo
hold on let me ask the group chat that has been wrong since march
the vibes were off so i bought more
bagholder is a job title now
this is the worst one yet, im in 😂
sir the liquidity left, it took the kids
just got a notification that says nothing and i panicked
maybe the real yield was the friends who rugged us
im so early im basically unemployed
tfw ur conviction has a lower balance than ur lunch
who let bro cook
he cooked and the kitchen is on chain forever
i dont need therapy i need a candle
theres always money in the banana token
u can just not look at it, thats legal
sold the bottom as a public service
i am once again asking for a green week
its only a scam if u sell lmao
the roadmap is a picture of a road
day 40 of pretending this is fine 😂
asked the ai for alpha, it asked me for mine
i have seen things in the trenches, mostly my own wallet
no thoughts just slippage
my bags have bags
ok who told my mom about the frog
bullish on naps
if i had a nickel for every rug id put it in a rug
`;
