/** Texts for the variants that need a certain shape. */
export const longText =
  'A long one about incident response, because last night taught me most of it again.\n\nAt 01:40 the sequencer stopped producing. At 01:41 four people were awake, at 01:42 all four were typing into the same channel, and at 01:50 we had five theories, three dashboards and no decision. What saved us was a dull rule we had written in spring: one person talks, one person types, everyone else reads. Within six minutes of following it we had the cause (a certificate that expired at midnight in a time zone nobody lives in) and';

export const articleTitle = 'The quiet year: what stayed when the incentives left';

export const photoAlts = [
  'A line chart of weekly active wallets, rising slowly since March',
  'Two monitors and a sleeping cat in front of a small server rack',
  null,
  'A hand-drawn map of bridges between seven chains',
  null,
] as const;

export const promotedTexts = [
  'Your treasury deserves better than a spreadsheet. Quill Ledger reconciles every chain you are on, every night. https://quill.example/ledger',
  'Harbor explains each transaction before you sign it. Free for your first three wallets. 🛟',
] as const;
