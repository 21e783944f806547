/**
 * The cache of answers, by the names in use. It is shared as one module: importing @tanstack/react-query elsewhere would
 * bring a second cache (a lint rule forbids it) or ship all of it.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type DefaultError,
  type MutationKey,
  type MutationState,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
