/** An address that is told apart from others and names nobody: `k***@poczta.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, Math.max(at, 0))][0] ?? ''}***${at < 0 ? '' : email.slice(at)}`;
}
