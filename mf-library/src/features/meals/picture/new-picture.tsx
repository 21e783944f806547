import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type PicturePart } from '@pora/contracts/catalog/meal-picture.vocabulary';
import { MealPicture, PictureImage } from '@pora/kit/meal-picture';
import { InlineNotice, theme } from '@pora/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { mealPictureStrings as t } from './meal-picture.strings.js';
import { PictureTools } from './picture-tools.js';
import { type ChosenPicture, refusalOf } from './send-picture.js';

/** The photograph that a meal which is not there yet is to have. */
export interface NewPicture {
  /** Meal whose picture goes into the copy; none where it has none, or where it was taken out. */
  copied: Meal | undefined;
  chosen: ChosenPicture | null;
  /** Differs from what the form began with. */
  isChanged: boolean;
  refusal: string | null;
  take: (file: File) => void;
  crop: (part: PicturePart) => void;
  remove: () => void;
}

/** The choice of a photograph for a new meal; a copy begins with the picture of its original [library §2]. */
export function useNewPicture(original: Meal | undefined): NewPicture {
  const [isCopied, setIsCopied] = useState(original?.picture !== undefined);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const copied = isCopied && !chosen ? original : undefined;
  return {
    copied,
    chosen,
    isChanged: chosen !== null || isCopied !== (original?.picture !== undefined),
    refusal,
    take: (file) => {
      const refused = refusalOf(file);
      setRefusal(refused);
      if (refused === null) setChosen({ file, part: 'auto' });
    },
    crop: (part) => setChosen((now) => now && { ...now, part }),
    remove: () => {
      setChosen(null);
      setIsCopied(false);
    },
  };
}

/** The photograph of a new meal in its form: it is sent when the meal is saved. */
export function NewPictureField({ picture, isBusy }: { picture: NewPicture; isBusy: boolean }) {
  const { copied, chosen, refusal, take, crop, remove } = picture;
  return (
    <PictureTools
      image={
        chosen ? (
          <ChosenImage {...chosen} />
        ) : (
          copied?.picture && <MealPicture mealId={copied.id} name={copied.name} picture={copied.picture} />
        )
      }
      isBusy={isBusy}
      onTake={take}
      onCrop={chosen ? crop : undefined}
      onRemove={remove}
      notice={
        refusal !== null && (
          <InlineNotice tone="danger" live title={t.failed}>
            {refusal}
          </InlineNotice>
        )
      }
    >
      {chosen && <Later>{t.chosenLater}</Later>}
      {copied && <Later>{t.ofOriginal}</Later>}
    </PictureTools>
  );
}

/** Where the part that stays lies; what the server finds by itself is not known yet. */
const PLACES: Record<PicturePart, string> = {
  auto: 'center',
  centre: 'center',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
};

/** A file as it will be cropped, read in this browser alone. */
function ChosenImage({ file, part }: ChosenPicture) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    // Pages may show data, but no blobs (the gateway's content policy).
    const reader = new FileReader();
    reader.onload = () => setSource(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return <PictureImage src={source} alt={t.chosen(file.name)} style={{ objectPosition: PLACES[part] }} />;
}

const Later = styled.p`
  margin: 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;
