import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { IsNull } from 'typeorm';
import { FoodMergeEntity } from './food-merge.entity.js';

/** Merges of foods, and which of them the plans have not followed. */
@Injectable()
export class FoodMergesRepository {
  constructor(private readonly database: Database) {}

  async add(merge: Pick<FoodMergeEntity, 'id' | 'kind' | 'stays' | 'goes' | 'requestedBy'>): Promise<void> {
    await this.rows.insert(merge);
  }

  find(id: string): Promise<FoodMergeEntity> {
    return this.rows.findOneByOrFail({ id });
  }

  /** Those the plans have not followed, the oldest first. */
  listOpen(): Promise<FoodMergeEntity[]> {
    return this.rows.find({
      where: { plansFollowedAt: IsNull() },
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
  }

  async markFollowed(id: string): Promise<void> {
    await this.rows.update({ id }, { plansFollowedAt: new Date() });
  }

  private get rows() {
    return this.database.repository(FoodMergeEntity);
  }
}
