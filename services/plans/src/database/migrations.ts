import { CreatePlans1700000001000 } from './migrations/1700000001000-create-plans.js';
import { CreatePlanSnapshots1700000002000 } from './migrations/1700000002000-create-plan-snapshots.js';
import { CreateGenerationLogs1700000003000 } from './migrations/1700000003000-create-generation-logs.js';
import { CreateDocxArchive1700000004000 } from './migrations/1700000004000-create-docx-archive.js';
import { AddShoppingLists1700000005000 } from './migrations/1700000005000-add-shopping-lists.js';
import { ForgetOldVerdicts1700000110000 } from './migrations/1700000110000-forget-old-verdicts.js';
import { AddStoredChecks1700000120000 } from './migrations/1700000120000-add-stored-checks.js';
import { SeparateCookedFromRecipePortions1700000130000 } from './migrations/1700000130000-separate-cooked-from-recipe-portions.js';
import { SharesInPerCent1700000131000 } from './migrations/1700000131000-shares-in-per-cent.js';
import { ExtendPlanSnapshots1700000140000 } from './migrations/1700000140000-extend-plan-snapshots.js';
import { CreateAcceptedRisks1700000141000 } from './migrations/1700000141000-create-accepted-risks.js';
import { KeepWithdrawnRisks1700000191000 } from './migrations/1700000191000-keep-withdrawn-risks.js';
import { ForgetOldShoppingLists1700000200000 } from './migrations/1700000200000-forget-old-shopping-lists.js';
import { CreateHandOutSettings1700000201000 } from './migrations/1700000201000-create-hand-out-settings.js';
import { VersionHandOutSettings1700000202000 } from './migrations/1700000202000-version-hand-out-settings.js';
import { DoubtDaysChangedByHand1700000203000 } from './migrations/1700000203000-doubt-days-changed-by-hand.js';
import { CreateExportConfirmations1700000121000 } from './migrations/1700000121000-create-export-confirmations.js';
import { IndexAuditByTime1700000204000 } from './migrations/1700000204000-index-audit-by-time.js';
import { IndexAuditByPerson1700000205000 } from './migrations/1700000205000-index-audit-by-person.js';
import { SessionsOfSteps1700000206005 } from './migrations/1700000206005-sessions-of-steps.js';

/** What made the tables of this service, in order. Apart from the service: what migrates needs nothing else of it. */
export const MIGRATIONS = [
  CreatePlans1700000001000,
  CreatePlanSnapshots1700000002000,
  CreateGenerationLogs1700000003000,
  CreateDocxArchive1700000004000,
  AddShoppingLists1700000005000,
  ForgetOldVerdicts1700000110000,
  AddStoredChecks1700000120000,
  CreateExportConfirmations1700000121000,
  SeparateCookedFromRecipePortions1700000130000,
  SharesInPerCent1700000131000,
  ExtendPlanSnapshots1700000140000,
  CreateAcceptedRisks1700000141000,
  KeepWithdrawnRisks1700000191000,
  ForgetOldShoppingLists1700000200000,
  CreateHandOutSettings1700000201000,
  VersionHandOutSettings1700000202000,
  DoubtDaysChangedByHand1700000203000,
  IndexAuditByTime1700000204000,
  IndexAuditByPerson1700000205000,
  SessionsOfSteps1700000206005,
] as const;
