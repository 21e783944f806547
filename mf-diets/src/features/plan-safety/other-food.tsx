import { Button, InlineNotice, Spinner, theme } from '@pora/ui';
import { SearchIcon } from '@pora/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FailedAnswer } from './failed-answer.js';
import { FoodSearch } from './food-search.js';
import { useRefusal } from './refused-foods.js';
import { swapStrings } from './swap.strings.js';
import { type OtherFood } from './use-other-food.js';

const t = swapStrings.other;

/** Any food of the base for the swap; one the patient must not get is named with its reason and refused. */
export function OtherFoodField({ other, startsOpen }: { other: OtherFood; startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (open && asked.current) field.current?.focus();
  }, [open]);
  if (!open) {
    return (
      <Button
        variant="quiet"
        size="compact"
        icon={<SearchIcon aria-hidden />}
        onClick={() => {
          asked.current = true;
          setOpen(true);
        }}
      >
        {t.open}
      </Button>
    );
  }
  return (
    <Stack>
      <FoodSearch
        label={t.label}
        placeholder={t.placeholder}
        inputRef={field}
        value={other.food ?? null}
        onChange={other.choose}
      />
      <Answer other={other} />
    </Stack>
  );
}

function Answer({ other: { food, isSame, load, standIn, refused } }: { other: OtherFood }) {
  const refusal = useRefusal();
  if (!food) return null;
  if (isSame) return <InlineNotice>{t.same}</InlineNotice>;
  if (load.phase === 'loading') return <Spinner label={t.checking} />;
  if (load.phase === 'failed') return <FailedAnswer title={t.failed} load={load} />;
  if (refused) {
    return (
      <InlineNotice tone="danger" title={t.refused(refused.name)} live>
        {`${refusal(refused)}.`}
      </InlineNotice>
    );
  }
  if (!standIn) {
    return (
      <InlineNotice tone="danger" live>
        {t.gone(food.name)}
      </InlineNotice>
    );
  }
  return null;
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[2]};
`;
