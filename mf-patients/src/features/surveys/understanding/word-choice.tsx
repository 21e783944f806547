import { Button, IconButton } from '@pora/ui';
import { CircleQuestionMarkIcon } from '@pora/ui/icons';
import { Popover } from '@pora/ui/overlays';
import { useState } from 'react';
import { understandingStrings as t } from './understanding.strings.js';
import { WordMeanings } from './word-meanings.js';

interface WordChoiceProps {
  /** Entry that was not understood. */
  entry: string;
  /** In the field itself only a sign has room. */
  isInField?: boolean;
}

/** The way to say what an entry means: a list of what it may be hangs from the button (decision 33). */
export function WordChoice({ entry, isInField = false }: WordChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t.unclear(entry)}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        isInField ? (
          <IconButton label={t.chooseFor(entry)} icon={<CircleQuestionMarkIcon />} />
        ) : (
          <Button size="compact" aria-label={t.chooseFor(entry)}>
            {t.choose}
          </Button>
        )
      }
    >
      <WordMeanings entry={entry} onDone={() => setOpen(false)} />
    </Popover>
  );
}
