/** Of a pattern that a package keeps in a file of its own, without types. */
interface PackagePattern {
  /** As a `RegExp` has it; what is built into a bundle has nothing else. */
  source: string;
}

declare module 'twitter-text/dist/regexp/*' {
  const pattern: PackagePattern;
  export default pattern;
}

declare module 'twemoji-parser/dist/lib/regex.js' {
  /** Node answers the module for the default that a bundler answers. */
  const pattern: PackagePattern | { default: PackagePattern };
  export default pattern;
}
