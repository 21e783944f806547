import { WireAnswer } from '@pora/common/answers';
import { SESSION_COOKIE } from '@pora/common/auth/signed-cookie';

/** Answer after which the browser keeps neither the cookie nor anything the product stored in it. */
export function signedOutAnswer(): WireAnswer {
  return new WireAnswer(204, {
    'Set-Cookie': `${SESSION_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax`,
    'Clear-Site-Data': '"storage"',
  });
}
