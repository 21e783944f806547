import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from './router.js';
import { renderRoutes } from './testing/render-routes.js';

/** A list whose filters are parts of their own, as those of the meals are. */
function Filter({ name }: { name: string }) {
  const [params, setParams] = useSearchParams();
  const choose = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, String(Number(current.get(name) ?? '0') + 1));
        return next;
      },
      { replace: true },
    );
  return (
    <button type="button" onClick={choose}>
      {name}: {params.get(name)}
    </button>
  );
}

test('filters chosen faster than the list is drawn are all kept', async () => {
  const view = renderRoutes(
    [
      {
        path: '/meals',
        element: (
          <>
            <Filter name="posiłek" />
            <Filter name="czas" />
          </>
        ),
      },
    ],
    { path: '/meals?q=zupa' },
  );
  const [meal, time] = screen.getAllByRole('button');
  // All before the page is drawn.
  act(() => [meal, time, meal, time, time].forEach((button) => button?.click()));
  await waitFor(() => expect(time).toHaveTextContent('czas: 3'));
  expect(new URLSearchParams(view.location().split('?')[1]).toString()).toBe(
    new URLSearchParams({ q: 'zupa', posiłek: '2', czas: '3' }).toString(),
  );
});
