import type { Family } from '../records.ts';
import type { World } from '../world.ts';
import { type FailureInput, fault } from './failure.ts';

/** Switches a fault on. Throws a ZodError for one that does not exist. */
export function applyFailure(world: World, input: FailureInput): void {
  const given = fault.parse(input);
  switch (given.kind) {
    case 'expired_token':
      for (const { id } of familiesOf(world, given.username)) expireAccessTokens(world, id);
      break;
    case 'revoked_token':
      for (const family of familiesOf(world, given.username)) {
        expireAccessTokens(world, family.id);
        family.refreshHash = null;
      }
      break;
    case 'dead_refresh_token':
      for (const family of familiesOf(world, given.username)) family.refreshHash = null;
      break;
    case 'slow_timeline':
      world.faults.timelineDelayMs = given.delaySeconds * 1000;
      break;
    case 'naming':
      world.faults.names = given.names;
      break;
    case 'duplicate_guard':
      world.faults.duplicateGuard = given.on;
      break;
    case 'rate_limits':
      world.faults.rateLimits = given.on;
      break;
    case 'token_answers':
      world.faults.tokenAnswers = given;
      break;
    case 'clear':
      world.faults.clear();
      break;
    default:
      world.faults.add(given);
  }
  world.changed();
}

function familiesOf(world: World, username: string | undefined): Family[] {
  const families = [...world.families.values()];
  if (username === undefined) return families;
  const account = world.accounts.findNamed(username);
  return families.filter(({ accountId }) => accountId === account?.id);
}

function expireAccessTokens(world: World, familyId: string): void {
  for (const token of world.accessTokens.values()) {
    if (token.familyId === familyId) token.expiresAt = world.now();
  }
}
