import { type Food } from '@pora/contracts/catalog/food.model';
import { type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import { intoleranceMappingCalls } from '@pora/contracts/calls';
import { callRoute, messageOf, useApiList } from '@pora/kit';
import { Chip, SectionHead, theme, toast } from '@pora/ui';
import styled from 'styled-components';
import { ListState } from '../../shared/list-state.js';
import { useUndo } from '../../shared/use-undo.js';
import { AddEntry } from './add-entry.js';
import { intoleranceStrings } from './intolerances.strings.js';
import { useRefreshIntolerances } from './use-refresh-intolerances.js';

const t = intoleranceStrings.ofFood;

interface FoodIntolerancesProps {
  food: Pick<Food, 'id' | 'name'>;
}

/** Entries of the dictionary a food is linked to; links are made and removed at once [library §2]. */
export function FoodIntolerances({ food }: FoodIntolerancesProps) {
  const load = useApiList(intoleranceMappingCalls.listByFood, { params: { foodId: String(food.id) } });
  const { link, unlink } = useLinksOfFood(food.id);
  const list = load.phase === 'ready' ? load.data : undefined;
  return (
    <Section aria-label={t.title}>
      <SectionHead title={t.title} {...(list && { count: list.length })} />
      <ListState load={load} loadFailed={t.loadFailed} />
      {list?.length === 0 && <None>{t.none}</None>}
      {list && list.length > 0 && (
        <Chips>
          {list.map((mapping) => (
            <li key={mapping.intolerance}>
              <Chip removeLabel={t.unlink(mapping.intoleranceName)} onRemove={() => void unlink(mapping)}>
                {mapping.intoleranceName}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      {list && (
        <AddEntry
          taken={new Set(list.map(({ intolerance }) => intolerance))}
          onAdd={(key, name) => void link(key, name)}
        />
      )}
    </Section>
  );
}

/** Making and removing a link of one food; each can be taken back. */
function useLinksOfFood(foodId: number) {
  const refresh = useRefreshIntolerances();
  const offerUndo = useUndo();
  const linkNow = (intolerance: string) =>
    callRoute(intoleranceMappingCalls.create, { body: { intolerance, foodId } });
  const unlinkNow = (intolerance: string) =>
    callRoute(intoleranceMappingCalls.remove, { body: { intolerance, foodId } });
  const run = async (work: () => Promise<unknown>, failed: string, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      toast.error(failed, messageOf(error), error);
    }
    await refresh();
  };
  const nothingMore = () => undefined;
  return {
    link: (key: string, name: string) =>
      run(
        () => linkNow(key),
        t.linkFailed,
        () =>
          offerUndo({
            title: t.linked(name),
            undo: () => void run(() => unlinkNow(key), t.unlinkFailed, nothingMore),
          }),
      ),
    unlink: ({ intolerance, intoleranceName }: IntoleranceMapping) =>
      run(
        () => unlinkNow(intolerance),
        t.unlinkFailed,
        () =>
          offerUndo({
            title: t.unlinked(intoleranceName),
            undo: () => void run(() => linkNow(intolerance), t.linkFailed, nothingMore),
          }),
      ),
  };
}

const Section = styled.section`
  margin-top: ${theme.s[6]};
`;

const None = styled.p`
  margin: ${theme.s[2]} 0;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
  margin: ${theme.s[2]} 0;
  padding: 0;
  list-style: none;
`;
