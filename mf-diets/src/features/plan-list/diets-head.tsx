import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, media, mediaQueries, PageHead, useMediaQuery, VisuallyHidden } from '@pora/ui';
import { ComboboxField } from '@pora/ui/forms';
import { PlusIcon, TrashIcon, UserSearchIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { displayName } from '../patients/public.js';
import { planListStrings as t } from './plan-list.strings.js';

interface DietsHeadProps {
  patients: readonly PatientListItem[] | undefined;
  /** Patient the list is narrowed to. */
  filter: string | null;
  /** Name the list is narrowed to, as it came with the address. */
  search: string | null;
  onFilter: (patientId: string | null) => void;
  /** Undefined until a plan can be made. */
  onCreate: (() => void) | undefined;
}

/** Title, filter by patient and the way to a new plan. */
export function DietsHead({ patients, filter, search, onFilter, onCreate }: DietsHeadProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  const narrow = useMediaQuery(mediaQueries.tablet);
  const isNarrowed = (filter ?? search) !== null;
  const clear = (
    <Button variant="quiet" onClick={() => onFilter(null)}>
      {t.clearFilter}
    </Button>
  );
  return (
    <PageHead
      title={t.title}
      actions={
        <Actions>
          {/* On the side where the field stays in its place when the button comes. */}
          {!narrow && isNarrowed && clear}
          <Filter>
            <ComboboxField
              label={t.filter}
              hideLabel
              placeholder={search ?? t.filter}
              icon={<UserSearchIcon aria-hidden />}
              value={filter}
              onChange={onFilter}
              options={(patients ?? []).map((each) => ({ value: each.id, label: displayName(each) }))}
            />
          </Filter>
          {narrow && <Kept $shown={isNarrowed}>{clear}</Kept>}
          <ButtonLink as={Link} to={paths.trash} $variant="quiet">
            <TrashIcon aria-hidden />
            {phone ? <VisuallyHidden>{t.trash}</VisuallyHidden> : t.trash}
          </ButtonLink>
          <Button
            variant="primary"
            shortcut="N"
            icon={<PlusIcon aria-hidden />}
            disabled={!onCreate}
            onClick={onCreate}
          >
            {t.newPlan}
          </Button>
        </Actions>
      }
    />
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.5rem;
  min-width: 0;

  ${media.phone} {
    width: 100%;
  }
`;

/** Its place is kept while there is nothing to clear: nothing beside it or below it moves. */
const Kept = styled.span<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

const Filter = styled.div`
  flex: 1 1 auto;
  width: 16.25rem;
  min-width: 0;

  ${media.phone} {
    /* The name that is typed stays readable. */
    flex-basis: 100%;
    width: auto;
  }
`;
