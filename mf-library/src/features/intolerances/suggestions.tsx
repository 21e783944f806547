import { type Food } from '@pora/contracts/catalog/food.model';
import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { Button, SectionHead, theme } from '@pora/ui';
import { paths } from '@pora/kit';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { CircleAlertIcon, Link2Icon } from '@pora/ui/icons';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { allergenStrings } from '../../shared/allergens.strings.js';
import { FoodSearch } from '../../shared/food-search.js';
import { intoleranceStrings as t } from './intolerances.strings.js';
import { FoodLink } from './linked-table.js';
import { type Suggestion, suggesterOf } from './suggest-foods.js';
import { type Links } from './use-links.js';

/** As many as any search of foods shows; after linking them the next ones come. */
const SHOWN = 50;
const NONE: ReadonlySet<string> = new Set();
const keyOf = ({ food }: Suggestion): string => String(food.id);

interface SuggestionsProps {
  entry: Intolerance;
  /** The base; undefined while it loads. */
  foodById: ReadonlyMap<number, Food> | undefined;
  /** Foods that are linked already. */
  linked: ReadonlySet<number>;
  links: Links;
}

/** Foods that may belong to an entry, ticked to be linked together, and the search for any other. */
export function Suggestions({ entry, foodById, linked, links }: SuggestionsProps) {
  // Thousands of names are looked through once the entry itself is drawn.
  const drawn = useDeferredValue<Intolerance | undefined>(entry, undefined);
  const found = useMemo(
    () => foodById && drawn && suggesterOf(foodById)(drawn, linked),
    [foodById, drawn, linked],
  );
  const rows = found?.slice(0, SHOWN) ?? [];
  return (
    <Section>
      <SectionHead
        title={t.suggestions}
        level={3}
        {...(found && { count: found.length })}
        actions={<Quiet>{t.suggestedBy}</Quiet>}
      />
      {!foodById && <Quiet>{t.suggestionsWait}</Quiet>}
      {found?.length === 0 && <Quiet>{t.noSuggestions}</Quiet>}
      {found && found.length > 0 && <SuggestionTable entry={entry} rows={rows} links={links} />}
      {found && found.length > SHOWN && <Quiet>{t.shownSuggestions(SHOWN, found.length)}</Quiet>}
      <OtherFood linked={linked} links={links} />
    </Section>
  );
}

function SuggestionTable({
  entry,
  rows,
  links,
}: Pick<SuggestionsProps, 'entry' | 'links'> & { rows: Suggestion[] }) {
  const [ticked, setTicked] = useState(NONE);
  const columns = useMemo(() => columnsOf(links.notLinked), [links.notLinked]);
  const selected = new Set(rows.map(keyOf).filter((key) => ticked.has(key)));
  return (
    <DataTable
      caption={t.suggestionsOf(entry.name)}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      rowName={({ food }) => food.name}
      pageSize="all"
      maxHeight="600px"
      density="dense"
      selection={{
        selected,
        onChange: setTicked,
        describe: t.selectedFoods,
        actions: (
          <Button
            size="compact"
            icon={<Link2Icon aria-hidden />}
            busy={links.busy}
            onClick={() => void links.link([...selected].map(Number))}
          >
            {t.link(selected.size)}
          </Button>
        ),
      }}
    />
  );
}

/** A food that nothing suggests is linked as soon as it is chosen. */
function OtherFood({ linked, links }: Pick<SuggestionsProps, 'linked' | 'links'>) {
  const [round, setRound] = useState(0);
  return (
    <Search>
      <FoodSearch
        key={round}
        label={t.addFood}
        placeholder={t.addFoodPlaceholder}
        hideLabel
        disabled={links.busy}
        value={null}
        without={linked}
        onChange={(food) => {
          if (!food) return;
          setRound((count) => count + 1);
          void links.link([food.id]);
        }}
      />
    </Search>
  );
}

function columnsOf(notLinked: ReadonlySet<number>): DataColumn<Suggestion>[] {
  return [
    {
      id: 'name',
      header: t.columns.name,
      title: true,
      cell: ({ food }) => <FoodLink to={paths.food(String(food.id))}>{food.name}</FoodLink>,
      phone: 'line1',
    },
    { id: 'category', header: t.columns.category, cell: ({ food }) => food.category, phone: 'line2' },
    {
      id: 'why',
      header: t.columns.why,
      cell: (suggestion) => (
        <Why>
          {reasonOf(suggestion)}
          {notLinked.has(suggestion.food.id) && (
            <NotLinked>
              <CircleAlertIcon size={14} aria-hidden /> {t.notLinked}
            </NotLinked>
          )}
        </Why>
      ),
      phone: 'line2',
    },
    {
      id: 'id',
      header: t.columns.id,
      numeric: true,
      width: '80px',
      cell: ({ food }) => food.id,
      phone: 'line1-end',
    },
  ];
}

function reasonOf({ name, allergen }: Suggestion): string {
  if (name !== undefined) return t.byName(name);
  return allergen
    ? t.byAllergen(ALLERGEN_LABELS[allergen.allergen], allergenStrings.confidence[allergen.confidence])
    : '';
}

const Section = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[6]};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const Search = styled.div`
  max-width: 26rem;
`;

const Why = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s[2]};
`;

const NotLinked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
  color: ${theme.c.dangerText};
`;
