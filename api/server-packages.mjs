/** What the built server does not hold, as it brings binaries, data or a program of a thread of its own. */
export const serverPackages = ['sharp', 'tesseract.js', '@tesseract.js-data/eng', 'piscina'];
