import { useShortcutsEnabled, useUser } from '@pora/kit';
import { Kbd, theme } from '@pora/ui';
import { SwitchField } from '@pora/ui/forms';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { sections } from '../../app/sections.js';
import { shortcutsHelpStrings } from './shortcuts-help.strings.js';

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
      size="small"
    >
      <SwitchField label={shortcutsHelpStrings.enabled} checked={enabled} onChange={setEnabled} />
      <Keys title={shortcutsHelpStrings.goTo} rows={places} />
      <Keys title={shortcutsHelpStrings.onPages} rows={shortcutsHelpStrings.rows} />
    </Dialog>
  );
}

function Keys({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section>
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
    </section>
  );
}

const Title = styled.h3`
  margin: ${theme.s[5]} 0 ${theme.s[2]};
  font: ${theme.t.strong};
`;

const List = styled.dl`
  font: ${theme.t.dense};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 7.5rem 1fr;
  align-items: center;
  min-height: 1.75rem;
`;
