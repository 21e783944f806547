import { toast } from '@pora/ui';

/** Empties the page's toast queue, which outlives a test and shows three at once. */
export function clearToasts(): void {
  const newest = toast.show({ title: 'Koniec testu' });
  const [prefix, number] = newest.split('-');
  for (let n = Number(number); n > 0; n -= 1) toast.dismiss(`${prefix}-${n}`);
}
