import { describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '../queries.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client.js';
import { useSingleMutation } from './use-single-mutation.js';

const send = jest.fn<() => Promise<void>>();

function SaveButton() {
  const save = useSingleMutation({ mutationFn: send });
  return <button onClick={() => save.mutate()}>{save.isPending ? 'zapisuję' : 'Zapisz'}</button>;
}

/** Both clicks in one turn of the browser, before anything is drawn again. */
const doubleClick = (button: HTMLElement) =>
  act(() => {
    button.click();
    button.click();
  });

describe('what a button sends', () => {
  it('a double click sends once, and the next click after the answer sends again', async () => {
    let answer: () => void = () => undefined;
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SaveButton />
      </QueryClientProvider>,
    );
    doubleClick(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('zapisuję'));
    doubleClick(screen.getByRole('button'));
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Zapisz'));
    doubleClick(screen.getByRole('button'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('two buttons of the same kind do not wait for each other', async () => {
    send.mockReset();
    send.mockImplementation(() => new Promise(() => undefined));
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SaveButton />
        <SaveButton />
      </QueryClientProvider>,
    );
    for (const button of screen.getAllByRole('button')) doubleClick(button);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
