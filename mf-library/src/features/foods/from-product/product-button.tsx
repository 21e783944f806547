import { Button } from '@pora/ui';
import { FileInputIcon } from '@pora/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { type FoodFormValues } from '../edit/food-form.model.js';
import { productStrings as t } from './product.strings.js';

/** The dialog comes when somebody brings a product. */
const ProductDialog = lazy(async () => ({ default: (await import('./product-dialog.js')).ProductDialog }));

/** Makes the form of a food begin with the data of a product. */
export function ProductButton({ onDone }: { onDone: (draft: FoodFormValues) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<FileInputIcon />} onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ProductDialog
            onClose={() => setIsOpen(false)}
            onDone={(draft) => {
              setIsOpen(false);
              onDone(draft);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
