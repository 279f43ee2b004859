import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';

type Value = MetricValueWithName<string>;

interface Row {
  labels: Record<string, string>;
  /** How many took at most as long as each bound, and longer than the one before; the last: longer. */
  counts: number[];
  sum: number;
}

/**
 * A histogram of seconds whose `observe` costs a fraction of a microsecond: prom-client's own sorts
 * and joins the labels each time, which is more than a request may pay (tools/bench/request-metrics.ts).
 */
export class Durations<Label extends string> {
  readonly #rows = new Map<string, Row>();

  constructor(
    readonly name: string,
    readonly help: string,
    readonly labelNames: readonly Label[],
    readonly bounds: readonly number[],
  ) {}

  /** The values stand in the order of the labels' names. They must be few: each kind stays. */
  observe(seconds: number, first: string, second = '', third = ''): void {
    const key = `${first}\n${second}\n${third}`;
    let row = this.#rows.get(key);
    if (!row) {
      const values = [first, second, third];
      const labels = Object.fromEntries(
        this.labelNames.map((name, at) => [name, values[at] ?? '']),
      );
      row = { labels, counts: new Array(this.bounds.length + 1).fill(0), sum: 0 };
      this.#rows.set(key, row);
    }
    let at = 0;
    while (at < this.bounds.length && seconds > (this.bounds[at] as number)) at += 1;
    row.counts[at] = (row.counts[at] as number) + 1;
    row.sum += seconds;
  }

  /** What prom-client's registry asks of a metric. */
  async get(): Promise<Omit<MetricObjectWithValues<Value>, 'collect'>> {
    const values = [...this.#rows.values()].flatMap((row) => this.#seriesOf(row));
    // Its types say a number, its own metrics say a word.
    const type = 'histogram' as never;
    return { name: this.name, help: this.help, type, aggregator: 'sum', values };
  }

  #seriesOf({ labels, counts, sum }: Row): Value[] {
    let count = 0;
    const buckets = counts.map((own, at) => {
      count += own;
      const le = String(this.bounds[at] ?? '+Inf');
      return { metricName: `${this.name}_bucket`, labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
