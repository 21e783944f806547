import { useEffect, useState } from 'react';
import { createQueryClient, onSignedOut } from '@pora/kit';
import { createBrowserRouter, RouterProvider } from '@pora/kit/router';
import { toast, UiProvider } from '@pora/ui';
import { QueryClientProvider } from '@pora/kit/queries';
import { startReleaseWatch } from './remotes/release-watch.js';
import { productRoutes } from './routes.js';

/** The whole page: cache, design system, router. */
export function App() {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createBrowserRouter(productRoutes()));
  useEffect(
    () =>
      onSignedOut(() => {
        client.clear();
        toast.clear();
      }),
    [client],
  );
  useEffect(startReleaseWatch, []);
  return (
    <QueryClientProvider client={client}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  );
}
