import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reader, readerNamed } from '#api/domains/notifications/testing/reader.ts';
import { deliverNotificationsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { readMail } from '#api/testing/read-mail.ts';
import type { Language } from '#shared/contracts/languages.ts';
import {
  confirmMailAddress,
  getMailAddress,
  sendConfirmation,
} from '#shared/contracts/mail-address.ts';
import { getSettings, resetSettings } from '#shared/contracts/settings.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';
import { mailConfirmation } from '../mail-confirmation.ts';

const mails = await startMailSandbox();
afterAll(mails.stop);
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });

beforeEach(() => {
  mails.received.length = 0;
  mails.fault = null;
});

const give = ({ change }: Reader, address: string) =>
  change(({ profile }) => {
    profile.email = address;
  });
/** As if that much time had gone by since the links that were sent. */
async function pass(reader: Reader, ms: number) {
  await app.asOwner(`update pgboss.job set start_after = start_after - interval '${ms} milliseconds'
    where name = 'mail-confirmation' and data->>'workspaceId' = '${reader.workspaceId}'`);
  await app.asOwner(`update settings set data = jsonb_set(data, '{mail}', data->'mail' || jsonb_build_object(
      'asked', (select jsonb_agg(to_jsonb((at::timestamptz - interval '${ms} milliseconds')::text))
        from jsonb_array_elements_text(data->'mail'->'asked') as at),
      'link', case when data->'mail'->'link' = 'null' then null else data->'mail'->'link' || jsonb_build_object(
        'until', ((data->'mail'->'link'->>'until')::timestamptz - interval '${ms} milliseconds')::text) end))
    where workspace_id = '${reader.workspaceId}'`);
}
const tokens = () =>
  mails.received.map(({ source }) => {
    const text = source.replace(/=\n/g, '').replaceAll('=3D', '=');
    return /confirm-email#token=([\w.-]+)/.exec(text)?.[1] ?? '';
  });
const confirm = (token: string) => app.stranger.call(confirmMailAddress, { body: { token } });
const refusal = (token: string) => app.stranger.refused(confirmMailAddress, { body: { token } });
const stateOf = async ({ user }: Reader) => (await user.call(getMailAddress)).state;

async function asked(name: string, address = `${name}@example.com`): Promise<Reader> {
  const reader = await readerNamed(app, name);
  await give(reader, address);
  await app.runJobs();
  return reader;
}

