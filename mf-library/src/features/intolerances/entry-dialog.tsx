import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { isHttpError, messageOf, useDirtyGuard } from '@pora/kit';
import { Button, InlineNotice, TextField, theme } from '@pora/ui';
import { Form, FormField, TextareaField, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { allNames, entryFormSchema, type EntryFormValues, formOfEntry, namesOfForm } from './entry-form.js';
import { intoleranceStrings } from './intolerances.strings.js';
import { type useEntries } from './use-entries.js';

const t = intoleranceStrings.entry;

interface EntryDialogProps {
  /** The entry to be renamed; none is a new one. */
  entry: Intolerance | undefined;
  /** What was searched for when nothing was found: the name of the new entry. */
  proposedName: string;
  entries: ReturnType<typeof useEntries>;
  onSaved: (key: string) => void;
  onClose: () => void;
}

/** A dictionary entry is added or gets other names. */
export function EntryDialog({ entry, proposedName, entries, onSaved, onClose }: EntryDialogProps) {
  const formId = useId();
  const [before, setBefore] = useState(entry);
  const [failure, setFailure] = useState<unknown>();
  const start = formOfEntry(before ?? { name: proposedName, aliases: [] });
  const form = useAppForm({ schema: entryFormSchema, defaultValues: start });
  const { isDirty, isSubmitting } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });

  const saveOver = async (known: Intolerance | undefined, values: EntryFormValues) => {
    const names = namesOfForm(values);
    try {
      if (known) await entries.rename(known, names);
      onSaved(known ? known.key : (await entries.add(names)).key);
    } catch (error) {
      setFailure(error);
    }
  };
  const theirs = newerOf(failure);
  const takeTheirs = (newer: Intolerance) => {
    setBefore(newer);
    setFailure(undefined);
    form.reset(formOfEntry(newer));
  };

  return (
    <Dialog
      open
      onClose={requestClose}
      title={before ? t.editTitle : t.newTitle}
      size="small"
      steady
      footer={
        <>
          <Button variant="quiet" onClick={requestClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={(values) => saveOver(before, values)}>
        <Fields>
          {theirs ? (
            <InlineNotice tone="amber" live title={t.conflictTitle}>
              {t.conflictText(allNames(theirs))}{' '}
              <Choices>
                <Button size="compact" variant="primary" onClick={() => takeTheirs(theirs)}>
                  {t.takeTheirs}
                </Button>
                <Button
                  size="compact"
                  onClick={() => void form.handleSubmit((mine) => saveOver(theirs, mine))()}
                >
                  {t.keepMine}
                </Button>
              </Choices>
            </InlineNotice>
          ) : (
            failure !== undefined && (
              <InlineNotice tone="danger" live title={t.saveFailed}>
                {messageOf(failure)}
              </InlineNotice>
            )
          )}
          <FormField form={form} name="name">
            {(field) => <TextField label={t.name} required autoComplete="off" {...field} />}
          </FormField>
          <FormField form={form} name="aliases">
            {(field) => <TextareaField label={t.aliases} hint={t.aliasesHint} rows={5} {...field} />}
          </FormField>
        </Fields>
      </Form>
      {guard}
    </Dialog>
  );
}

/** The newer entry that a 412 carries. */
function newerOf(error: unknown): Intolerance | undefined {
  if (!isHttpError(error, 412)) return undefined;
  return (error.details as { current?: Intolerance } | undefined)?.current;
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;
