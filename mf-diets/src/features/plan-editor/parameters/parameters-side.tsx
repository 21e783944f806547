import { Button, IconButton, media, theme } from '@pora/ui';
import { PanelLeftCloseIcon, RotateCcwIcon, TrashIcon } from '@pora/ui/icons';
import { SideSheet } from '@pora/ui/overlays';
import { type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.params;

interface ParametersSideProps {
  onFold: () => void;
  onRemove: () => void;
  onReset: () => void;
  children: ReactNode;
}

/** The panel of parameters as a column at the left; removing the plan stays in sight at its foot. */
export function ParametersSide({ onFold, onRemove, onReset, children }: ParametersSideProps) {
  return (
    <Side aria-label={t.title}>
      <Scroll>
        <Head>
          <h2>{t.title}</h2>
          <IconButton label={t.hide} icon={<PanelLeftCloseIcon />} onClick={onFold} />
        </Head>
        {children}
      </Scroll>
      <Foot>
        <LastDeeds onRemove={onRemove} onReset={onReset} />
      </Foot>
    </Side>
  );
}

interface ParametersDrawerProps {
  canSave: boolean;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
  onRemove: () => void;
  onReset: () => void;
  children: ReactNode;
}

/** The same panel as a drawer at the right, where the editor takes the whole screen. */
export function ParametersDrawer(props: ParametersDrawerProps) {
  const { canSave, saving, onSave, onClose, onRemove, onReset, children } = props;
  // The editor's own Ctrl+S is silent under a second dialog.
  const saveOnKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (canSave) onSave();
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t.title}
      width={420}
      footerStart={<LastDeeds onRemove={onRemove} onReset={onReset} />}
      footer={
        <Button variant="primary" busy={saving} disabled={!canSave} onClick={onSave}>
          {editorStrings.save}
        </Button>
      }
    >
      <DrawerBody onKeyDown={saveOnKey}>{children}</DrawerBody>
    </SideSheet>
  );
}

/** What empties or removes the plan; both ask first. */
function LastDeeds({ onRemove, onReset }: Pick<ParametersSideProps, 'onRemove' | 'onReset'>) {
  return (
    <Deeds>
      <Button variant="quiet" icon={<RotateCcwIcon aria-hidden />} onClick={onReset}>
        {editorStrings.reset}
      </Button>
      <Button variant="danger-quiet" icon={<TrashIcon aria-hidden />} onClick={onRemove}>
        {editorStrings.removePlan}
      </Button>
    </Deeds>
  );
}

const Side = styled.aside`
  position: relative;
  flex: 0 0 17rem;
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-right: 1px solid ${theme.c.line};

  ${media.quiet} {
    flex-basis: 16rem;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.s[2]};

  h2 {
    margin: 0;
    font: ${theme.t.strong};
  }
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${theme.s[3]} ${theme.s[4]} ${theme.s[4]};
  overflow-y: auto;
`;

const Foot = styled.div`
  flex: none;
  padding: ${theme.s[2]};
  border-top: 1px solid ${theme.c.line};
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const DrawerBody = styled.div`
  padding-top: ${theme.s[4]};
`;
