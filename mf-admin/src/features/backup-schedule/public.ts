export { ScheduleCard } from './schedule-card.js';
