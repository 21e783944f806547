import { searchWordCalls } from '@pora/contracts/calls';
import { type SearchWord } from '@pora/contracts/catalog/search-word.model';
// By their shared names: a remote has this file in a bundle of its own, which must not hold a second cache.
import { apiQuery } from '@pora/kit';
import { useQuery } from '@pora/kit/queries';

const NONE: readonly SearchWord[] = [];

/** Names the practice has added to the search; none while they are not there: they only widen what is found. */
export function useSearchWords(): readonly SearchWord[] {
  const words = useQuery({ ...apiQuery(searchWordCalls.list, {}), staleTime: 60_000 });
  return words.data?.items ?? NONE;
}
