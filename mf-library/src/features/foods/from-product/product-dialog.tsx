import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import { formatGrams, formatKcal } from '@pora/kit';
import { Button, focusRing, InlineNotice, SectionHead, TextField, theme } from '@pora/ui';
import { TextareaField } from '@pora/ui/forms';
import { FileInputIcon } from '@pora/ui/icons';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type FoodFormValues } from '../edit/food-form.model.js';
import { codeOf, readProduct, type ReadProduct } from './read-product.js';
import { productStrings as t } from './product.strings.js';

interface ProductDialogProps {
  onClose: () => void;
  onDone: (draft: FoodFormValues) => void;
}

const MOST_CHARACTERS = 2 * 1024 * 1024;

/** A product in the Open Food Facts shape becomes a food: paste or choose, look, go on in the form of a food. */
export function ProductDialog({ onClose, onDone }: ProductDialogProps) {
  const [typedCode, setTypedCode] = useState('');
  const [json, setJson] = useState('');
  const isTooLarge = json.length > MOST_CHARACTERS;
  const read = useMemo(
    () => (json.trim() === '' || json.length > MOST_CHARACTERS ? null : readProduct(json)),
    [json],
  );
  const product = read !== null && typeof read === 'object' ? read : null;
  const { requestClose, guard } = useCloseGuard({ dirty: json.trim() !== '', onClose });
  const finish = () => product && onDone(product.values);
  const code = codeOf(typedCode);
  return (
    <Dialog
      open
      size="report"
      steady
      onClose={requestClose}
      title={t.title}
      description={t.about}
      onSubmit={finish}
      footer={
        <>
          <Button variant="quiet" onClick={requestClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" shortcut="Ctrl ↵" disabled={!product} onClick={finish}>
            {t.submit}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          label={t.code}
          value={typedCode}
          error={typedCode.trim() !== '' && code === null ? t.codeBad : undefined}
          onChange={setTypedCode}
        />
        <p>
          {t.offline}{' '}
          {code !== null && (
            <Anchor
              href={`https://world.openfoodfacts.org/api/v2/product/${code}.json`}
              target="_blank"
              rel="noreferrer noopener"
            >
              {t.link}
            </Anchor>
          )}
        </p>
        <TextareaField label={t.json} rows={6} value={json} onChange={setJson} />
        <FileChoice onText={setJson} />
        {isTooLarge && <InlineNotice tone="danger">{t.tooLarge}</InlineNotice>}
        {typeof read === 'string' && (
          <InlineNotice tone="danger" live>
            {t.faults[read]}
          </InlineNotice>
        )}
        {product && <Read product={product} typed={code} />}
      </Fields>
      {guard}
    </Dialog>
  );
}

/** The text of a file, as if it were pasted. */
function FileChoice({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => onText(String(reader.result));
    // One byte more than allowed is enough to be told so.
    reader.readAsText(file.slice(0, MOST_CHARACTERS + 1));
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t.file}
        hidden
        onChange={take}
      />
      <Button size="compact" icon={<FileInputIcon aria-hidden />} onClick={() => input.current?.click()}>
        {t.file}
      </Button>
    </div>
  );
}

/** What the data say, what they do not, and what was refused of them. */
function Read({ product, typed }: { product: ReadProduct; typed: string | null }) {
  const { values, code, missing, refused, remarks } = product;
  const grams = (value: number | null) => (value === null ? t.none : formatGrams(value, 1));
  return (
    <section aria-label={t.read} aria-live="polite">
      <SectionHead title={values.name || t.noName} level={3} />
      <p>{t.source(code)}</p>
      <Facts>
        <dt>{t.figures.calories}</dt>
        <dd>{values.calories === null ? t.none : `${formatKcal(values.calories)} ${t.per}`}</dd>
        <dt>{t.figures.protein}</dt>
        <dd>{grams(values.protein)}</dd>
        <dt>{t.figures.fat}</dt>
        <dd>{grams(values.fat)}</dd>
        <dt>{t.figures.carbs}</dt>
        <dd>{grams(values.carbs)}</dd>
        <dt>{t.allergens}</dt>
        <dd>
          {values.allergens.length === 0
            ? t.none
            : values.allergens.map((allergen) => ALLERGEN_LABELS[allergen]).join(', ')}{' '}
          ({values.confidence})
        </dd>
      </Facts>
      {typed !== null && code !== null && typed !== code && (
        <InlineNotice tone="amber">{t.otherCode(code, typed)}</InlineNotice>
      )}
      {refused.length > 0 && <InlineNotice tone="danger">{t.refused(refused)}</InlineNotice>}
      {missing.length > 0 && <InlineNotice tone="unmapped">{t.missing(missing)}</InlineNotice>}
      {remarks.map((remark) => (
        <InlineNotice key={remark} tone="amber">
          {remark}
        </InlineNotice>
      ))}
    </section>
  );
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[3]};

  p {
    margin: 0;
    color: ${theme.c.text2};
    font: ${theme.t.dense};
  }
`;

const Anchor = styled.a`
  ${focusRing}
  border-radius: ${theme.r[1]};
  color: ${theme.c.selectText};
  text-decoration: underline;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${theme.s[1]} ${theme.s[3]};
  margin: ${theme.s[2]} 0;
  font: ${theme.t.dense};

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
  }
`;
