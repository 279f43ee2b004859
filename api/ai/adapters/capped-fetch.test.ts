import { describe, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { cappedFetch } from './capped-fetch.ts';

const sandbox = await aiSandbox();

const answer = (model: string) =>
  cappedFetch(`${sandbox.openAiUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model, messages: [] }),
  });

describe('cappedFetch', () => {
  it('hands an ordinary answer through', async () => {
    const response = await answer('sandbox-none');
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('choices');
  });

  it('stops reading an answer over 1 MB', async () => {
    const response = await answer('sandbox-giant');
    await expect(response.text()).rejects.toMatchObject({ fault: 'too_large' });
  });
});
