/**
 * Whether a host name can only mean this machine: `localhost`, 127.0.0.0/8 or `[::1]`.
 * @param {string} hostname As `URL.hostname` gives it (IPv4 in four numbers, IPv6 in brackets).
 */
export function isLoopback(hostname) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