describe('an address', () => {
  it('gets no notification before its link was opened, and every one after', async () => {
    const reader = await asked('confirm_one');
    expect(mails.received).toMatchObject([{ to: ['confirm_one@example.com'] }]);
    expect(await stateOf(reader)).toBe('unconfirmed');
    await reader.tell();
    await app.recur(deliverNotificationsJob);
    expect(mails.received).toHaveLength(1);

    expect(await confirm(tokens()[0] ?? '')).toEqual({ address: 'confirm_one@example.com' });
    expect(await stateOf(reader)).toBe('confirmed');
    await reader.tell();
    await app.recur(deliverNotificationsJob);
    expect(mails.received).toHaveLength(2);
  });

  it('is confirmed by its link once, within a day, and by nothing else', async () => {
    const reader = await asked('confirm_once');
    const [token = ''] = tokens();
    const [owner, secret = ''] = token.split('.');
    const other = await readerNamed(app, 'confirm_other');
    for (const wrong of [
      '',
      'x',
      `${owner}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      `${other.workspaceId}.${secret}`,
      `${crypto.randomUUID()}.${secret}`,
    ]) {
      expect(await refusal(wrong)).toMatchObject({ status: 422, code: 'invalid' });
    }
    await pass(reader, 86_400_000);
    expect(await refusal(token)).toMatchObject({ status: 422 });
    expect(await stateOf(reader)).toBe('unconfirmed');
    await pass(reader, -86_000_000);
    await confirm(token);
    expect(await refusal(token)).toMatchObject({ status: 422 });
  });

  it('that is changed asks again, and a save of anything else does not', async () => {
    const reader = await asked('confirm_change');
    await confirm(tokens()[0] ?? '');
    await reader.change(({ automation }) => {
      automation.maxPostsPerDay = 9;
    });
    await app.runJobs();
    expect(await stateOf(reader)).toBe('confirmed');
    expect(mails.received).toHaveLength(1);
    await pass(reader, 60_000);
    await give(reader, 'elsewhere@example.com');
    await app.runJobs();
    expect(await stateOf(reader)).toBe('unconfirmed');
    expect(mails.received.at(-1)?.to).toEqual(['elsewhere@example.com']);
  });

  it('that was mistyped is put right at once: its own link comes a minute after the other', async () => {
    const reader = await asked('confirm_typo', 'confrim_typo@example.com');
    await give(reader, 'confirm_typ@example.com');
    await give(reader, 'confirm_typo@example.com');
    await app.runJobs();
    expect(mails.received).toHaveLength(1);
    expect(await reader.user.refused(sendConfirmation)).toMatchObject({ status: 429 });
    await pass(reader, 60_000);
    await app.runJobs();
    expect(mails.received.map(({ to }) => to)).toEqual([
      ['confrim_typo@example.com'],
      ['confirm_typo@example.com'],
    ]);
    expect(await confirm(tokens()[1] ?? '')).toEqual({ address: 'confirm_typo@example.com' });
  });

  it('that is confirmed stays so when the link of another one is opened', async () => {
    const reader = await asked('confirm_kept');
    await confirm(tokens()[0] ?? '');
    await pass(reader, 61_000);
    await give(reader, 'new@example.com');
    await app.runJobs();
    await give(reader, 'confirm_kept@example.com');
    expect(await refusal(tokens()[1] ?? '')).toMatchObject({ status: 422, code: 'invalid' });
    expect(await stateOf(reader)).toBe('confirmed');
  });

  it('is asked again on a press, not twice in a minute, five times a day; older links are dead', async () => {
    const reader = await asked('confirm_again');
    expect(await reader.user.refused(sendConfirmation)).toMatchObject({
      status: 429,
      code: 'rate_limited',
    });
    for (let sent = 2; sent <= 5; sent += 1) {
      await pass(reader, 61_000);
      await reader.user.call(sendConfirmation);
      await app.runJobs();
      expect(mails.received).toHaveLength(sent);
    }
    await pass(reader, 61_000);
    expect(await reader.user.refused(sendConfirmation)).toMatchObject({ status: 429 });
    const all = tokens();
    expect(new Set(all).size).toBe(5);
    expect(await refusal(all[3] ?? '')).toMatchObject({ status: 422 });
    await confirm(all[4] ?? '');
    await pass(reader, 86_400_000);
    expect(await reader.user.refused(sendConfirmation)).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  it('is mailed to no sooner because the settings were reset, nor proven anew', async () => {
    const reader = await asked('confirm_reset');
    await reader.user.call(resetSettings);
    expect((await reader.user.call(getMailAddress)).address).toBeNull();
    await give(reader, 'stranger@example.com');
    await app.runJobs();
    expect(mails.received).toHaveLength(1);

    await pass(reader, 61_000);
    await give(reader, 'confirm_reset@example.com');
    await app.runJobs();
    expect(mails.received.map(({ to }) => to)).toEqual([
      ['confirm_reset@example.com'],
      ['confirm_reset@example.com'],
    ]);
    await confirm(tokens()[1] ?? '');
    await reader.user.call(resetSettings);
    await give(reader, 'confirm_reset@example.com');
    expect(await stateOf(reader)).toBe('confirmed');
  });

  it('is not confirmed by what a client saves, and its state is in no settings it reads', async () => {
    const reader = await asked('confirm_forged');
    const settings = await reader.user.call(getSettings);
    expect(Object.keys(settings)).not.toContain('mail');
    await reader.user.fetch('/api/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...settings, mail: { confirmed: 'confirm_forged@example.com' } }),
    });
    expect(await stateOf(reader)).toBe('unconfirmed');
  });

  it('whose mail is not taken now is left for another try', async () => {
    mails.fault = { at: 'MAIL', answer: '451 4.3.0 Try later' };
    const reader = await readerNamed(app, 'confirm_retry');
    await give(reader, 'confirm_retry@example.com');
    await expect(app.runJobs()).rejects.toThrow('answered MAIL FROM with 451');
    mails.fault = null;
    const workspaceId = reader.workspaceId;
    await mailConfirmation(app.running.ctx, { workspaceId });
    await confirm(tokens()[0] ?? '');
    expect(await stateOf(reader)).toBe('confirmed');
  });
});

it.each<[Language, subject: string, press: string]>([
  ['en', 'Confirm your address for Troupe', 'Confirm this address'],
  ['es', 'Confirma tu dirección para Troupe', 'Confirmar esta dirección'],
  ['fr', 'Confirmez votre adresse pour Troupe', 'Confirmer cette adresse'],
  ['de', 'Bestätige deine Adresse für Troupe', 'Diese Adresse bestätigen'],
  ['ja', 'Troupe：メールアドレスの確認', 'このアドレスを確認する'],
  ['zh', '确认你在 Troupe 使用的邮箱', '确认此邮箱'],
])(
  'the mail with the link is in the language of the settings: %s',
  async (language, subject, press) => {
    const reader = await readerNamed(app, `confirm_in_${language}`);
    await reader.change(({ profile }) => {
      profile.email = `${language}@example.com`;
      profile.language = language;
    });
    await app.runJobs();
    const mail = readMail(mails.received[0]?.source ?? '');
    expect(mail.headers.get('subject')).toBe(subject);
    expect(mail.headers.get('content-language')).toBe(language);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain(`>${press}</a>`);
    expect(mail.text.includes('Somebody gave this address')).toBe(language === 'en');
    const [, token = ''] = /confirm-email#token=([\w.-]+)/.exec(mail.text) ?? [];
    expect(await confirm(token)).toEqual({ address: `${language}@example.com` });
  },
);

it('whoever has no address has nothing to confirm', async () => {
  const reader = await readerNamed(app, 'confirm_nobody');
  expect(await reader.user.call(getMailAddress)).toEqual({ address: null, state: 'none' });
  expect(await reader.user.refused(sendConfirmation)).toMatchObject({ status: 409 });
});
