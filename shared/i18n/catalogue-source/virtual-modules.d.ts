declare module 'virtual:first-texts/*' {
  type Load = () => Promise<{ default: import('#shared/lib/i18n/translator.ts').Catalogue }>;
  const pages: Record<string, Load>;
  export default pages;
}

declare module 'virtual:popover-catalogue/*' {
  const catalogue: {
    language: import('#shared/contracts/languages.ts').Language;
    texts: import('#shared/lib/i18n/translator.ts').Catalogue;
    /** The server's messages by their codes: sentences, their places with kinds. */
    messages: Record<string, string>;
  };
  export default catalogue;
}
