import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';

type Named = { username: string };

/** Throws `forbidden` where a change gives more on this account than its giver may. */
export function refuseAbove(account: Named | undefined): void {
  if (!account) return;
  const { username } = account;
  throw new AppError('forbidden', message('rule.above-your-rights', { username }));
}

/** Of who publishes nothing on this account by themselves. */
export function mayOnlyPropose({ username }: Named): AppError {
  return new AppError('forbidden', message('rule.may-only-propose', { username }));
}
