import { MeaningChoices } from '@pora/kit/meaning-choices';
import { type OwnChoice } from '@pora/kit/own-words';
import { Button } from '@pora/ui';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useState } from 'react';
import { OwnWordListDialog } from './own-word-list-dialog.js';
import { ownWordStrings as t } from './own-word.strings.js';

interface OwnWordDialogProps {
  /** Entry of the survey that waits for a decision. */
  entry: string;
  onTake: (picked: readonly OwnChoice[]) => void;
  onClose: () => void;
}

/** What an entry of a survey means: foods, categories and allergens (decisions 33 and 72). */
export function OwnWordDialog({ entry, onTake, onClose }: OwnWordDialogProps) {
  const [picked, setPicked] = useState<readonly OwnChoice[]>([]);
  const [listing, setListing] = useState(false);
  const submit = () => picked.length > 0 && onTake(picked);
  return (
    <>
      <Dialog
        open
        title={t.title(entry)}
        description={t.text}
        onClose={onClose}
        onSubmit={submit}
        footerStart={
          <Button variant="quiet" onClick={() => setListing(true)}>
            {t.words}
          </Button>
        }
        footer={
          <DialogFoot
            submitLabel={t.take}
            disabled={picked.length === 0}
            onSubmit={submit}
            onCancel={onClose}
          />
        }
      >
        <MeaningChoices label={t.search} placeholder={t.placeholder} picked={picked} onChange={setPicked} />
      </Dialog>
      {/* Beside it, so that its keys are its own. */}
      {listing && <OwnWordListDialog onClose={() => setListing(false)} />}
    </>
  );
}
