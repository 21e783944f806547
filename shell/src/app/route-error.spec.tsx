import { expect, it, jest } from '@jest/globals';
import { renderRoutes } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { RouteError } from './route-error.js';

function Broken(): never {
  throw new Error('of a route');
}

it('[core §8.14] a route that throws says "Unexpected Application Error!" and can be loaded anew', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderRoutes([{ path: '/', Component: Broken, errorElement: <RouteError /> }], { path: '/' });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'of a route' }));
});
