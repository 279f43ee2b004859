import type { Context } from '#api/context.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { countMail, findStopped } from './queries.ts';
import { marksOf, stopUrl } from './stop-link.ts';

export { stopUrl };

/** Invitations that one person has mailed in a day, from all workspaces; and those to one address. */
const INVITATIONS_OF_PERSON = 50;
const INVITATIONS_TO_ADDRESS = 1;
/** Links that would confirm one address in a day, whoever has typed it. */
const CONFIRMATIONS_TO_ADDRESS = 5;

type Tools = Pick<Context, 'across' | 'sealer'>;

/**
 * Counts an invitation that is about to be mailed. Answers false where its address had one within a day,
 * or wants none: which of both is for nobody to know. Throws `rate_limited` for a person who has mailed
 * too many.
 */
export async function mayMailInvitation(
  tools: Tools,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  const most = INVITATIONS_OF_PERSON;
  const sender = { kind: 'sender', subject: userId, most } as const;
  if (!(await countMail(tools.across, sender).executeTakeFirst())) {
    throw new AppError('rate_limited', message('rule.most-mailed', { n: most }), {
      retryAfterSeconds: 3_600,
    });
  }
  if (await wantsNoInvitations(tools, address)) return false;
  const [subject = ''] = marksOf(tools, address);
  const recipient = { kind: 'invitation', subject, most: INVITATIONS_TO_ADDRESS } as const;
  return (await countMail(tools.across, recipient).executeTakeFirst()) !== undefined;
}

/** Counts a link that is about to be mailed to an address which nobody has confirmed yet. */
export async function mayMailConfirmation(tools: Tools, address: string): Promise<boolean> {
  const [subject = ''] = marksOf(tools, address);
  const recipient = { kind: 'confirmation', subject, most: CONFIRMATIONS_TO_ADDRESS } as const;
  return (await countMail(tools.across, recipient).executeTakeFirst()) !== undefined;
}

/** The person of this address has stopped invitations, from every workspace. */
export async function wantsNoInvitations(tools: Tools, address: string): Promise<boolean> {
  const stopped = findStopped(tools.across, 'invitation', marksOf(tools, address));
  return (await stopped.executeTakeFirst()) !== undefined;
}
