import { domainToASCII } from 'node:url';

/** Where dots in the name mean nothing, by the domain that they are one mailbox under. */
const DOTLESS: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * One text for all spellings that reach one mailbox: case, tags after a plus, Gmail's dots. Only for
 * counting: a mail goes to the address as it was typed.
 */
export function normaliseAddress(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const written = text.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(written) || written;
  const [name = ''] = text.slice(0, at).split('+');
  const mailbox = DOTLESS[domain];
  return mailbox ? `${name.replaceAll('.', '')}@${mailbox}` : `${name}@${domain}`;
}
