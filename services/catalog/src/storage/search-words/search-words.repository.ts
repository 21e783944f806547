import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import {
  searchWordKey,
  type NewSearchWord,
  type SearchWord,
} from '@pora/contracts/catalog/search-word.model';
import { SearchWordEntity } from './search-word.entity.js';

/** Rows of the names a practice has added to its search. */
@Injectable()
export class SearchWordsRepository {
  constructor(private readonly database: Database) {}

  /** All names by their key. */
  async list(): Promise<SearchWord[]> {
    return (await this.rows.find({ order: { wordKey: 'ASC' } })).map(presentSearchWord);
  }

  count(): Promise<number> {
    return this.rows.count();
  }

  async find(word: string): Promise<SearchWord | undefined> {
    const row = await this.rows.findOne({ where: { wordKey: searchWordKey(word) } });
    return row ? presentSearchWord(row) : undefined;
  }

  /** Adds a name as version 1; false when it was there already. */
  async add({ word, means }: NewSearchWord, { email }: Author): Promise<boolean> {
    const added = await this.database.query(
      `INSERT INTO search_words (id, word, word_key, means, created_by, updated_by)
       VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING RETURNING id`,
      [`sw-${randomUUID()}`, word, searchWordKey(word), means, email],
    );
    return added.length === 1;
  }

  /** False when there was none. */
  async remove(id: string): Promise<boolean> {
    return ((await this.rows.delete({ id })).affected ?? 0) > 0;
  }

  private get rows() {
    return this.database.repository(SearchWordEntity);
  }
}

/** The only way such a name leaves the service. */
function presentSearchWord(row: SearchWordEntity): SearchWord {
  const { id, word, means, version, createdBy, createdAt } = row;
  return { id, word, means, version, createdBy, createdAt: createdAt.toISOString() };
}
