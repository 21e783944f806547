import { Button } from '@pora/ui';
import { SearchIcon } from '@pora/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { searchWordStrings as t } from './search-words.strings.js';

/** The dialog comes when somebody asks for it. */
const SearchWordsDialog = lazy(async () => ({
  default: (await import('./search-words-dialog.js')).SearchWordsDialog,
}));

/** Opens the names the practice has added to its search. */
export function SearchWordsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<SearchIcon />} onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <SearchWordsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
