import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const RUN = path.join(import.meta.dirname, 'run.mjs');

describe('containers', () => {
  it('[core §1] do not start with the provider that asks for no password behind an address that others reach', () => {
    const env = { PATH: process.env.PATH, PUBLIC_URL: 'https://pora.example.test', OIDC_ISSUER: '' };
    const { status, stderr } = spawnSync(process.execPath, [RUN, 'secrets'], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      'PUBLIC_URL is "https://pora.example.test", but the local identity provider asks for no password and serves only this machine (localhost): set OIDC_ISSUER to a real provider.\n',
    ]);
  });
});
