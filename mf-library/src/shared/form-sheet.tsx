import { messageOf, useDirtyGuard } from '@pora/kit';
import { Badge, Button, InlineNotice, VisuallyHidden } from '@pora/ui';
import { type AppForm, Form } from '@pora/ui/forms';
import { PencilIcon } from '@pora/ui/icons';
import { SideSheet, useCloseGuard } from '@pora/ui/overlays';
import { type ReactNode, useId } from 'react';
import { formSheetStrings as t } from './form-sheet.strings.js';

interface FormSheetProps<Values extends object> {
  form: AppForm<Values>;
  /** Name of the sheet; spoken, because the form says it to those who see it. */
  title: string;
  /** What is being done, in a word. */
  badge: string;
  saveLabel: string;
  /** How many fields differ from what is saved. */
  changes: number;
  /** Why nothing was saved; the form stays as it is. */
  failure: { title: string; error: unknown } | undefined;
  onSave: (values: Values) => Promise<void>;
  onBack: () => void;
  children: ReactNode;
}

/** The form of a record, beside the list: it says what is not saved, and asks before that is lost. */
export function FormSheet<Values extends object>(props: FormSheetProps<Values>) {
  const { form, title, badge, saveLabel, changes, failure, onSave, onBack, children } = props;
  const formId = useId();
  const dirty = changes > 0;
  useDirtyGuard({ dirty });
  const { requestClose, guard } = useCloseGuard({ dirty, onClose: onBack });
  return (
    <SideSheet
      open
      width={920}
      onSubmit={() => void form.handleSubmit(onSave)()}
      onClose={requestClose}
      onBack={requestClose}
      title={<VisuallyHidden>{title}</VisuallyHidden>}
      status={
        <Badge tone="select" icon={<PencilIcon size={12} aria-hidden />}>
          {badge}
        </Badge>
      }
      footerStart={dirty && <Badge tone="amber">{t.unsaved(changes)}</Badge>}
      footer={
        <>
          <Button variant="quiet" onClick={requestClose}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            shortcut="Ctrl ↵"
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={onSave} summary>
        {failure && (
          <InlineNotice tone="danger" live title={failure.title}>
            {messageOf(failure.error)}
          </InlineNotice>
        )}
        {children}
      </Form>
      {guard}
    </SideSheet>
  );
}
