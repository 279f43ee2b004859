interface Limit {
  most: number;
  withinMs: number;
  now(): number;
}

/** Counts tries for each name and answers whether one more is allowed; refused tries count not. */
export function rateLimit({ most, withinMs, now }: Limit): (name: string) => boolean {
  const made = new Map<string, number[]>();
  return (name) => {
    const recent = (made.get(name) ?? []).filter((at) => now() - at < withinMs);
    const allowed = recent.length < most;
    if (allowed) recent.push(now());
    made.set(name, recent);
    return allowed;
  };
}
