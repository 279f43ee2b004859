import type { Language } from '#shared/contracts/languages.ts';
import { type Html, html } from './html.ts';

/** Of a page for people without an account: kept by nobody, listed by nobody. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-language',
  'x-robots-tag': 'noindex, nofollow',
};

/** The document around what a link shows; `script`: somebody can act on it. */
export function pageFrame(page: {
  language: Language;
  title: string;
  body: Html;
  hasScript?: boolean;
}): string {
  const script = page.hasScript ? html`<script src="/review-page.js" defer></script>` : null;
  return html`<!doctype html>
<html lang="${page.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/review-page.css">
${script}
</head>
<body>
${page.body}
</body>
</html>
`.markup;
}
