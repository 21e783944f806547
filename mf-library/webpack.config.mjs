import { defineRemoteConfig } from '@pora/federation';

export default defineRemoteConfig(import.meta.url, 'mf_library');
