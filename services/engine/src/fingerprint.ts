/**
 * SHA-256 over a canonical form of plain data, in plain TypeScript so that browsers and services get the same
 * fingerprint (FIPS 180-4). Used for replay hashes and to notice stale shopping lists.
 */
import { wordAt } from './indexed.js';

const K = Uint32Array.from(firstPrimes(64).map((prime) => fraction(Math.cbrt(prime))));
const H0 = Uint32Array.from(firstPrimes(8).map((prime) => fraction(Math.sqrt(prime))));

/** JSON with keys in a fixed order and without undefined values; equal data give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}

/** Fingerprint `sha256:…` of plain data, independent of key order. */
export function fingerprint(value: unknown): string {
  return `sha256:${sha256(canonicalJson(value))}`;
}

/** SHA-256 of a text's UTF-8 bytes as lower-case hex. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = H0.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks; block += 1) compress(hash, w, view, block * 64);
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(hash: Uint32Array, w: Uint32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const a = wordAt(w, i - 15);
    const b = wordAt(w, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = (wordAt(w, i - 16) + s0 + wordAt(w, i - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + wordAt(K, i) + wordAt(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (wordAt(hash, i) + word) | 0;
}

function rotate(x: number, bits: number): number {
  return (x >>> bits) | (x << (32 - bits));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
