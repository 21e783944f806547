import { useShortcutsEnabled, useUser } from '@pora/kit';
import { Kbd, theme } from '@pora/ui';
import { SwitchField } from '@pora/ui/forms';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { sections } from '../../app/sections.js';
import { shortcutsHelpStrings, type KeyGroup } from './shortcuts-help.strings.js';

/** Keys of the product and the switch that silences single letters (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { isAdmin } = useUser();
  const [enabled, setEnabled] = useShortcutsEnabled();
  const places = sections()
    .filter(({ access }) => access === 'user' || isAdmin)
    .flatMap(({ key, label }) => (key ? [[`G ${key.toUpperCase()}`, label] as const] : []));
  return (
    <Dialog
      open
      onClose={onClose}
      title={shortcutsHelpStrings.title}
      description={shortcutsHelpStrings.description}
      size="wide"
    >
      <SwitchField label={shortcutsHelpStrings.enabled} checked={enabled} onChange={setEnabled} />
      <Columns>
        {[{ title: shortcutsHelpStrings.goTo, rows: places }, ...shortcutsHelpStrings.groups].map((group) => (
          <Keys key={group.title} {...group} />
        ))}
      </Columns>
    </Dialog>
  );
}

function Keys({ title, rows }: KeyGroup) {
  return (
    <Section>
      <Title>{title}</Title>
      <List>
        {rows.map(([keys, meaning]) => (
          <Row key={keys}>
            <dt>
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </Row>
        ))}
      </List>
    </Section>
  );
}

const Columns = styled.div`
  columns: 2;
  column-gap: ${theme.s[8]};

  @media (max-width: 720px) {
    columns: 1;
  }
`;

const Section = styled.section`
  break-inside: avoid;
  padding-top: ${theme.s[5]};
`;

const Title = styled.h3`
  margin: 0 0 ${theme.s[2]};
  font: ${theme.t.strong};
`;

const List = styled.dl`
  font: ${theme.t.dense};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 9.5rem 1fr;
  align-items: center;
  min-height: 1.75rem;
`;
