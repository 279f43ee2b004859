import { html } from 'hono/html';
import type { Account } from '../records.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { scopeMeanings } from './authorization-request.ts';
import { consentStyle } from './consent-style.ts';

const LABEL = 'X sandbox: nothing leaves this machine';

interface Choice {
  request: AuthorizationRequest;
  nonce: string;
  accounts: Account[];
  /** What was typed before, and is no username. */
  wrongName: string | null;
}

/** Where a person picks an account and says yes or no. Works without any script. */
export function consentPage({ request, nonce, accounts, wrongName }: Choice) {
  const { origin } = new URL(request.redirectUri);
  return page(
    'Authorize Troupe',
    html`<h1>Troupe asks for access to an account</h1>
      <p>
        These accounts are invented. With this choice you go back to
        <strong>${origin}</strong>.
      </p>
      <form method="post" action="/i/oauth2/authorize">
        <input type="hidden" name="nonce" value="${nonce}" />
        <fieldset>
          <legend>Choose an account</legend>
          ${accounts.map((account, index) => accountChoice(account, index === 0))}
        </fieldset>
        <label for="username">Or type a username</label>
        <input
          id="username"
          name="username"
          value="${wrongName ?? ''}"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="username-hint"
          ${wrongName === null ? '' : html`aria-invalid="true" autofocus`}
        />
        <p id="username-hint" class="${wrongName === null ? 'hint' : 'wrong'}">
          A username has 1 to 15 letters, digits or underscores. It is made if nobody has it.
        </p>
        <h2>Troupe will be able to</h2>
        <ul>
          ${request.scopes.map((scope) => html`<li>${scopeMeanings[scope]} <code>${scope}</code></li>`)}
        </ul>
        <div class="buttons">
          <button name="choice" value="approve">Approve</button>
          <button name="choice" value="cancel" class="quiet">Cancel</button>
        </div>
      </form>`,
  );
}

/** The end of a request that cannot be answered by going back to the app. */
export function refusalPage(reason: string) {
  return page(
    'Something went wrong',
    html`<h1>Something went wrong</h1>
      <p>You were not able to give access to the app. ${reason}</p>
      <p>Go back and try to sign in again.</p>`,
  );
}

function accountChoice({ username, name, followers, subscription }: Account, checked: boolean) {
  const plan = subscription === 'None' ? '' : `, ${subscription.replace('Plus', '+')}`;
  return html`<label class="account">
    <input type="radio" name="account" value="${username}" ${checked ? 'checked' : ''} />
    <span>
      <strong>${name}</strong> @${username}
      <small>${followers.toLocaleString('en')} followers${plan}</small>
    </span>
  </label>`;
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title} - X sandbox</title>
        <style>
          ${consentStyle}
        </style>
      </head>
      <body>
        <header>${LABEL}</header>
        <main>${body}</main>
      </body>
    </html>`;
}
