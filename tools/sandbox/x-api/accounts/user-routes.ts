import { z } from 'zod';
import type { ApiEndpoint } from '../http/api-call.ts';
import { missing } from '../http/error-body.ts';
import { fieldList, queryOf } from '../http/query.ts';
import { userFields, userView } from './user-view.ts';

const query = z.strictObject({ 'user.fields': fieldList(userFields) });
const scopes = ['tweet.read', 'users.read'];

export const readMe: ApiEndpoint = {
  name: 'me',
  scopes,
  handle(world, call, caller) {
    const { 'user.fields': fields } = queryOf(call, query);
    return { status: 200, body: { data: userView(world, caller, fields) } };
  },
};

export const readUser: ApiEndpoint = {
  name: 'user',
  scopes,
  handle(world, call) {
    const { 'user.fields': fields } = queryOf(call, query);
    const username = call.req.param('username') ?? '';
    const account = world.accounts.findNamed(username);
    const body = account
      ? { data: userView(world, account, fields) }
      : { errors: [missing('user', 'username', username)] };
    return { status: 200, body };
  },
};
