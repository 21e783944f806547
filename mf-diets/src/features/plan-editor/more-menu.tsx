import { DropdownMenu, type MenuItem } from '@pora/ui/overlays';
import { type ReactElement } from 'react';
import { editorStrings as t } from './plan-editor.strings.js';
import { type ToolbarEntry } from './toolbar-entries.js';

/** Deeds over the plan that have no button of their own in this window. */
export function MoreMenu({ entries, trigger }: { entries: readonly ToolbarEntry[]; trigger: ReactElement }) {
  const items = entries.map(({ id, label, icon, onSelect, busy, tone }): MenuItem => ({
    ...{ id, label, icon, onSelect },
    ...(busy && { disabled: true }),
    ...(tone && { tone }),
  }));
  return <DropdownMenu label={t.moreActions} trigger={trigger} items={items} />;
}
