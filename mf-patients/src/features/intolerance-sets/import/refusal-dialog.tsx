import { formatBytes, formatDate } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { FileButton } from '@pora/ui/forms';
import {
  CircleAlertIcon,
  CloudOffIcon,
  FileInputIcon,
  FileTextIcon,
  LockIcon,
  OctagonAlertIcon,
  RotateCcwIcon,
  ScaleIcon,
  SearchXIcon,
  ShieldOffIcon,
} from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { intoleranceSetCalls } from '@pora/contracts/calls';
import styled from 'styled-components';
import { type Refusal, type RefusalSign } from './refusal.js';
import { resultsImportStrings as t } from './results-import.strings.js';

const SIGNS: Readonly<Record<RefusalSign, typeof LockIcon>> = {
  scale: OctagonAlertIcon,
  type: ShieldOffIcon,
  damaged: CircleAlertIcon,
  text: FileTextIcon,
  lock: LockIcon,
  size: ScaleIcon,
  content: SearchXIcon,
  away: CloudOffIcon,
};

interface RefusalDialogProps {
  refusal: Refusal;
  /** Results that stand and stay; null when there are none, undefined where that is not known. */
  current: { readonly date: string | null } | null | undefined;
  busy: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** A file that was not read: what it is, why, and what to do; nothing of it was saved [core §8]. */
export function RefusalDialog({ refusal, current, busy, onFile, onClose }: RefusalDialogProps) {
  const { file, sign, title, message, text, unit } = refusal;
  const Sign = SIGNS[sign];
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      description={message}
      icon={<Sign color={theme.c.dangerText} aria-hidden />}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
          {refusal.isTemporary ? (
            <Button variant="primary" icon={<RotateCcwIcon />} busy={busy} onClick={() => onFile(file)}>
              {t.tryAgain}
            </Button>
          ) : (
            <FileButton
              label={t.otherFile}
              busyLabel={t.reading}
              variant="primary"
              icon={<FileInputIcon aria-hidden />}
              busy={busy}
              extensions={intoleranceSetCalls.parse.upload.extensions}
              onFile={onFile}
            />
          )}
        </>
      }
    >
      <Reason>{text}</Reason>
      <Facts>
        <Fact name={t.file}>{`${file.name}, ${formatBytes(file.size)}`}</Fact>
        {unit !== undefined && <Fact name={t.unit}>{unit}</Fact>}
        {current && (
          <Fact name={t.standing}>
            {current.date ? t.unchanged(formatDate(current.date)) : t.unchangedAny}
          </Fact>
        )}
      </Facts>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Reason = styled.p`
  margin: 0;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.s[2]};
  margin: ${({ theme }) => theme.s[4]} 0 0;
  padding-top: ${({ theme }) => theme.s[3]};
  border-top: 1px solid ${({ theme }) => theme.c.line};
  font: ${({ theme }) => theme.t.dense};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.s[3]};
  }

  dt {
    flex: none;
    color: ${({ theme }) => theme.c.text2};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    text-align: right;
  }
`;
