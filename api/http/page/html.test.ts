import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes every value, in texts and in attributes, and nothing twice', () => {
  const hostile = `"><script>alert('x')</script>&amp;`;
  const inner = html`<b title="${hostile}">${hostile}</b>`;
  const escapedOnce = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;';
  expect(html`<p>${inner}${[inner, 7]}${null}</p>`.markup).toBe(
    `<p>${`<b title="${escapedOnce}">${escapedOnce}</b>`.repeat(2)}7</p>`,
  );
});
