import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { invalidInput } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import {
  FIRST_ADVICE,
  HAND_OUT_SETTINGS_ID,
  type HandOutOptions,
  handOutOptionsSchema,
  type HandOutQuery,
  type HandOutSettings,
  handOutSettingsSchema,
  type StoredHandOutSettings,
} from '@pora/contracts/plans/hand-out.model';
import type { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { docxStrings } from './docx.strings.js';
import type { HandOutSettingsEntity } from './hand-out-settings.entity.js';
import { HandOutSettingsRepository } from './hand-out-settings.repository.js';
import { readLogo } from './logo-image.js';

/** What the practice's hand-outs are made with: what it chose last, or what a practice begins with. */
@Injectable()
export class HandOutSettingsService {
  constructor(
    private readonly settings: HandOutSettingsRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async get(): Promise<StoredHandOutSettings> {
    return present(await this.settings.find());
  }

  /** @throws ApiError 400 when the logo is no picture of a sound size, 412 when somebody saved a newer version */
  async save(
    { body, ifMatch }: RouteInput<typeof handOutRoutes.saveSettings>,
    caller: CallerInfo,
  ): Promise<StoredHandOutSettings> {
    const { options, advice, logo } = body;
    if (logo !== null && !readLogo(logo)) throw invalidInput(docxStrings.badLogo);
    return this.transactions.run(async () => {
      const { row, isFirst } = await this.settings.lock(firstSettings(), caller);
      checkVersion(row.version, ifMatch, () => present(isFirst ? undefined : row));
      row.content = { options, advice, logo };
      await this.settings.update(row, caller);
      await this.audit.record({
        caller,
        action: 'plans.save-hand-out-settings',
        entity: 'hand-out-settings',
        entityId: HAND_OUT_SETTINGS_ID,
      });
      return present(row);
    });
  }

  /** The settings with the options that an address names in place of the remembered ones. */
  async with({
    firstDay: _firstDay,
    nextVisit: _visit,
    nextVisitTime: _time,
    ...asked
  }: HandOutQuery): Promise<HandOutSettings> {
    const settings = await this.get();
    const named = Object.entries(asked).filter(([, value]) => value !== undefined);
    return {
      ...settings,
      options: { ...settings.options, ...(Object.fromEntries(named) as Partial<HandOutOptions>) },
    };
  }
}

const FIRST_VERSION = 1;

const firstSettings = (): HandOutSettings => ({
  options: handOutOptionsSchema.parse({}),
  advice: FIRST_ADVICE.map((each) => ({ ...each })),
  logo: null,
});

function present(row: HandOutSettingsEntity | undefined): StoredHandOutSettings {
  const stored = handOutSettingsSchema.safeParse(row?.content);
  return {
    id: HAND_OUT_SETTINGS_ID,
    // What an older release stored and this one cannot read is as good as nothing.
    ...(stored.success ? stored.data : firstSettings()),
    version: row?.version ?? FIRST_VERSION,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}
