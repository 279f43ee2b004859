import { afterEach, expect, test } from 'vitest';
import { handleInUse } from './handle-in-use.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const link = (href: string) => `<a data-testid="AppTabBar_Profile_Link" href="${href}">Profile</a>`;
const menu =
  '<button data-testid="SideNav_AccountSwitcher_Button"><b>Kit @ work</b><span>@Kit_Ferro</span></button>';

test.each([
  ['the link to the own profile', link('/Kit_Ferro'), 'Kit_Ferro'],
  ['its whole address', link('https://x.com/kit_ferro/'), 'kit_ferro'],
  ['the account menu', menu, 'Kit_Ferro'],
  ['the menu, where the link leads elsewhere', link('/i/flow/login') + menu, 'Kit_Ferro'],
  ['neither', '<a href="/somebody">Somebody</a>', null],
])('is read from %s', (_, html, handle) => {
  document.body.innerHTML = html;
  expect(handleInUse()).toBe(handle);
});
