/** Nonce of the page's content security policy, for libraries that write a style element themselves. */
export function readCspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('content') || undefined;
}
