import { describe, expect, it } from '@jest/globals';
import { parseEnvFile } from './env-file.mjs';

describe('.env file', () => {
  it('takes comments, quotes, export and blank lines as usual', () => {
    const text = [
      '# settings of the practice',
      'PORT=8081 # next to the old one',
      '',
      'export SEED = starter',
      'OIDC_CLIENT_SECRET=\'a # b "c"\'',
      'ADMIN_EMAIL="anna@gabinet.example"  # quoted',
      'MULTI="line\\nnext \\"x\\""',
      'EMPTY=',
      'URL=https://x.example/#top',
    ].join('\r\n');
    expect(parseEnvFile(text)).toEqual({
      PORT: '8081',
      SEED: 'starter',
      OIDC_CLIENT_SECRET: 'a # b "c"',
      ADMIN_EMAIL: 'anna@gabinet.example',
      MULTI: 'line\nnext "x"',
      EMPTY: '',
      URL: 'https://x.example/#top',
    });
  });

  it('names the line that is no setting', () => {
    expect(() => parseEnvFile('PORT=1\nfoo bar')).toThrow(
      '.env, line 2: write NAME=value, or begin it with #.',
    );
  });
});
