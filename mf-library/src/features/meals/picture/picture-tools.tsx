import { mealPictureCalls } from '@pora/contracts/calls';
import { PICTURE_PARTS, type PicturePart } from '@pora/contracts/catalog/meal-picture.vocabulary';
import { Button, IconButton, theme } from '@pora/ui';
import { FileButton } from '@pora/ui/forms';
import { TrashIcon, UploadIcon } from '@pora/ui/icons';
import { DropdownMenu } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { mealPictureStrings as t } from './meal-picture.strings.js';

interface PictureToolsProps {
  /** What is shown now; none where there is no picture. */
  image: ReactNode;
  isBusy: boolean;
  onTake: (file: File) => void;
  /** Left out where the file is not at hand: another part of it needs the file. */
  onCrop?: ((part: PicturePart) => void) | undefined;
  onRemove: () => void;
  /** What went wrong, what the picture waits for. */
  notice?: ReactNode;
  /** Below the rules. */
  children?: ReactNode;
}

/** The photograph of a meal with what can be done to it. */
export function PictureTools(props: PictureToolsProps) {
  const { image, isBusy, onTake, onCrop, onRemove, notice, children } = props;
  const hasPicture = Boolean(image);
  return (
    <Field role="group" aria-label={t.group}>
      {image}
      <Tools>
        <FileButton
          size="compact"
          icon={<UploadIcon aria-hidden />}
          label={hasPicture ? t.change : t.add}
          busyLabel={t.sending}
          extensions={mealPictureCalls.put.upload.extensions}
          busy={isBusy}
          onFile={onTake}
        />
        {onCrop && (
          <DropdownMenu
            label={t.crop}
            trigger={
              <Button size="compact" variant="quiet" disabled={isBusy}>
                {t.crop}
              </Button>
            }
            items={PICTURE_PARTS.map((part) => ({
              id: part,
              label: t.part(part),
              onSelect: () => onCrop(part),
            }))}
          />
        )}
        {hasPicture && (
          <IconButton
            label={t.remove}
            variant="danger"
            icon={<TrashIcon />}
            disabled={isBusy}
            onClick={onRemove}
          />
        )}
      </Tools>
      {notice}
      <Rules>{t.rules}</Rules>
      {children}
    </Field>
  );
}

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
`;

const Rules = styled.p`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
