import { defineShellConfig } from '@pora/federation';

export default defineShellConfig(import.meta.url, {
  entry: 'src/bootstrap.tsx',
  template: 'templates/index.html',
  logo: 'templates/logo.svg',
});
