import { expect, it } from '@jest/globals';
import { searchWordRoutes } from '@pora/contracts/catalog/search-word.routes';
import { type SearchWord } from '@pora/contracts/catalog/search-word.model';
import { fakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { SearchWordsDialog } from './search-words-dialog.js';

const word = (name: string, means: string): SearchWord => ({
  ...{ id: `sw-${name}`, word: name, means, version: 1, createdBy: 'a@b.pl' },
  createdAt: '2026-11-23T10:00:00.000Z',
});

it('[library §5] własne słowo wyszukiwania widać, można je dodać i usunąć', async () => {
  const api = fakeApi();
  let items = [word('ziemniory', 'ziemniak')];
  api.on(searchWordRoutes.list, () => ({ items }));
  api.on(searchWordRoutes.create, ({ body }: { body: { word: string; means: string } }) => {
    const added = word(body.word, body.means);
    items = [...items, added];
    return added;
  });
  api.on(searchWordRoutes.remove, () => {
    items = items.slice(1);
    return undefined;
  });
  const { user } = renderScreen(<SearchWordsDialog onClose={() => undefined} />);
  expect(await screen.findByText('ziemniory')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Gdy szukam' }), 'humusik');
  await user.type(screen.getByRole('textbox', { name: 'znajduj też' }), 'hummus');
  await user.click(screen.getByRole('button', { name: 'Dodaj' }));
  expect(await screen.findByText('humusik')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usuń „ziemniory”' }));
  await waitFor(() => expect(screen.queryByText('ziemniory')).toBeNull());
});
