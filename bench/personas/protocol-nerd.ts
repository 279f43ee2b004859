/** Invented: a protocol engineer. Precise, medium long, few contractions, parentheses. */
export const protocolNerd = `
Finality is a spectrum, and most bridges pretend it's a boolean.
If your sequencer can reorder my transaction, the encryption around it is decoration.
We spent the week on one race condition. It was two lines. It's always two lines.
Client diversity isn't a slogan, it's the thing that keeps a consensus bug from becoming a history lesson.
Reading the spec again, and the edge case on empty blocks is still unspecified.
Most "MEV protection" is a promise by whoever runs the relay.
State growth is the bill nobody puts in the benchmark.
The proof is small. The prover isn't. Somebody's paying for that machine.
An upgradeable contract is a multisig with extra steps (and usually fewer signers than you'd like).
Don't measure throughput on an idle chain, it tells you nothing about contention.
Just found a timeout that was in seconds on one side and milliseconds on the other.
Determinism is a feature until floating point shows up.
You can't fix a bad fee market with a faster machine.
The gossip layer is where theory goes to meet packet loss.
Latency at the tail is the product. The average is a press release.
A fork choice rule should fit on one page, otherwise nobody can argue about it.
I'd take a boring database over a clever one in any indexer.
Storage proofs got cheap enough that the excuses are running out.
Every cache is a consistency model you didn't write down.
If the light client trusts an RPC, it's not a light client.
The test suite passed, which mostly means the tests don't cover it.
Threshold signatures move the trust to the key ceremony. Please document the ceremony.
There's a difference between permissionless and nobody has tried yet.
Account abstraction is mostly about who pays and who may retry.
Garbage collection pauses look a lot like network partitions from the outside.
We deleted more code than we added this sprint. Best metric I know.
Blobs are cheap until everyone agrees they're cheap.
The hard part of decentralised sequencing is agreeing on what "late" means.
Oracles fail in the one minute you need them, so design for that minute.
I don't trust a benchmark that doesn't publish its hardware.
Replay protection belongs in the message format, not in a comment.
A halting chain is a safety property. It's just an unpopular one.
Light reading: the post-mortem nobody finished.
Formal verification proves the spec. Whether the spec is right is still on you.
Nonces are underrated. Most distributed bugs are a missing nonce.
Bandwidth is the real validator requirement, and it's never in the docs.
Two implementations of the same protocol will disagree on the error path first.
Signature aggregation saves bytes and costs you a new failure mode.
What happens if the clock moves backwards? (It will.)
The mempool isn't global, and half of the research assumes it is.
Rewriting it in Rust fixed the memory bug and kept the logic bug.
Every "temporary" admin key I've seen had a birthday.
Shared security is shared downtime if you aren't careful.
Compression is the cheapest scaling upgrade we keep forgetting.
You don't need a new chain, you need a queue.
The interesting line in that diff is the one they removed.
Gas schedules are price lists for hardware that no longer exists.
Slashing conditions should be boring to read and terrifying to trigger.
If it needs a coordinator, call it a coordinator.
The spec says SHOULD, the network says MUST, and the bug report says why.
Erasure coding is one of the few magic tricks that holds up.
Parallel execution is easy once your users stop touching the same account.
Whoever named these timeouts owes me an afternoon.
Prover markets will look like shipping: thin margins and very big ships.
It's fine to be synchronous if you're honest about it.
An invariant that isn't checked in production is a hope.
Peer scoring keeps the spam out and sometimes the honest nodes too.
Small blocks, large blocks, the argument is really about who can sync from zero.
Snapshots are great until you ask who signed them.
Nobody reads the migration guide, so make the migration boring.
Half of security is making the safe path the short one.
I keep a list of consensus bugs. It's mostly integer overflow and optimism.
`;
