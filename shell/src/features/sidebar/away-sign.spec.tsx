// First: it replaces the federation runtime.
import { releaseRemotes } from '../../testing/fake-remotes.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { createQueryClient, useApiList } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { expectNoAxeViolations } from '@pora/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { NavList } from './nav-list.js';

const AWAY = apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.');

function Plans() {
  const plans = useApiList(planRoutes.list);
  return <button onClick={() => plans.phase !== 'loading' && plans.retry()}>Spróbuj teraz</button>;
}

function Product({ narrow }: { narrow: boolean }) {
  const [asks, setAsks] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NavList narrow={narrow} />
      {isOpen && <NavList />}
      <button onClick={() => setOpen(true)}>Szuflada</button>
      <button onClick={() => setAsks(!asks)}>Pulpit</button>
      {asks && <Plans />}
    </>
  );
}

let api: FakeApi;
beforeEach(() => {
  releaseRemotes();
  api = fakeApi();
  api.on(planRoutes.list, AWAY);
  api.on(mealRoutes.list, { items: [] });
});

const show = async (narrow = false) => {
  const view = renderScreen(<Product narrow={narrow} />, { client: createQueryClient() });
  await view.user.click(screen.getByRole('button', { name: 'Pulpit' }));
  return view;
};
const marks = () => screen.queryAllByRole('img', { name: 'nie odpowiada' });

describe('znak w menu przy części, której usługa nie odpowiada', () => {
  it.each([[false], [true]])(
    'stoi tylko przy niej, a nazwa wpisu go mówi (wąskie menu: %s)',
    async (narrow) => {
      const { container } = await show(narrow);
      const entry = await screen.findByRole('link', { name: 'Plany dietetyczne nie odpowiada' });
      expect(within(entry).getByRole('img')).toBeInTheDocument();
      expect(marks()).toHaveLength(1);
      await expectNoAxeViolations(container);
    },
  );

  it('zostaje, dopóki trwa ponowna próba, i znika, gdy usługa odpowie', async () => {
    const { user } = await show();
    await waitFor(() => expect(marks()).toHaveLength(1));
    let answer: (value: unknown) => void = () => undefined;
    api.on(planRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('button', { name: 'Spróbuj teraz' }));
    await waitFor(() => expect(api.calls(planRoutes.list)).toHaveLength(2));
    expect(marks()).toHaveLength(1);
    answer({ items: [] });
    await waitFor(() => expect(marks()).toHaveLength(0));
  });

  it('znika z ekranem, który pytał: o usłudze, której nikt nie pyta, nic nie wiadomo', async () => {
    const { user } = await show();
    await waitFor(() => expect(marks()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Pulpit' }));
    await waitFor(() => expect(marks()).toHaveLength(0));
  });

  it('stoi od razu i w menu, które otwarto później', async () => {
    const { user } = await show();
    await waitFor(() => expect(marks()).toHaveLength(1));
    api.on(planRoutes.list, () => new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Szuflada' }));
    await waitFor(() => expect(marks()).toHaveLength(2));
  });

  it('odmowa to nie awaria', async () => {
    api.on(planRoutes.list, apiError(400, 'invalid_input', 'Nie tak.'));
    await show();
    await waitFor(() => expect(api.calls(planRoutes.list)).toHaveLength(1));
    expect(marks()).toHaveLength(0);
  });
});
