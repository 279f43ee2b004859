import { msg } from '#shared/i18n/translate.ts';

/** What is found in a draft before it goes out, and by whose rule. As the server says it in English. */
export const findings = [
  msg('{n} characters as X counts them, {more} more than the {limit} that fit.'),
  msg('{n} characters, {more} more than the {limit} that fit.'),
  msg(
    'X takes a reply from an app only if its author mentioned or quoted you before. Otherwise send it yourself: {url}',
  ),
  msg('Almost the same as an earlier post of this account: {quote}'),
  msg('Almost the same as a scheduled post of this account: {quote}'),
  msg('Almost the same as an earlier post of another of your accounts, which X forbids: {quote}'),
  msg('Almost the same as a scheduled post of another of your accounts, which X forbids: {quote}'),
  msg('X charges {with} for a post with a link and {without} without. The link: {url}'),
  msg('A post holds up to 4 pictures, or 1 GIF, or 1 video.'),
  msg("It holds a threat or a wish of harm, which X's rules forbid."),
  msg("It holds a slur, which X's rules forbid."),
  msg('X takes only one cashtag ($SYMBOL) per post from an app, and this has {n}.'),
  msg('It holds the address {address} and {n} more. Check it character by character.'),
  msg('It holds the address {address}. Check it character by character.'),
  msg(
    'This looks like a private key. If it is a transaction, put a link to an explorer or the word "tx" before it.',
  ),
  msg('A hash and a private key look alike. Make sure that this is a hash.'),
  msg('This looks like the recovery phrase of a wallet. Whoever reads it owns the wallet.'),
  msg('This reads like a lure to empty wallets. X suspends accounts for such posts.'),
  msg('The file says that AI made it. X asks to label such media as made with AI.'),
  msg('Troupe drafted this text. You can label it as made with AI.'),
  msg('This reads like paid promotion. If you are paid for it, mark it as paid partnership.'),
  msg('Troupe: secrets never leave in a post'),
  msg('Troupe: addresses are looked at twice'),
  msg('Troupe: readers may want to know'),
  msg('X: Authenticity policy; the label of the file (IPTC, C2PA or its prompt)'),
  msg('X: Hateful conduct and Abuse policies; the setting Content moderation is on'),
  msg('X: Hateful conduct and Abuse policies; the setting Content moderation is off'),
];
