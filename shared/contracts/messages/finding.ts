/** What is found in a text before it goes out, and by whose rule. */
export const finding = {
  'finding.too-long': '{more:characters} over the limit',
  'finding.reply-by-hand':
    'X takes a reply from an app only if its author mentioned or quoted you before. Otherwise send it yourself: {url:text}',
  'finding.like-earlier': 'Similar to an earlier post of this account: {quote:text}',
  'finding.like-scheduled': 'Similar to another scheduled post: {quote:text}',
  'finding.like-earlier-elsewhere':
    'Similar to an earlier post of another of your accounts, which X forbids: {quote:text}',
  'finding.like-scheduled-elsewhere':
    'Similar to a scheduled post of another of your accounts, which X forbids: {quote:text}',
  'finding.link-cost':
    'Estimated X API cost: {with:money} with a link, {without:money} without. The link: {url:text}',
  'finding.too-much-media': 'A post holds up to 4 pictures, or 1 GIF, or 1 video.',
  'finding.poll': 'A poll is published on X only, and not beside pictures, a GIF or a video.',
  'finding.threat': "It holds a threat or a wish of harm, which X's rules forbid.",
  'finding.slur': "It holds a slur, which X's rules forbid.",
  'finding.cashtags':
    'X takes only one cashtag ($SYMBOL) per post from an app, and this has {n:number}.',
  'finding.addresses':
    'It holds the address {address:text} and {n:number} more. Check it character by character.',
  'finding.address': 'It holds the address {address:text}. Check it character by character.',
  'finding.private-key':
    'This looks like a private key. If it is a transaction, put a link to an explorer or the word "tx" before it.',
  'finding.hash': 'A hash and a private key look alike. Make sure that this is a hash.',
  'finding.seed-phrase':
    'This looks like the recovery phrase of a wallet. Whoever reads it owns the wallet.',
  'finding.wallet-drainer':
    'This reads like a lure to empty wallets. X suspends accounts for such posts.',
  'finding.ai-media': 'The file says that AI made it. X asks to label such media as made with AI.',
  'finding.ai-text': 'Troupe drafted this post. You can label it as made with AI.',
  'finding.paid-partnership':
    'This reads like paid promotion. If you are paid for it, mark it as paid partnership.',
  'finding.placeholder':
    '{placeholder:text} is filled in only in campaigns. This post would show it as it is.',
  'source.secrets': 'Troupe: never post secrets',
  'source.addresses': 'Troupe: check addresses before posting',
  'source.readers': 'Troupe: tell readers what AI wrote',
  'source.placeholders': 'Troupe: only campaigns fill in placeholders',
  'source.authenticity': 'X: Authenticity policy; the label of the file (IPTC, C2PA or its prompt)',
  'source.moderation-on':
    'X: Hateful conduct and Abuse policies; the setting Content moderation is on',
  'source.moderation-off':
    'X: Hateful conduct and Abuse policies; the setting Content moderation is off',
} as const;
