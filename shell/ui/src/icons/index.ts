/*
 * The one icon list of the product: one icon, one meaning. A new icon is one line in the group of its meaning.
 * 16 px with stroke 1.75 comes from GlobalStyle; pass size={14} or {12} in dense rows.
 */

// Navigation of the product
export {
  NotebookTabsIcon,
  LogInIcon,
  LogOutIcon,
  HouseIcon,
  MenuIcon,
  KeyboardIcon,
  PanelLeftIcon,
  PanelLeftOpenIcon,
  PanelLeftCloseIcon,
  PanelRightOpenIcon,
  PanelRightCloseIcon,
} from 'lucide-react';

// Direction and disclosure
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ArrowDownIcon,
  ArrowDownAZIcon,
  ChevronUpIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsUpDownIcon,
  EllipsisIcon,
  GripVerticalIcon,
  MoveIcon,
} from 'lucide-react';

// Actions
export {
  PlusIcon,
  MinusIcon,
  CheckIcon,
  XIcon,
  PencilIcon,
  TrashIcon,
  CopyIcon,
  SearchIcon,
  ListFilterIcon,
  RefreshCwIcon,
  RotateCcwIcon,
  Redo2Icon,
  Undo2Icon,
  HistoryIcon,
  DownloadIcon,
  UploadIcon,
  ArrowDownToLineIcon,
  PrinterIcon,
  ZoomInIcon,
  ZoomOutIcon,
  FileInputIcon,
  FileOutputIcon,
  FileTextIcon,
  FileCheckIcon,
  DatabaseBackupIcon,
  CircleStopIcon,
  BugIcon,
} from 'lucide-react';

// Patients
export {
  UserIcon,
  UserPlusIcon,
  UserSearchIcon,
  BabyIcon,
  RulerIcon,
  ClipboardCheckIcon,
  ClipboardPenIcon,
  CalendarIcon,
  ClockIcon,
  MailIcon,
  PhoneIcon,
  ThumbsUpIcon,
  ThumbsDownIcon,
} from 'lucide-react';

// Plans
export {
  SparklesIcon,
  ScaleIcon,
  WandSparklesIcon,
  DicesIcon,
  LockIcon,
  LockOpenIcon,
  LockKeyholeIcon,
  Link2Icon,
  HeartIcon,
  EyeIcon,
  RepeatIcon,
  ArrowLeftRightIcon,
  ReplaceAllIcon,
  ShoppingBasketIcon,
  Rows3Icon,
  Grid3x3Icon,
  TargetIcon,
} from 'lucide-react';

// States and risks
export {
  OctagonAlertIcon,
  TriangleAlertIcon,
  CircleAlertIcon,
  TriangleIcon,
  SearchXIcon,
  CircleIcon,
  CircleDashedIcon,
  CircleDotIcon,
  CircleCheckIcon,
  CirclePauseIcon,
  CircleXIcon,
  BadgeCheckIcon,
  ShieldAlertIcon,
  ShieldCheckIcon,
  ShieldQuestionMarkIcon,
  ShieldOffIcon,
  UserXIcon,
  KeyRoundIcon,
  LoaderCircleIcon,
  CloudOffIcon,
  InfoIcon,
  SunIcon,
  MonitorIcon,
} from 'lucide-react';

// Words in a meal name
export { SandwichIcon, SaladIcon } from 'lucide-react';

export type { LucideIcon as IconComponent } from 'lucide-react';

// Draws an icon from its shapes, such as one that a remote declares for its place in the menu
export { Icon } from 'lucide-react';

// Meal types
export {
  SunriseIcon,
  CoffeeIcon,
  AppleIcon,
  NutIcon,
  UtensilsIcon,
  CookieIcon,
  MoonIcon,
  MoonStarIcon,
  SoupIcon,
  CupSodaIcon,
  CircleQuestionMarkIcon,
} from 'lucide-react';
export { mealIcons } from './meal-icons.js';
