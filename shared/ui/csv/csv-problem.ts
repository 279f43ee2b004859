/** What is wrong with a file, in words for the person. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}
