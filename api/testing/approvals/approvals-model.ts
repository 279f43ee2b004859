import { createHash } from 'node:crypto';
import { type SeededRandom, shuffled } from '#api/ai/composer/choose/seeded-random.ts';
import type { Role } from '#shared/contracts/permissions.ts';

type Content = {
  username: string;
  texts: string[];
  altTexts: string[][];
} & Record<'madeWithAi' | 'paidPartnership', boolean>;

/** Of what X shows, or of what somebody read; written here, beside the function of the database. */
export function printOf(content: Content & { at: string }): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

let turn = 0;
/** Unlike any other: it finds a post on X again, and the version of it. */
export function text(): string {
  turn += 1;
  const letters = createHash('sha256')
    .update(`text ${turn}`)
    .digest('hex')
    .replace(/\d/g, (n) => 'ghijklmnop'[Number(n)] ?? '');
  return `${letters.replace(/(.{7})/g, '$1 ').trim()} ${turn}`;
}

/** Who may decide on one level, as the test sets it. */
export type Named = { role: Role } | { userId: string };

/** An approval with what its approver was then. */
export interface Given {
  print: string;
  by: string;
  role: Role;
  account: string;
}

export const isNamed = (level: Named[] | undefined, by: { id: string; role: Role }) =>
  level?.some((one) => ('role' in one ? one.role === by.role : one.userId === by.id)) ?? false;

/** Of approvals of one content those that fill these levels, one after the other, each by another person. */
export function filling(levels: Named[][], given: Given[]): Given[] {
  const counted: Given[] = [];
  for (const one of given) {
    const isNew = counted.every(({ by }) => by !== one.by);
    if (isNew && isNamed(levels[counted.length], { id: one.by, role: one.role })) counted.push(one);
  }
  return counted;
}

/** The approvals of what was approved last. */
export function ofLast(given: Given[], print = given.at(-1)?.print): Given[] {
  return given.slice(given.findLastIndex((one) => one.print !== print) + 1);
}

/** In another order, with a level more or one less, and without who has left. */
export function otherLevels(levels: Named[][], left: string[], random: SeededRandom): Named[][] {
  const here = levels.map((level) =>
    level.filter((one) => 'role' in one || !left.includes(one.userId)),
  );
  const mixed = shuffled(here, random);
  if (mixed.length > 2 || (mixed.length > 1 && random.chance(0.4))) return mixed.slice(1);
  return [...mixed, [{ role: 'editor' }, { role: 'owner' }]];
}
