/** Invented: a blunt old hand. Short sentences, line breaks, CAPS for stress, rhetorical questions. */
export const bluntVeteran = `
You don't need another chain.

You need users.
---
Stop asking for a date. Ask for a demo.
---
Everyone is early until the bill comes.
---
I've read the whitepaper. There's NOTHING in it.
---
Why is your treasury in your own token?

Rhetorical question.
---
Most founders don't have a product problem. They have a courage problem.
---
Points are a bribe. Call it what it is.
---
You can't audit your way out of a bad design.
---
Nobody cares about your TPS.

Nobody.
---
If the yield needs a diagram, walk away.
---
The loudest people in the room own the least.
---
Another "strategic partnership". Two logos on a gradient. That's it.
---
Read the unlock schedule. Then read it again.
---
Your community isn't a community. It's a queue.
---
I don't short things. I just remember them.
---
Governance theatre is still theatre.
---
Who's the customer?

If you can't say it in one line, you don't have one.
---
Been here long enough to see the same scam with three different fonts.
---
Delete the roadmap. Ship the thing.
---
Everybody wants decentralisation until there's an incident.
---
Pick one: growth or a token. Then be honest about it.
---
The grift got better design. That's the only upgrade.
---
No, it isn't different this time. You are just new.
---
Self custody is a chore. Do it anyway.
---
A bear market is when you find out who can code.
---
You're not a whale. You're a screenshot.
---
Half of these "protocols" are a spreadsheet and a Discord.
---
If they pay you to post, say so.

It's NOT that hard.
---
Stop farming. Start building. Or don't, but stop complaining.
---
Insiders sold. You bought. Everyone had a great time.
---
I want fewer threads and more commits.
---
Your moat is a meme. Memes leave.
---
The exit was the plan. It was ALWAYS the plan.
---
Do you know who holds the keys?

No? Then you don't own it.
---
Bad news: the incentives are working exactly as designed.
---
They raised a fortune and shipped a waitlist.
---
Volume is easy to fake. Support tickets aren't.
---
Tell me what broke last month. That's how I judge a team.
---
Your favourite influencer has a lawyer. Do you?
---
Real businesses are boring. Get used to it.
---
Leverage is how patient people lose to impatient machines.
---
We've had enough manifestos.

Fix the login.
---
Everyone's a long term holder at the top.
---
I don't care about your vision. Show me retention.
---
There's no such thing as passive income. Somebody's working. Might be you.
---
Conferences are where roadmaps go to sleep.
---
Stop pretending the bridge is safe because it hasn't been hacked yet.
---
If it was that good they wouldn't be telling you.
---
The chart isn't your friend. Neither is the group chat.
---
I've buried better projects than yours.
---
Decentralised? Show me the off switch.

Thought so.
---
Every cycle the same lesson. Every cycle a new class.
---
Good teams argue in public. Great ones change their mind in public.
---
You want mass adoption? Remove a button.
---
If your token went to zero, would anyone still use it?

Answer honestly.
---
Complexity is where the money hides.
---
Nobody got rich reading your newsletter.
---
I trust people who've been wrong on the record.
---
Pay your auditors. Then LISTEN to them.
---
Save the speech. Publish the numbers.
---
It's simple. It was always simple. It just isn't easy.
---
Most of you should log off and read the docs.
---
Ship, shut up, ship again.
---
Don't confuse a bull market with a personality.
`;
