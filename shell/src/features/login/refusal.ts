import { refusalTexts } from './login.strings.js';

/**
 * Sentence about a sign-in that failed, from the address of /login: the server names the reason in `odmowa`, the gateway
 * names a component that is down in `error`. Undefined when the person just came here.
 */
export function refusalOf(search: URLSearchParams): string | undefined {
  const code = search.get('odmowa') ?? (search.has('error') ? 'niedostepne' : null);
  return code === null ? undefined : (refusalTexts.get(code) ?? refusalTexts.get('blad'));
}
