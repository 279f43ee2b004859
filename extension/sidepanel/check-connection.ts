import { getCurrentUser } from '#shared/contracts/auth.ts';
import { failureText } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { type Connection, connectedClient, describeFailure, readApiUrl } from '../connection.ts';

export type Checked =
  | { works: true; connection: Connection; username: string }
  | { works: false; field: 'apiUrl' | 'apiKey'; message: string };

const wrong = (field: 'apiUrl' | 'apiKey', message: string): Checked => ({
  works: false,
  field,
  message,
});

/** Tries what a person typed and says in words which field is wrong, and why. */
export async function checkConnection(typed: Connection): Promise<Checked> {
  const apiUrl = readApiUrl(typed.apiUrl);
  if (!apiUrl) {
    return wrong('apiUrl', t('Enter an https address, or http://localhost with its port.'));
  }
  const apiKey = typed.apiKey.trim();
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    return wrong('apiKey', t('Enter the API key from your Troupe console.'));
  }
  const connection = { apiUrl, apiKey };
  try {
    const client = connectedClient(connection);
    const { username } = await client.call(getCurrentUser);
    return { works: true, connection: { ...connection, page: client.page.now().page }, username };
  } catch (error) {
    const { refused, message, values, reason, params } = describeFailure(error, apiUrl);
    const sentence = failureText({ reason, params, message: t(message, values) });
    return refused
      ? wrong('apiKey', `${sentence} ${t('Make a new one in your console.')}`)
      : wrong('apiUrl', sentence);
  }
}
