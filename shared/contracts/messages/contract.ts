/** What the contracts of single calls ask for. */
export const contract = {
  'contract.fill-required': 'Please fill in all required fields',
  'contract.poll':
    'A poll has 2 to 4 answers of up to 25 characters, and is open for 5 minutes to 7 days.',
  'contract.fill-title': 'Please fill in title and content',
  'contract.choose-persona': 'Please select a persona and enter a prompt',
  'contract.before-2100': 'Please select a date before the year 2100',
  'contract.unknown-placeholder':
    '{placeholder:text} cannot be filled in. Templates know {known:text}. To post the braces as they are, put spaces inside: {literal:text}',
  'contract.placeholder-in-hashtag': 'Placeholders are filled in only in content templates',
  'contract.tag-too-long': 'A tag must be at most {n:number} characters',
  'contract.tweet-too-long': 'A tweet must be at most {n:number} characters',
  'contract.end-before-start': 'End date must not be before the start date',
  'contract.malformed-username': 'Username takes 1 to 15 letters, digits or underscores',
  'contract.key-days': 'A key lasts 30, 90 or 365 days.',
  'contract.type-username': 'Type your username to confirm',
} as const;
