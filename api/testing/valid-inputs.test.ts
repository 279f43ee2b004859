import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { testApp } from './app.ts';
import { fullWorkspace } from './fixtures/full-workspace.ts';
import { validInputs } from './valid-inputs.ts';

const app = testApp();
/** Takes an AI model: `revise.test.ts` sends it. */
const byModel = ['revise'];

it('has an input for each call that takes one, with every field of its contract', async () => {
  const inputs = validInputs(await fullWorkspace(app));
  for (const [name, endpoint] of Object.entries(endpoints)) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part];
      const input = inputs[name]?.[part];
      if (!schema) {
        expect(input, `${name} takes no ${part}`).toBeUndefined();
        continue;
      }
      expect(schema.safeParse(input).error, name).toBeUndefined();
      const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
      const fields = Object.keys(properties).filter((field) => !byModel.includes(field));
      expect(Object.keys(input ?? {}).sort(), name).toEqual(fields.sort());
    }
  }
});
