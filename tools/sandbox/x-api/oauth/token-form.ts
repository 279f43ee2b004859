import { type Answer, Refusal } from '../http/answer.ts';
import type { Call } from '../http/answering.ts';
import type { World } from '../world.ts';

export type TokenForm = Record<string, string>;

/** An error of the token endpoint in OAuth's own form. */
export function refused(error: string, description: string, status = 400): Refusal {
  return new Refusal({ status, body: { error, error_description: description } });
}

export function tokenAnswer(body: unknown): Answer {
  return { status: 200, body, headers: { 'cache-control': 'no-store' } };
}

/** The form of a call from our one app. Refuses what is no form, and any other caller. */
export async function readTokenForm(call: Call, { app }: World): Promise<TokenForm> {
  const type = call.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw refused('invalid_request', 'The body must be application/x-www-form-urlencoded.');
  }
  const form = Object.fromEntries(new URLSearchParams(await call.req.text()));
  const given = basicCredentials(call) ?? {
    id: form.client_id ?? '',
    secret: form.client_secret ?? '',
  };
  if (given.id !== app.clientId || given.secret !== app.clientSecret) {
    throw refused('unauthorized_client', 'Missing valid authorization header', 401);
  }
  return form;
}

export function required(form: TokenForm, name: string): string {
  const value = form[name];
  if (!value) throw refused('invalid_request', `Missing required parameter [${name}].`);
  return value;
}

function basicCredentials(call: Call): { id: string; secret: string } | null {
  const encoded = /^Basic (\S+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return { id: text.slice(0, colon), secret: text.slice(colon + 1) };
}
