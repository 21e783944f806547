import { type HandOutAdvice, type HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { HAND_OUT_TEXT_LIMITS } from '@pora/contracts/plans/hand-out.vocabulary';
import { newId } from '@pora/kit';
import { Button, IconButton, TextField, theme } from '@pora/ui';
import { TextareaField } from '@pora/ui/forms';
import { ChevronLeftIcon, PlusIcon, TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { handOutStrings as t } from './hand-out.strings.js';
import { type HandOutForm } from './use-hand-out-settings.js';

const MOST_TEXTS = 20;
const MOST_TITLE = 60;

interface AdviceLibraryProps {
  settings: HandOutSettings;
  form: HandOutForm;
  onBack: () => void;
}

/** The practice's texts of general advice; what is typed is saved as it is typed. */
export function AdviceLibrary({ settings, form, onBack }: AdviceLibraryProps) {
  const { advice, options } = settings;
  const put = (changed: HandOutAdvice) =>
    form.change({ advice: advice.map((each) => (each.id === changed.id ? changed : each)) });
  const remove = (id: string) =>
    form.change({
      advice: advice.filter((each) => each.id !== id),
      options: { advice: options.advice.filter((each) => each !== id) },
    });
  const add = () => {
    const id = newId('adv-');
    form.change({
      advice: [...advice, { id, title: t.newAdvice, text: '' }],
      options: { advice: [...options.advice, id] },
    });
  };
  return (
    <>
      <div>
        <Button size="compact" variant="quiet" icon={<ChevronLeftIcon aria-hidden />} onClick={onBack}>
          {t.adviceBack}
        </Button>
      </div>
      {advice.map((each) => (
        <Text key={each.id} role="group" aria-label={each.title}>
          <Title>
            <TextField
              label={t.adviceTitle}
              value={each.title}
              maxLength={MOST_TITLE}
              error={each.title.trim() === '' ? t.adviceUntitled : undefined}
              onChange={(title) => put({ ...each, title })}
            />
            <IconButton
              label={t.removeAdvice(each.title)}
              icon={<TrashIcon />}
              onClick={() => remove(each.id)}
            />
          </Title>
          <TextareaField
            label={t.adviceText}
            hint={t.adviceTextHint}
            rows={6}
            value={each.text}
            maxLength={HAND_OUT_TEXT_LIMITS.advice}
            onChange={(text) => put({ ...each, text })}
          />
        </Text>
      ))}
      {advice.length < MOST_TEXTS && (
        <div>
          <Button size="compact" icon={<PlusIcon aria-hidden />} onClick={add}>
            {t.addAdvice}
          </Button>
        </div>
      )}
    </>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  padding-bottom: ${theme.s[4]};
  border-bottom: 1px solid ${theme.c.line};
`;

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.s[2]};

  > button {
    margin-top: 1.5rem;
  }
`;
