import { type FetchedFile } from '@pora/kit';
import { toast } from '@pora/ui';

/** A sentence about what is missing takes longer to read than the name of a file. */
const NOTICE_MS = 10_000;

/** Tells that the file was handed out, and what of it could not be had. */
export function tellHandedOut(title: string, { fileName, notice }: Omit<FetchedFile, 'blob'>): void {
  if (notice === undefined) toast.success(title, fileName);
  else toast.show({ title, description: notice, durationMs: NOTICE_MS });
}
