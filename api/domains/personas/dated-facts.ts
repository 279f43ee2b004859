import type { FactInput } from '#shared/contracts/persona-changes.ts';
import type { PersonaFact } from '#shared/contracts/personas.ts';

/**
 * The facts as they are stored: each on one line, none twice, and with the date of its last change,
 * which one keeps that stood there before.
 */
export function datedFacts(
  given: FactInput[],
  before: PersonaFact[],
  now = new Date().toISOString(),
): PersonaFact[] {
  const known = new Map(before.map((fact) => [keyOf(fact), fact.changedAt]));
  const facts = new Map<string, PersonaFact>();
  for (const { kind, text } of given) {
    const fact = { kind, text: text.replace(/\s+/g, ' ') };
    const key = keyOf(fact);
    if (!facts.has(key)) facts.set(key, { ...fact, changedAt: known.get(key) ?? now });
  }
  return [...facts.values()];
}

export function keyOf({ kind, text }: Pick<PersonaFact, 'kind' | 'text'>): string {
  return `${kind} ${text}`;
}
