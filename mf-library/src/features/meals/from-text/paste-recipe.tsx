import { Button } from '@pora/ui';
import { FileInputIcon } from '@pora/ui/icons';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { type MealContent } from '../meal-change.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';

/** The dialog comes when somebody pastes. */
const RecipeDialog = lazy(async () => ({ default: (await import('./recipe-dialog.js')).RecipeDialog }));

/** In the form of a meal: a pasted recipe adds its ingredients and steps to those that are there. */
export function PasteRecipe({ onDone }: { onDone: (draft: MealContent) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="compact" icon={<FileInputIcon />} onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        // Keys of the dialog are not those of the form around it: Ctrl+Enter would save the meal.
        <Own onKeyDown={(event) => event.stopPropagation()}>
          <Suspense fallback={null}>
            <RecipeDialog
              submit={t.addToMeal}
              onClose={() => setIsOpen(false)}
              onDone={(draft) => {
                setIsOpen(false);
                onDone(draft);
              }}
            />
          </Suspense>
        </Own>
      )}
    </>
  );
}

const Own = styled.div`
  display: contents;
`;
