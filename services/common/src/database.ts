export { Database } from './database/database.js';
export { columnOf } from './database/naming.js';
export { PRACTICE_ID, PracticeRecordEntity, RecordEntity } from './database/record-entity.js';
export { RecordRepository, type Author, type StoredRecord } from './database/record-repository.js';
