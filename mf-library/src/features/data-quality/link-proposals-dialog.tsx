import { intoleranceMappingCalls } from '@pora/contracts/calls';
import { ALLERGEN_LABELS, type Food } from '@pora/contracts/catalog/food.model';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { type LinkProposal, reasonInWords } from '@pora/engine/safety/propose-links';
import { callRoute, messageOf } from '@pora/kit';
import { Button, InlineNotice, theme, toast } from '@pora/ui';
import { Link2Icon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { LinkTicks } from '../../shared/link-ticks.js';
import { useRefreshIntolerances } from '../intolerances/public.js';
import { dataQualityStrings } from './data-quality.strings.js';
import { linkKey, linksByItem, proposalPages, type ProposedFood } from './link-proposals.js';

const t = dataQualityStrings.proposals;

interface LinkProposalsDialogProps {
  /** Foods without links, the most used first; those of the moment it was opened stay. */
  foods: readonly Food[];
  dictionary: readonly Intolerance[];
  onClose: () => void;
}

/** Proposals for many foods, a page at a time: what is sure is ticked, and nothing is saved before somebody looked. */
export function LinkProposalsDialog({ foods, dictionary, onClose }: LinkProposalsDialogProps) {
  const [known] = useState({ foods, dictionary });
  const pageOf = useMemo(() => proposalPages(known.foods, known.dictionary), [known]);
  const [from, setFrom] = useState(0);
  const page = useMemo(() => pageOf(from), [pageOf, from]);
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = (foodId: number, { key, ticked }: LinkProposal) =>
    said.get(linkKey(foodId, key)) ?? ticked;
  const links = linksByItem(page.foods, isTicked);
  const count = [...links.values()].reduce((sum, { length }) => sum + length, 0);
  const goOn = () => {
    setSaid(new Map());
    setFrom(page.next);
  };
  const { busy, failure, save } = useSaveLinks(goOn);
  const isOver = page.next >= known.foods.length;
  const isDone = isOver && page.foods.length === 0;
  return (
    <Dialog
      open
      size="wide"
      title={t.title}
      description={t.about}
      onClose={onClose}
      footerStart={<span>{t.looked(Math.min(page.next, known.foods.length), known.foods.length)}</span>}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
          {!isDone && (
            <Button disabled={busy} onClick={goOn}>
              {t.skip}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Link2Icon />}
            busy={busy}
            disabled={count === 0}
            onClick={() => void save(links, count)}
          >
            {t.save(count)}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <InlineNotice tone="danger" live title={t.failed}>
          {failure}
        </InlineNotice>
      )}
      {page.foods.length === 0 && <p>{isDone ? t.over : t.nothingHere}</p>}
      {page.foods.map((one) => (
        <OfFood
          key={one.food.id}
          one={one}
          isTicked={(proposal) => isTicked(one.food.id, proposal)}
          onTick={(key, ticked) => setSaid(new Map(said).set(linkKey(one.food.id, key), ticked))}
        />
      ))}
    </Dialog>
  );
}

interface OfFoodProps {
  one: ProposedFood;
  isTicked: (proposal: LinkProposal) => boolean;
  onTick: (key: string, ticked: boolean) => void;
}

function OfFood({ one: { food, proposals }, isTicked, onTick }: OfFoodProps) {
  return (
    <FoodPart aria-label={food.name}>
      <strong>{food.name}</strong>
      <LinkTicks
        links={proposals.map((proposal) => ({
          ...{ key: proposal.key, name: proposal.name, ticked: isTicked(proposal) },
          reason: reasonInWords(proposal.reason, ALLERGEN_LABELS),
        }))}
        onTick={onTick}
      />
    </FoodPart>
  );
}

/** Saves a page of links, item by item; what was linked stays linked, and the rest can be sent again. */
function useSaveLinks(onSaved: () => void) {
  const refresh = useRefreshIntolerances();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (links: ReadonlyMap<string, readonly number[]>, count: number) => {
    setBusy(true);
    setFailure(undefined);
    try {
      let gone = 0;
      for (const [intolerance, foodIds] of links) {
        const body = { intolerance, foodIds: [...foodIds] };
        gone += (await callRoute(intoleranceMappingCalls.createBatch, { body })).failed.length;
      }
      toast.success(t.saved(count - gone), gone > 0 ? t.gone(gone) : undefined);
      onSaved();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  return { busy, failure, save };
}

const FoodPart = styled.section`
  padding: ${theme.s[3]} 0;
`;
