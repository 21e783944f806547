/*
 * The light root of the design system: what every page needs, nothing heavier. Dialogs and menus live in
 * `@pora/ui/overlays`, form controls in `/forms`, tables in `/data`, charts in `/charts`, icons in `/icons`.
 */
export { UiProvider } from './ui-provider.js';

export { theme, type AppTheme, type ColorName, type MealColors } from './theme/theme.js';
export { mealTypeKeys, type MealTypeKey } from './theme/tokens.js';
export { GlobalStyle } from './theme/global-style.js';
export { ThemeModeProvider, useThemeMode } from './theme/theme-mode.js';
export {
  applyStoredThemeMode,
  THEME_MODE_STORAGE_KEY,
  type ResolvedTheme,
  type ThemeMode,
} from './theme/theme-mode-store.js';
export { media, mediaQueries } from './theme/media.js';
export { focusRing, inputFocusRing, tabularNumbers, truncate, visuallyHiddenCss } from './theme/mixins.js';

export { Button, ButtonLink, type ButtonProps } from './actions/button.js';
export type { ButtonSize, ButtonVariant } from './actions/button-styles.js';
export { IconButton, type IconButtonProps } from './actions/icon-button.js';
export { CopyButton, type CopyButtonProps } from './actions/copy-button.js';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './actions/segmented-control.js';
export { TabPanel, type TabPanelProps, Tabs, type TabItem, type TabsProps } from './actions/tabs.js';

export { Avatar, type AvatarProps, initialsOf } from './display/avatar.js';
export { Badge, type BadgeProps, type BadgeTone, CountPill, Tag } from './display/badge.js';
export { Chip, type ChipProps } from './display/chip.js';
export { Disclosure, type DisclosureProps } from './display/disclosure.js';
export { InlineNotice, type InlineNoticeProps, type NoticeTone } from './display/inline-notice.js';
export { Kbd } from './display/kbd.js';
export { Logo, Spinner, type SpinnerProps } from './display/logo.js';
export {
  defaultPlateArcs,
  type PlateArc,
  plateArcPaths,
  PlateClock,
  type PlateClockProps,
} from './display/plate-clock.js';
export { Skeleton, type SkeletonProps, SkeletonRows, type SkeletonRowsProps } from './display/skeleton.js';
export { VisuallyHidden } from './display/visually-hidden.js';

export { FilterRow, PageLayout } from './page/page-layout.js';
export { PageHead, type PageHeadProps, SectionHead, type SectionHeadProps } from './page/page-head.js';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './page/page-states.js';

export { announce, LiveRegion, type Politeness } from './feedback/live-region.js';
export { tip, type TipAttributes } from './feedback/tip.js';
export { Tooltip, TooltipLayer, type TooltipProps } from './feedback/tooltip.js';
export { keepOffToasts } from './feedback/toast-clearance.js';
export { Toaster } from './feedback/toaster.js';
export {
  toast,
  type ToastAction,
  type ToastApi,
  type ToastOptions,
  useToast,
} from './feedback/toast-store.js';

export {
  type FieldControlProps,
  type FieldProps,
  FieldShell,
  type FieldShellProps,
} from './fields/field-shell.js';
export type { FieldSize } from './fields/input-frame.js';
export {
  ReadOnlyField,
  type ReadOnlyFieldProps,
  TextField,
  type TextFieldProps,
  TextInput,
  type TextInputProps,
} from './fields/text-field.js';
export { SearchInput, type SearchInputProps } from './fields/search-input.js';

export { useDelayed } from './hooks/use-delayed.js';
export { isTyping } from './hooks/is-typing.js';
export { useMediaQuery, useReducedMotion } from './hooks/use-media-query.js';
export { useHoldRail, useRailHeld } from './hooks/rail.js';
