/** A JSON schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown };

/** A value of a path, a query or a header. */
export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** What travels, by media type. */
export type ApiContent = Record<string, { schema: JsonSchema }>;

/** An answer, or a reference to one of the components. */
export interface ApiResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: ApiContent;
}

/** One call. */
export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: ApiParameter[];
  requestBody?: { required: boolean; description?: string; content: ApiContent };
  responses: Record<string, ApiResponse>;
}

/** The verbs of a path, in lower case. */
export type ApiPathItem = Record<string, ApiOperation>;

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, ApiPathItem>;
  components: {
    securitySchemes: Record<string, Record<string, string>>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ApiResponse>;
  };
}
