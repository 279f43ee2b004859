import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { decideDraft, listDrafts } from '#shared/contracts/drafts.ts';
import { generateContent } from '#shared/contracts/generation.ts';
import { deletePersona } from '#shared/contracts/persona-changes.ts';
import { personaOf, training } from '../testing/persona-with-samples.ts';

const app = testApp();

describe('deciding on a draft', () => {
  async function offered(name: string) {
    const user = await app.signIn(name);
    const personaId = await personaOf(user, training);
    const body = { personaId, prompt: 'fees matter because they decide who can use it' };
    const { draftId, content } = await user.call(generateContent, { body });
    await app.runJobs();
    const decide = (decision: { outcome: 'accepted' | 'discarded'; finalText?: string }) =>
      user.call(decideDraft, { params: { id: draftId ?? '' }, body: decision });
    const stale = async () => {
      const [row] = (await app.asOwner(
        `select voice_stale_since is not null as stale from personas where id = '${personaId}'`,
      )) as { stale: boolean }[];
      return row?.stale;
    };
    return { user, personaId, draftId: draftId ?? '', content, decide, stale };
  }

  it('as used without an edit teaches nothing, however often it is said', async () => {
    const { decide, stale, content } = await offered('accepting');
    expect(await stale()).toBe(false);
    const accepted = await decide({ outcome: 'accepted', finalText: ` ${content}\n` });
    expect(accepted).toMatchObject({ outcome: 'accepted', finalText: null, editDistance: null });
    expect(await stale()).toBe(false);
    expect(await decide({ outcome: 'accepted' })).toEqual(accepted);
    expect(await stale()).toBe(false);
  });

  it('as edited keeps the text and how far it is from the draft', async () => {
    const { decide, stale, content, user, personaId } = await offered('editing');
    const finalText = `${content} again`;
    const edited = await decide({ outcome: 'accepted', finalText });
    expect(edited).toMatchObject({ outcome: 'edited', finalText });
    expect(edited.editDistance).toBeCloseTo(6 / finalText.length);
    expect(await stale()).toBe(true);
    expect(await user.call(listDrafts, { params: { id: personaId } })).toEqual([edited]);
  });

  it('as discarded teaches nothing, and unteaches what was edited before', async () => {
    const { decide, stale } = await offered('discarding');
    expect(await decide({ outcome: 'discarded' })).toMatchObject({ outcome: 'discarded' });
    expect(await stale()).toBe(false);
    await decide({ outcome: 'accepted', finalText: 'Mine.' });
    await app.runJobs();
    expect(await decide({ outcome: 'discarded' })).toMatchObject({
      outcome: 'discarded',
      finalText: null,
      editDistance: null,
    });
    expect(await stale()).toBe(true);
  });

  it('is refused with an unknown outcome, and 404 for somebody else', async () => {
    const { user, draftId, personaId } = await offered('deciding');
    const thief = await app.signIn('draft_thief');
    const params = { id: draftId };
    const refused = await user.refused(decideDraft, { params, body: { outcome: 'posted' } });
    expect(refused).toMatchObject({
      status: 422,
      issues: [{ path: 'outcome', message: 'Outcome must be accepted or discarded' }],
    });
    const body = { outcome: 'accepted' };
    expect(await thief.refused(decideDraft, { params, body })).toMatchObject({
      status: 404,
      message: 'Draft not found',
    });
    expect(await thief.refused(listDrafts, { params: { id: personaId } })).toMatchObject({
      status: 404,
      message: 'Persona not found',
    });
  });

  it('of a deleted persona is a 404: its drafts went with it', async () => {
    const { user, draftId, personaId } = await offered('leaving');
    await user.call(deletePersona, { params: { id: personaId } });
    const body = { outcome: 'accepted' };
    const refused = await user.refused(decideDraft, { params: { id: draftId }, body });
    expect(refused.status).toBe(404);
  });
});
