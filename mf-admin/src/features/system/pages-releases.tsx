import { formatDateTime } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { RadioGroupField } from '@pora/ui/forms';
import { Redo2Icon, Undo2Icon } from '@pora/ui/icons';
import { Popover } from '@pora/ui/overlays';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useKept } from '../../shared/kept-state.js';
import { type KeptRelease, otherReleases, type PartRow } from './part-rows.js';
import { ReleaseCommand } from './release-command.js';
import { systemStrings } from './system.strings.js';
import { useRollback } from './use-rollback.js';

const t = systemStrings.rollback;

type PagesRow = Exclude<PartRow, { kind: 'service' }>;

/** The ways to other releases of the shell or of a remote, forth and back. */
export function PagesReleases({ row }: { row: PagesRow }) {
  const { newer, older } = otherReleases(row.application);
  const [place, keepFocus] = useFocusAfter(row.application.version);
  return (
    <Ways ref={place}>
      <Way row={row} releases={newer} isNewer onSwitch={keepFocus} />
      <Way row={row} releases={older} isNewer={false} onSwitch={keepFocus} />
    </Ways>
  );
}

/** The way that was taken may be gone afterwards, and the focus with it: then it goes to the way that leads from there. */
function useFocusAfter(version: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [version]);
  return [place, () => void (isWaiting.current = true)] as const;
}

interface WayProps {
  row: PagesRow;
  releases: readonly KeptRelease[];
  isNewer: boolean;
  onSwitch: () => void;
}

/** Done here, or by a command where there is no right. */
function Way(props: WayProps) {
  const { row, releases, isNewer } = props;
  const [first] = releases;
  if (!first) return null;
  if (row.canSwitch) return <Switch {...props} first={first} />;
  return <ReleaseCommand part={row.name} version={first.version} why={t.pagesCommand} isNewer={isNewer} />;
}

const BACK = { deed: t.to, question: t.question, Icon: Undo2Icon } as const;
const FORTH = { deed: t.forthTo, question: t.forthQuestion, Icon: Redo2Icon } as const;

/** Asks before it switches; the release before this one is proposed, and any other of this way can be taken. */
function Switch({ row, releases, first, isNewer, onSwitch }: WayProps & { first: KeptRelease }) {
  const { application, name: part } = row;
  const { deed, question: asks, Icon } = isNewer ? FORTH : BACK;
  const key = `${part} ${isNewer ? 'forth' : 'back'}`;
  const [open, setOpen] = useKept(`${key} asks`, false);
  const [wanted, setWanted] = useKept<string | undefined>(`${key} wanted`, undefined);
  const { version } = releases.find((release) => release.version === wanted) ?? first;
  const question = asks(part, version);
  const openOrClose = (next: boolean): void => {
    setOpen(next);
    setWanted(undefined);
  };
  const rollback = useRollback({ name: application.name, part, onSettled: () => openOrClose(false) });
  const confirm = (): void => {
    onSwitch();
    rollback.mutate({ version, from: application.version });
  };
  return (
    <Popover
      label={question}
      align="end"
      open={open}
      onOpenChange={openOrClose}
      trigger={
        <Button
          size="compact"
          variant={isNewer ? 'secondary' : 'quiet'}
          icon={<Icon />}
          aria-label={t.of(deed(first.version), part)}
          busy={rollback.isPending && !open}
        >
          {deed(first.version)}
        </Button>
      }
    >
      <Words>
        <Title>{question}</Title>
        {isNewer && version === application.former && <p>{t.withdrawn}</p>}
        <p>{t.explained(version)}</p>
        {releases.length > 1 && <Choice releases={releases} version={version} onChoose={setWanted} />}
        <Deeds>
          <Button size="compact" onClick={() => openOrClose(false)}>
            {t.cancel}
          </Button>
          <Button
            size="compact"
            variant="primary"
            icon={<Icon />}
            busy={rollback.isPending}
            onClick={confirm}
          >
            {deed(version)}
          </Button>
        </Deeds>
      </Words>
    </Popover>
  );
}

interface ChoiceProps {
  releases: readonly KeptRelease[];
  version: string;
  onChoose: (version: string) => void;
}

function Choice({ releases, version, onChoose }: ChoiceProps) {
  return (
    <RadioGroupField
      label={t.choice}
      value={version}
      onChange={onChoose}
      options={releases.map((release) => ({
        value: release.version,
        label: t.option(release.version, formatDateTime(release.releasedAt)),
      }))}
    />
  );
}

const Ways = styled.div`
  display: contents;
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  width: min(24rem, 80vw);
`;

const Title = styled.h3`
  font: ${theme.t.lead};
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.s[2]};
`;
