import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { Durations } from './durations.ts';

it('writes what Prometheus reads: buckets that add up, a sum and a count for each kind', async () => {
  const registry = new Registry();
  const durations = new Durations('call_seconds', 'Calls', ['provider', 'outcome'], [0.1, 1]);
  registry.registerMetric(durations as never);
  for (const seconds of [0.05, 0.1, 0.5, 7]) durations.observe(seconds, 'x', 'ok');
  durations.observe(0.2, 'x', 'a"b\n');
  expect(await registry.metrics()).toBe(`# HELP call_seconds Calls
# TYPE call_seconds histogram
call_seconds_bucket{provider="x",outcome="ok",le="0.1"} 2
call_seconds_bucket{provider="x",outcome="ok",le="1"} 3
call_seconds_bucket{provider="x",outcome="ok",le="+Inf"} 4
call_seconds_sum{provider="x",outcome="ok"} 7.65
call_seconds_count{provider="x",outcome="ok"} 4
call_seconds_bucket{provider="x",outcome="a\\"b\\n",le="0.1"} 0
call_seconds_bucket{provider="x",outcome="a\\"b\\n",le="1"} 1
call_seconds_bucket{provider="x",outcome="a\\"b\\n",le="+Inf"} 1
call_seconds_sum{provider="x",outcome="a\\"b\\n"} 0.2
call_seconds_count{provider="x",outcome="a\\"b\\n"} 1
`);
});
