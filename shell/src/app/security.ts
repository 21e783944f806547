/*
 * First import of the page: everything that creates a style element or probes the policy reads these.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
__webpack_nonce__ = meta?.nonce ?? '';

// zod looks for eval when it is loaded, and the policy forbids it; each remote brings its own zod, all read this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
