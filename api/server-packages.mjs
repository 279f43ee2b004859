/** What the built server does not hold, as it brings binaries or data of its own. */
export const serverPackages = ['sharp', 'tesseract.js', '@tesseract.js-data/eng'];
