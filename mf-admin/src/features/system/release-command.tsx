import { Button, CopyButton, theme } from '@pora/ui';
import { Redo2Icon, Undo2Icon } from '@pora/ui/icons';
import { Popover } from '@pora/ui/overlays';
import styled from 'styled-components';
import { useKept } from '../../shared/kept-state.js';
import { rollbackCommandOf } from './rollback-command-of.js';
import { systemStrings } from './system.strings.js';

const t = systemStrings.rollback;

const BACK = { deed: t.byCommand, title: t.commandTitle, Icon: Undo2Icon } as const;
const FORTH = { deed: t.forthByCommand, title: t.forthCommandTitle, Icon: Redo2Icon } as const;

interface ReleaseCommandProps {
  /** Name of the part. */
  part: string;
  version: string;
  /** Why it is not done here, and where it is. */
  why: string;
  /** The version is newer than the present one. */
  isNewer?: boolean;
}

/** The command of a switch that this screen has no right to make itself. */
export function ReleaseCommand({ part, version, why, isNewer = false }: ReleaseCommandProps) {
  const { deed, title, Icon } = isNewer ? FORTH : BACK;
  const [open, setOpen] = useKept(`${part} command ${deed}`, false);
  const command = rollbackCommandOf(part, version);
  return (
    <Popover
      label={title(part)}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          size="compact"
          variant={isNewer ? 'secondary' : 'quiet'}
          icon={<Icon />}
          aria-label={t.of(deed, part)}
        >
          {deed}
        </Button>
      }
    >
      <Words>
        <Title>{title(part)}</Title>
        <p>{why}</p>
        <Command>{command}</Command>
        <CopyButton variant="button" value={command} label={t.copy} />
      </Words>
    </Popover>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s[2]};
  width: min(24rem, 80vw);
`;

const Title = styled.h3`
  font: ${theme.t.lead};
`;

const Command = styled.code`
  width: 100%;
  padding: ${theme.s[2]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.sunken};
  overflow-wrap: anywhere;
`;
