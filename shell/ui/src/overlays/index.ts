export { Dialog, type DialogProps, type DialogSize } from './dialog.js';
export { SideSheet, type SideSheetProps } from './side-sheet.js';
export { type PanePlace, PanePlaceProvider, SidePane, type SidePaneProps, useIsBeside } from './side-pane.js';
export { EditorSheet, type EditorSheetProps, EditorSheetTitle } from './editor-sheet.js';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';
export { type CloseGuardOptions, useCloseGuard } from './close-guard.js';
export { ResultDialog, type ResultDialogProps, type ResultState, WAY_OUT_AFTER_S } from './result-dialog.js';
export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './dropdown-menu.js';
export { Popover, type PopoverProps } from './popover.js';
