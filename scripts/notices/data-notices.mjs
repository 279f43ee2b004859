import { licenceText } from './read-notice.mjs';

/** What data in an artefact was made from, by the package or file that holds it. */
const sources = [
  {
    name: 'Unicode CLDR',
    within: 'emojibase-data',
    license: 'Unicode-3.0',
    use: 'names of emojis and their groups',
  },
  {
    name: 'tessdata',
    within: '@tesseract.js-data/eng',
    license: 'Apache-2.0',
    use: 'the English model that reads text in pictures; Copyright Google Inc.',
  },
  {
    name: 'zeroshot/twitter-financial-news-sentiment',
    within: 'afinn-165-financialmarketnews',
    license: 'MIT',
    holder: 'zeroshot',
    use: 'rows that sentiment.weights was trained with',
  },
  {
    name: 'surge-ai/stock-sentiment',
    within: 'afinn-165-financialmarketnews',
    license: 'MIT',
    holder: 'Surge AI',
    use: 'rows that sentiment.weights was trained with',
  },
];

/** The notices of data that come with these packages, and of models that are read beside them. */
export function dataNotices(notices) {
  return sources
    .filter(({ within }) => notices.some(({ name }) => name === within))
    .map(({ name, license, holder = '', use }) => ({
      name,
      version: null,
      license,
      text: `${use}\n\n${licenceText(license).replace('<year> <copyright holders>', holder)}`,
    }));
}
