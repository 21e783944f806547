export { Database } from './database/database.js';
export { PRACTICE_ID, PracticeRecordEntity, RecordEntity } from './database/record-entity.js';
export { RecordRepository, type Author, type StoredRecord } from './database/record-repository.js';
