import { expect, it, jest } from '@jest/globals';
import { renderScreen } from '@pora/kit/testing';
import { Dialog } from '@pora/ui/overlays';
import { screen, within } from '@testing-library/react';
import { loadedDialog } from './loaded-dialog.js';

function Shopping({ onClose }: { onClose: () => void }) {
  return <Dialog open title="Lista zakupów" onClose={onClose} />;
}

it('plik okna, który nie przyszedł, nie zabiera planu pod spodem, a „Spróbuj ponownie” otwiera okno', async () => {
  const load = jest
    .fn<() => Promise<typeof Shopping>>()
    .mockRejectedValueOnce(new Error('Loading chunk 924 failed.'))
    .mockResolvedValue(Shopping);
  const Loaded = loadedDialog(load);
  const onClose = jest.fn();
  const { user } = renderScreen(
    <>
      <p>Plan z niezapisaną zmianą</p>
      <Loaded onClose={onClose} />
    </>,
  );
  const failed = within(await screen.findByRole('dialog', { name: 'Nie udało się otworzyć okna' }));
  expect(screen.getByText('Plan z niezapisaną zmianą')).toBeInTheDocument();
  await user.click(failed.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('dialog', { name: 'Lista zakupów' })).toBeInTheDocument();
  expect(screen.queryByText('Nie udało się otworzyć okna')).toBeNull();
});

it('raz wczytane okno otwiera się potem od razu', async () => {
  const load = jest.fn(() => Promise.resolve(Shopping));
  const Loaded = loadedDialog(load);
  const { unmount } = renderScreen(<Loaded onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: 'Lista zakupów' });
  unmount();
  renderScreen(<Loaded onClose={jest.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Lista zakupów' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
