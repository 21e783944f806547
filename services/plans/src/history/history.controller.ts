import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { HistoryMovesService } from './history-moves.service.js';
import { HistoryService } from './history.service.js';

type Asked<Name extends keyof typeof planHistoryRoutes> = RouteInput<(typeof planHistoryRoutes)[Name]>;

@Controller()
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly moves: HistoryMovesService,
  ) {}

  @Endpoint(planHistoryRoutes.list)
  list(@Input() { params }: Asked<'list'>, @Caller() caller: CallerInfo) {
    return this.history.list(params.id, caller);
  }

  @Endpoint(planHistoryRoutes.compare)
  compare(@Input() input: Asked<'compare'>, @Caller() caller: CallerInfo) {
    return this.history.compare(input, caller);
  }

  @Endpoint(planHistoryRoutes.restore)
  restore(@Input() input: Asked<'restore'>, @Caller() caller: CallerInfo) {
    return this.moves.restore(input, caller);
  }

  @Endpoint(planRoutes.undo)
  undo(@Input() input: RouteInput<typeof planRoutes.undo>, @Caller() caller: CallerInfo) {
    return this.moves.undo(input, caller);
  }

  @Endpoint(planHistoryRoutes.redo)
  redo(@Input() input: Asked<'redo'>, @Caller() caller: CallerInfo) {
    return this.moves.redo(input, caller);
  }
}
