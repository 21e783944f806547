/** Reason phrases of the answers a person may be told of, as the services send them over HTTP/1.1; HTTP/2 sends none. */
const WORDS = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [408, 'Request Timeout'],
  [409, 'Conflict'],
  [412, 'Precondition Failed'],
  [413, 'Payload Too Large'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Entity'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
]);

/** Words beside a status, as the answer gives them or as the services name it; empty for one nobody knows. */
export const statusWords = (status: number, given = ''): string => given || (WORDS.get(status) ?? '');
