import { SkeletonRows, useDelayed } from '@pora/ui';

/** Skeleton of a list that takes longer than a blink. */
export function LoadingRows() {
  const slow = useDelayed(true);
  return slow ? <SkeletonRows rows={12} /> : null;
}
