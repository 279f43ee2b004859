declare module 'virtual:first-texts/*' {
  const texts: import('#shared/lib/i18n/translator.ts').Catalogue;
  export default texts;
}
