/** Invented: a calm desk analyst. Full sentences, full stops, no emoji. */
export const marketDesk = `
Spot led the move today. Perps only followed in the last hour.
Funding is back to flat. That is usually where the interesting trades start.
The basis has compressed again, and nobody seems to mind.
I would rather be late and right than early and margin called.
Depth on the majors is thinner than the headlines suggest.
A quiet week is information too.
The desk is net flat into the weekend. No heroics.
Options are pricing more movement than spot has delivered all month.
Most of today's volume was one seller finishing a large order.
Correlation picked up again this afternoon. Diversification went out for lunch.
It is hard to be bearish when nobody is long.
It is harder to be bullish when everybody is.
The flows matter less than who is left to sell.
Treasury yields moved first. Everything else took the hint.
We trimmed into strength. Boring, repeatable, fine.
There is no edge in having an opinion on every candle.
Volume on the bounce was poor. I would not read much into it.
Stablecoin balances on exchanges keep drifting lower.
The market is waiting for a reason. It rarely waits politely.
Every range looks obvious after it breaks.
Our base case has not changed. The price has, which is a different matter.
Liquidity returns slowly and leaves quickly.
A good risk process feels slow on a day like this one.
The term structure is telling a calmer story than the timeline.
I do not know where it goes next. I know where I am wrong.
Breadth is improving under the surface. That is worth a note.
Watch the dollar. Everything here is a footnote to it.
Weekend gaps still catch people who should know better.
Miners sold into this. They usually do.
Conviction is easy to rent and expensive to own.
Two dealers widened at the same time, which is never an accident.
There was real demand at the lows. It did not announce itself.
The unlock next month is not a secret. It also is not priced.
A chart is a record, not a promise.
Our models disagree with each other this week. That happens near turning points.
Nobody gets paid for describing volatility after it happened.
Position size first. Narrative second.
The print was in line. The positioning was not.
Open interest rose while spot volume fell. I would be careful with that mix.
We keep a list of things that would change our mind. It is short and specific.
Carry looks attractive until the day it does not.
The best trade this quarter was not trading in August.
Clients ask about tops. I ask about their time horizon.
It takes patience to hold cash in a loud market.
There is a bid. It is smaller than people think.
The spread between venues tells you who is in a hurry.
Forced selling looks like information. It is only plumbing.
I have no view on memes. I have a view on their funding rates.
The market forgave that headline quickly. Too quickly, perhaps.
Our note on settlement risk is overdue. It goes out tomorrow.
Good liquidity on a bad day is the only test.
Rotation is not the same thing as inflow.
The simplest explanation today is that people went home early.
Risk was reduced across the book this morning.
I trust a slow grind more than a fast candle.
The committee will say nothing. The market will hear something anyway.
A stop that moves with the price is a wish.
There is value in being uninteresting for a while.
Someone is working a large order through the close.
The lesson from last year was about custody, not price.
Our exposure is small because our certainty is small.
Markets do not owe anybody a retest.
`;
