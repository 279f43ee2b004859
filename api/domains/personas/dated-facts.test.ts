import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { createPersona, type FactInput, updatePersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { datedFacts } from './dated-facts.ts';

const app = testApp();
const valid = { name: 'Dana', description: 'Trades perps', personality: 'Dry' };
const product: FactInput = { kind: 'product', text: 'Depthly shows order book depth' };
const never: FactInput = { kind: 'never_say', text: 'guaranteed' };

async function somebody(name: string) {
  const user = await app.signIn(name);
  const { id, facts } = await user.call(createPersona, { body: valid });
  const keep = (given: FactInput[]) =>
    user.call(updatePersona, { params: { id }, body: { facts: given } });
  return { user, id, facts, keep };
}

describe('the facts of a persona', () => {
  it('are none at first, and kept in their order with the date of their last change', async () => {
    const { user, facts, keep } = await somebody('keeper');
    expect(facts).toEqual([]);
    const first = await keep([product, never]);
    expect(first.facts).toMatchObject([product, never]);
    const [before] = first.facts ?? [];
    expect(before?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const link: FactInput = { kind: 'link', text: 'https://depthly.example' };
    const second = await keep([link, product]);
    expect(second.facts).toMatchObject([link, product]);
    expect(second.facts?.[1]).toEqual(before);
    expect((await user.call(listPersonas))[0]?.facts).toEqual(second.facts);
  });

  it('stay as they are for a client that does not know them', async () => {
    const { user, id, keep } = await somebody('older');
    const { facts } = await keep([product]);
    const renamed = await user.call(updatePersona, { params: { id }, body: { name: 'Other' } });
    expect(renamed.facts).toEqual(facts);
  });

  it('can all be taken away', async () => {
    const { keep } = await somebody('emptier');
    await keep([product]);
    expect((await keep([])).facts).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['an empty one', [{ kind: 'product', text: ' ' }], 'Text is required'],
    [
      'a long one',
      [{ kind: 'link', text: 'x'.repeat(201) }],
      'Text must be at most 200 characters',
    ],
    ['an unknown kind', [{ kind: 'rumour', text: 'gm' }], 'Kind is not one of the known types'],
    [
      'thirteen',
      Array.from({ length: 13 }, (_, n) => ({ ...product, text: `${n}` })),
      'At most 12 facts',
    ],
  ])('are refused with %s, and nothing is changed', async (_, facts, sentence) => {
    const { user, id, keep } = await somebody(`refused_${sentence.length}`);
    await keep([never]);
    const refused = await user.refused(updatePersona, { params: { id }, body: { facts } as never });
    expect(refused).toMatchObject({ status: 422, message: sentence });
    expect((await user.call(listPersonas))[0]?.facts).toMatchObject([never]);
  });

  it('of somebody else are a 404', async () => {
    const [{ id, keep }, thief] = [await somebody('owner'), await app.signIn('thief')];
    await keep([product]);
    const asked = thief.refused(updatePersona, { params: { id }, body: { facts: [] } });
    expect(await asked).toMatchObject({ status: 404 });
  });
});

it('stand on one line each, and none stands twice', () => {
  const at = '2026-11-29T10:00:00.000Z';
  const given = [{ ...product, text: 'one\n  two' }, { ...product, text: 'one two' }, never];
  expect(datedFacts(given, [{ ...never, changedAt: '2026-01-01T00:00:00.000Z' }], at)).toEqual([
    { kind: 'product', text: 'one two', changedAt: at },
    { ...never, changedAt: '2026-01-01T00:00:00.000Z' },
  ]);
});
