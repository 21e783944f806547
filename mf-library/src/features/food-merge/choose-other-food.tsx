import { type FoodMergeKind } from '@pora/contracts/catalog/food-merge.model';
import { type Food } from '@pora/contracts/catalog/food.model';
import { Button } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { FoodSearch } from '../../shared/food-search.js';
import { FoodMergeDialog } from './food-merge-dialog.js';
import { foodMergeStrings as t } from './food-merge.strings.js';

interface ChooseOtherFoodProps {
  kind: FoodMergeKind;
  food: Pick<Food, 'id' | 'name'>;
  onClose: () => void;
  onDone: (stays: number) => void;
}

/** Asks for the other food, then shows what changes. */
export function ChooseOtherFood({ kind, food, onClose, onDone }: ChooseOtherFoodProps) {
  const [other, setOther] = useState<Food | null>(null);
  const [isChosen, setChosen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (other && isChosen) {
    // A replaced food goes, so the other one is the one that stays.
    const foodIds: [number, number] = kind === 'merge' ? [food.id, other.id] : [other.id, food.id];
    return <FoodMergeDialog kind={kind} foodIds={foodIds} onClose={onClose} onDone={onDone} />;
  }
  const go = () => (other ? setChosen(true) : setMissing(true));
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={go}
      title={t.choose[kind]}
      description={t.choose.intro[kind](food.name)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" onClick={go}>
            {t.choose.next}
          </Button>
        </>
      }
    >
      <FoodSearch
        label={t.choose.label}
        placeholder={t.choose.placeholder}
        value={other}
        without={new Set([food.id])}
        error={isMissing && !other ? t.choose.missing : undefined}
        onChange={setOther}
      />
    </Dialog>
  );
}
