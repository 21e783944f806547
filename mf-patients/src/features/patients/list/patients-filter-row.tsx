import { useShortcut } from '@pora/kit';
import { FilterRow, media, mediaQueries, SearchInput, useMediaQuery } from '@pora/ui';
import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { patientStrings as t } from '../patients.strings.js';
import { SortButtons } from './sort-buttons.js';
import { type usePatientList } from './use-patient-list.js';

interface PatientsFilterRowProps {
  list: ReturnType<typeof usePatientList>;
  /** Lets ↓ go from the search field into the list. */
  onSearchKey: (event: KeyboardEvent) => void;
}

/** Search and sort above the list; "/" goes to the search field. */
export function PatientsFilterRow({ list, onSearchKey }: PatientsFilterRowProps) {
  const search = useRef<HTMLInputElement>(null);
  const phone = useMediaQuery(mediaQueries.phone);
  useShortcut('/', () => search.current?.focus());
  return (
    <Row>
      <SearchCell onKeyDown={onSearchKey}>
        <SearchInput
          label={t.search}
          placeholder={phone ? t.searchShort : t.search}
          shortcut="/"
          value={list.query}
          onChange={list.search}
          inputRef={search}
        />
      </SearchCell>
      <SortButtons sort={list.sort} onSort={list.sortBy} />
    </Row>
  );
}

const Row = styled(FilterRow)`
  ${media.phone} {
    flex-wrap: nowrap;
  }
`;

const SearchCell = styled.div`
  min-width: 0;

  ${media.phone} {
    flex: 1;
  }
`;
