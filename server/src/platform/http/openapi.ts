/** OpenAPI 3.1 from the contract, for the calls that this server answers. */
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { type ErrorCode, errorBody, STATUS_BY_CODE } from '@portal/contract/errors';
import { startTimeSlice } from '../time-slice.ts';
import { describedSchema, type JsonSchema } from './json-schema.ts';
import { isBudgeted } from './request-budget.ts';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Record<string, string[]>[];
  readonly parameters: readonly {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    schema: JsonSchema;
  }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  readonly responses: Record<string, OperationResponse>;
}

interface OperationResponse {
  description: string;
  headers?: Record<string, { required: boolean; schema: JsonSchema }>;
  content: Record<string, unknown>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
}

/** `served`: calls of the contract that have a route; others are left out. Lets other work run in between. */
export async function openApiDocument(
  publicUrl: string,
  served: readonly Call[],
): Promise<OpenApiDocument> {
  const slice = startTimeSlice();
  const features = Object.entries(callsByFeature)
    .map(([feature, calls]) => ({ feature, calls: calls.filter((call) => served.includes(call)) }))
    .filter(({ calls }) => calls.length > 0);
  const paths: OpenApiDocument['paths'] = {};
  for (const { feature, calls } of features) {
    for (const call of calls) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, feature) };
      if (slice.isOver) await slice.next();
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Training Portal',
      version: '1',
      description: 'Every call of the portal, from the same contract that validates it.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: features.map(({ feature }) => ({ name: feature })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: describedSchema(errorBody, 'output') },
    },
  };
}

function operationOf(call: Call, feature: string): Operation {
  const required = call.access === 'public' ? [] : [{ session: [] }];
  return {
    operationId: call.name,
    tags: [feature],
    summary: call.summary,
    security: required,
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...requestBodyOf(call),
    responses: {
      [call.status]: {
        description: 'Done',
        ...headersOf(call),
        content: contentOf(call),
      },
      ...refusalsOf(call),
    },
  };
}

function contentOf({ sends, response }: Call): OperationResponse['content'] {
  return sends === undefined
    ? { 'application/json': { schema: describedSchema(response, 'output') } }
    : { [sends]: { schema: { type: 'string', format: 'binary' } } };
}

function parametersOf(place: 'path' | 'query', schema: Call['params']): Operation['parameters'] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = describedSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function requestBodyOf(call: Call): Pick<Operation, 'requestBody'> {
  if (call.body === undefined) return {};
  const schema = describedSchema(call.body, 'input');
  if (call.file === undefined)
    return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const { name, required } = call.file;
  const withFile = {
    ...schema,
    properties: {
      ...(schema['properties'] as JsonSchema),
      [name]: { type: 'string', format: 'binary' },
    },
    required: [
      ...((schema['required'] as string[] | undefined) ?? []),
      ...(required ? [name] : []),
    ],
  };
  return {
    requestBody: { required: true, content: { 'multipart/form-data': { schema: withFile } } },
  };
}

/** The headers that the call declares, and the ETag of an answer that can be revalidated. */
function headersOf({ headers = {}, revalidates }: Call): Pick<OperationResponse, 'headers'> {
  const described = Object.values(headers).map(({ name, value, required }) => [
    name,
    { required, schema: describedSchema(value, 'input') },
  ]);
  if (revalidates) described.push(['etag', { required: true, schema: { type: 'string' } }]);
  return described.length === 0 ? {} : { headers: Object.fromEntries(described) };
}

/** The refusals of a call by status, with their codes. */
function refusalsOf(call: Call): Operation['responses'] {
  const implied: ErrorCode[] = [
    ...(call.params || call.query || call.body ? (['INVALID_INPUT'] as const) : []),
    ...(call.body ? (['TOO_LARGE'] as const) : []),
    ...(isBudgeted(call) ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(call.access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(call.access === 'trainee' || call.access === 'admin' ? (['FORBIDDEN'] as const) : []),
  ];
  const codes = [...new Set([...implied, ...call.errors])];
  const byStatus = Map.groupBy(codes, (code) => STATUS_BY_CODE[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
