/** A number from -1 to 1 that only its seed and step decide. */
export function noise(seed: string, step: number): number {
  let hash = 2166136261;
  for (const character of `${seed} ${step}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash ^= hash >>> 13;
  return ((hash >>> 0) / 0xffffffff) * 2 - 1;
}

/** One of a list, by the same rule. */
export function pick<T>(list: readonly T[], seed: string, step: number): T {
  const at = Math.floor(((noise(seed, step) + 1) / 2) * list.length);
  return list[Math.min(at, list.length - 1)] as T;
}
