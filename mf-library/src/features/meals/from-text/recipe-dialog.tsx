import { fileTooLargeSentence, hasAcceptedExtension } from '@pora/contracts/call';
import { recipeTextCalls } from '@pora/contracts/calls';
import { RECIPE_TEXT_LIMITS } from '@pora/contracts/catalog/recipe-text.vocabulary';
import { type ReadRecipe } from '@pora/contracts/catalog/recipe-text.model';
import { callRoute, messageOf } from '@pora/kit';
import { announce, Button, InlineNotice } from '@pora/ui';
import { TextareaField } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { FileInputIcon } from '@pora/ui/icons';
import { type ChangeEvent, useRef, useState } from 'react';
import { figuresOf } from '../edit/meal-form.model.js';
import { useFigureSources } from '../edit/use-figure-sources.js';
import { type MealContent } from '../meal-change.js';
import { countUntaken, draftOf, hasServings, type Review, reviewOf, stateOf } from './recipe-review.model.js';
import { RecipeReview } from './recipe-review.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';

interface RecipeDialogProps {
  /** Words of the button that ends it: a new meal opens, or the ingredients go into the one at hand. */
  submit: string;
  onClose: () => void;
  onDone: (draft: MealContent) => void;
}

/** A recipe pasted as text becomes a meal: paste, check what was understood, go on in the form of a meal. */
export function RecipeDialog({ submit, onClose, onDone }: RecipeDialogProps) {
  const [text, setText] = useState('');
  const [recipe, setRecipe] = useState<ReadRecipe | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const servings = useRef<HTMLInputElement>(null);
  const reading = useReadRecipe((read) => {
    setRecipe(read);
    setReview(reviewOf(read));
  });
  const sources = useFigureSources();
  const { requestClose, guard } = useCloseGuard({ dirty: text.trim() !== '', onClose });
  const again = () => {
    setRecipe(null);
    setReview(null);
    setIsAsked(false);
  };
  const isEmpty = text.trim() === '';
  if (!recipe || !review)
    return (
      <Dialog
        open
        size="wide"
        onClose={requestClose}
        title={t.title}
        description={t.paste}
        onSubmit={() => void reading.read(text)}
        footer={
          <>
            <Button variant="quiet" onClick={requestClose}>
              {t.cancel}
            </Button>
            <Button
              variant="primary"
              shortcut="Ctrl ↵"
              disabled={isEmpty}
              busy={reading.isBusy}
              onClick={() => void reading.read(text)}
            >
              {t.read}
            </Button>
          </>
        }
      >
        {reading.failure !== undefined && (
          <InlineNotice tone="danger" live title={t.failed}>
            {messageOf(reading.failure)}
          </InlineNotice>
        )}
        <TextareaField
          label={t.text}
          hint={t.textHint}
          rows={16}
          maxLength={RECIPE_TEXT_LIMITS.text}
          placeholder={t.example}
          value={text}
          onChange={setText}
        />
        <RecipeFile isBusy={reading.isBusy} onFile={(file) => void reading.readFile(file)} />
        {guard}
      </Dialog>
    );
  const draft = draftOf(review, recipe);
  const kcal = sources && figuresOf(draft, sources).caloriesPerPortion;
  const finish = () => {
    if (hasServings(review)) onDone(draft);
    else {
      setIsAsked(true);
      servings.current?.focus();
    }
  };
  return (
    <Dialog
      open
      size="full"
      onClose={requestClose}
      title={t.title}
      description={t.review}
      onSubmit={finish}
      footerStart={
        <span>
          {t.summary(recipe.steps.length)}{' '}
          {kcal !== undefined && t.energy(kcal) + t.without(countUntaken(review.lines))}
        </span>
      }
      footer={
        <>
          <Button variant="quiet" onClick={requestClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" shortcut="Ctrl ↵" onClick={finish}>
            {submit}
          </Button>
        </>
      }
    >
      <RecipeReview
        recipe={recipe}
        review={review}
        isAsked={isAsked}
        servingsRef={servings}
        onChange={setReview}
        onAgain={again}
      />
      {guard}
    </Dialog>
  );
}

/** A Word file, read as a pasted text is. */
function RecipeFile({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div>
      <input ref={input} type="file" accept=".docx" aria-label={t.file} hidden onChange={take} />
      <Button
        size="compact"
        icon={<FileInputIcon aria-hidden />}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {t.file}
      </Button>{' '}
      <small>{t.fileHint}</small>
    </div>
  );
}

/** Reads a text or a file on the server; says how much of it was understood. */
function useReadRecipe(onRead: (recipe: ReadRecipe) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const take = async (call: () => Promise<ReadRecipe>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const recipe = await call();
      const states = reviewOf(recipe)
        .lines.filter(({ isLeftOut }) => !isLeftOut)
        .map(stateOf);
      const count = (state: string) => states.filter((one) => one === state).length;
      announce(t.understood(count('ok'), count('check'), count('missing')));
      onRead(recipe);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const read = async (text: string): Promise<void> => {
    if (text.trim() !== '') await take(() => callRoute(recipeTextCalls.read, { body: { text } }));
  };
  const readFile = (file: File): Promise<void> =>
    take(() => {
      const refusal = refusalOf(file);
      if (refusal !== undefined) throw new Error(refusal);
      return callRoute(recipeTextCalls.readFile, { file, timeoutMs: 30_000 });
    });
  return { read, readFile, isBusy, failure };
}

/** What can be said of a file before it is sent. */
function refusalOf(file: File): string | undefined {
  const { upload } = recipeTextCalls.readFile;
  if (!hasAcceptedExtension(file.name, upload)) return t.wrongFile;
  return file.size > upload.maxFileBytes ? fileTooLargeSentence(upload) : undefined;
}
