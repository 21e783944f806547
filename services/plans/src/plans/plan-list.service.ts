import { Injectable } from '@nestjs/common';
import type { WireAnswer } from '@pora/common/answers';
import { SingleFlight } from '@pora/common/single-flight';
import { etagOfParts, ResponseCache } from '@pora/common/response-cache';
import { PlanVerdictsService } from './plan-verdicts.service.js';
import { presentVerdict } from './plan-verdict.js';
import { presentListItem, type PlanListRow } from './plan.presenter.js';
import { PlansRepository, type CheckedRow } from './plans.repository.js';

/** Raised when the presenter changes what it writes, so that nobody keeps a list of the old shape. */
const FORMAT = 1;

/** One plan of the list: what tells whether its verdict holds, and its JSON in either case. */
interface WrittenRow {
  readonly checked: CheckedRow;
  readonly holding: string;
  readonly doubtful: string;
}

/** All plans as the table held them in one state. */
interface WrittenRows {
  readonly state: string;
  readonly rows: readonly WrittenRow[];
}

/** The plans of a moment, and which of their verdicts held then. */
interface ListOfMoment {
  readonly etag: string;
  readonly rows: readonly WrittenRow[];
  readonly holding: readonly boolean[];
}

/**
 * The list of all plans. Its rows are read and written as JSON once per state of the table; which verdicts hold
 * depends on other services too, so that is asked for every time, in one round of questions that all readers share who
 * come while one is under way. The tag follows from both: the same plans with the same verdicts are not sent twice.
 */
@Injectable()
export class PlanListService {
  private readonly cache = new ResponseCache();
  private readonly moment = new SingleFlight(() => this.lookUp());
  private known: WrittenRows | undefined;

  constructor(
    private readonly plans: PlansRepository,
    private readonly verdicts: PlanVerdictsService,
  ) {}

  /** Plans in use, newest change first [diets §2]; who already has them is told so (304) by the tag. */
  async answer(): Promise<WireAnswer> {
    const { etag, rows, holding } = await this.moment.run();
    return this.cache.get(etag, () => {
      const items = rows.map((row, i) => (holding[i] ? row.holding : row.doubtful));
      return `{"items":[${items.join()}]}`;
    });
  }

  private async lookUp(): Promise<ListOfMoment> {
    const { state, rows } = await this.rowsOf(await this.plans.listState());
    const holds = await this.verdicts.whichHold(rows.map(({ checked }) => checked));
    const holding = rows.map(({ checked }) => holds(checked));
    return { etag: etagOfParts([FORMAT, state, holding.map(Number).join('')]), rows, holding };
  }

  /** The rows of that state or a newer one; a newer one has another state at the next look. */
  private async rowsOf(state: string): Promise<WrittenRows> {
    if (this.known?.state === state) return this.known;
    const rows = (await this.plans.list()).map(writeRow);
    this.known = { state, rows };
    return this.known;
  }
}

function writeRow(row: PlanListRow): WrittenRow {
  const { id, patientId, lastCheck, foodFingerprint } = row;
  const item = presentListItem(row);
  const textOf = (isCurrent: boolean) =>
    JSON.stringify({ ...item, lastVerdict: presentVerdict(lastCheck, isCurrent) });
  const doubtful = textOf(false);
  return {
    checked: { id, patientId, lastCheck, foodFingerprint },
    doubtful,
    holding: lastCheck ? textOf(true) : doubtful,
  };
}
