import { z } from 'zod/mini';
import type { Env } from '#api/config/env.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { PAGE_USER, PAGE_WORKSPACE } from '#shared/contracts/page-identity.ts';
import { cookieName } from './auth/credential.ts';
import type { App } from './mount.ts';

/** `GET /api/openapi.json`: made when first asked for, as it takes long and never changes. */
export function mountOpenApi(app: App, env: Env): void {
  let text: string | undefined;
  app.get('/api/openapi.json', () => {
    text ??= JSON.stringify(openApiDocument(env));
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
}

/** The API described for machines, made from the contracts that answer. OpenAPI 3.1. */
function openApiDocument(env: Env): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const operations = paths[endpoint.path] ?? {};
    paths[endpoint.path] = operations;
    operations[endpoint.method.toLowerCase()] = operation(operationId, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Troupe', version: env.VERSION },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(env) },
        extensionKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): object {
  const security = {
    public: [],
    user: [{ session: [] }, { extensionKey: [] }],
    session: [{ session: [] }],
  }[endpoint.access];
  return {
    operationId,
    summary: endpoint.summary,
    security,
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.access === 'public' || endpoint.pageCheck === 'none' ? [] : pageParameters),
    ],
    requestBody: endpoint.body && { required: true, content: json(endpoint.body, 'input') },
    responses: {
      [endpoint.status]: {
        description: endpoint.status === 302 ? 'Sends the browser on' : 'Success',
        content: successContent(endpoint),
      },
      default: { description: 'Anything else', content: json(errorBody, 'output') },
    },
  };
}

/** A caller that leaves them out is answered for the workspace of its session or key. */
const pageParameters = [
  { name: PAGE_WORKSPACE, in: 'header', required: false, schema: { type: 'string' } },
  { name: PAGE_USER, in: 'header', required: false, schema: { type: 'string' } },
];

function successContent({ response, produces }: Endpoint): object | undefined {
  if (response) return json(response, 'output');
  return produces ? { [produces]: {} } : undefined;
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function json(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } };
}
