import { type Food } from '@pora/contracts/catalog/food.model';
import { intoleranceDictionaryCalls } from '@pora/contracts/calls';
import { useApiList } from '@pora/kit';
import { Button } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import { ListState } from '../../shared/list-state.js';
import { useFoodsById } from '../foods/public.js';
import { FoodIntolerances } from './food-intolerances.js';
import { intoleranceStrings as t } from './intolerances.strings.js';
import { LinkedFoods } from './linked-foods.js';

/** What is to be linked: a food with entries of the dictionary, or an entry with foods. */
export type Linking =
  | { readonly food: Pick<Food, 'id' | 'name'> }
  | { readonly entry: { readonly key: string; readonly name: string } };

interface LinkDialogProps {
  linking: Linking;
  onClose: () => void;
}

/** Links made where a missing one was found; each is saved at once [library §2]. */
export function LinkDialog({ linking, onClose }: LinkDialogProps) {
  if ('food' in linking)
    return (
      <Frame name={linking.food.name} onClose={onClose}>
        <FoodIntolerances food={linking.food} />
      </Frame>
    );
  return (
    <Frame name={linking.entry.name} isWide onClose={onClose}>
      <FoodsOfEntry entryKey={linking.entry.key} />
    </Frame>
  );
}

function FoodsOfEntry({ entryKey }: { entryKey: string }) {
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const foodById = useFoodsById();
  const entry =
    dictionary.phase === 'ready' ? dictionary.data.find(({ key }) => key === entryKey) : undefined;
  return (
    <>
      <ListState load={dictionary} loadFailed={t.loadFailed} />
      {entry && <LinkedFoods entry={entry} foodById={foodById} />}
    </>
  );
}

interface FrameProps {
  name: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ name, isWide = false, onClose, children }: FrameProps) {
  return (
    <Dialog
      open
      size={isWide ? 'wide' : 'regular'}
      steady
      title={t.linkTitle(name)}
      description={t.linkNote}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.linkDone}</Button>}
    >
      {children}
    </Dialog>
  );
}
