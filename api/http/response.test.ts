import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';

const app = testApp();

it.each([
  ['takes too long', '57014'],
  ['is given up because another one waited for it', '40P01'],
])(
  'a statement that %s is answered with 503, when to ask again, and a sentence',
  async (_, code) => {
    const user = await app.signIn(`patient${code.toLowerCase()}`);
    await app.asOwner(`
    create function take_too_long() returns trigger language plpgsql as $$
      begin raise exception 'given up' using errcode = '${code}'; end $$;
    create trigger take_too_long before insert on personas
      for each row execute function take_too_long()`);
    const body = { name: 'Mira', description: 'Markets', personality: 'dry' };
    const answer = await user.fetch('/api/personas', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({
      code: 'provider_unavailable',
      message: 'The database takes too long for this. Try again shortly.',
    });
    await app.asOwner('drop function take_too_long cascade');
    await user.call(createPersona, { body });
    expect(await user.call(listPersonas)).toHaveLength(1);
  },
);
