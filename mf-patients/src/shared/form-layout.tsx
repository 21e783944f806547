import { Button, InlineNotice, media } from '@pora/ui';
import styled from 'styled-components';

interface FormButtonsProps {
  /** Form that the main button sends. */
  formId: string;
  cancel: string;
  save: string;
  busy?: boolean;
  /** What to think of before it is saved. */
  hint?: string;
  /** Something else on the form is the better way on. */
  isSecond?: boolean;
  onCancel: () => void;
}

/** Foot of a dialog with a form: the way out, and the button that saves. */
export function FormButtons(props: FormButtonsProps) {
  const { formId, cancel, save, busy = false, hint, isSecond = false, onCancel } = props;
  return (
    <>
      {hint !== undefined && <Hint>{hint}</Hint>}
      <Button variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
      <Button {...(!isSecond && { variant: 'primary' })} type="submit" form={formId} busy={busy}>
        {save}
      </Button>
    </>
  );
}

const Hint = styled.p`
  flex: 1 1 12rem;
  margin: 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;

/** Above the fields: why the last attempt was not saved. */
export function SaveFailure({ title, reason }: { title: string; reason: string }) {
  return (
    <AboveFields>
      <InlineNotice tone="danger" live title={title}>
        {reason}
      </InlineNotice>
    </AboveFields>
  );
}

/** A notice before the first field. */
export const AboveFields = styled.div`
  margin-bottom: ${({ theme }) => theme.s[4]};
`;

/** Fields in two columns, in one on a phone. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: 0.875rem;

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
