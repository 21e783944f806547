import { Injectable } from '@nestjs/common';
import { fileAnswer, type WireAnswer } from '@pora/common/answers';
import { Database, PRACTICE_ID } from '@pora/common/database';
import { etagOfParts } from '@pora/common/response-cache';
import { addDays, practiceMoment, toIsoDate } from '@pora/text-pl/dates';
import { Clock } from '../clock/clock.js';
import { calendarText, type FeedVisit } from './calendar-text.js';

/** Days around today that a subscription holds. */
const WINDOW = { back: 30, ahead: 365 };

// The join leaves out the visits of whoever is in the trash; those of an erased patient are gone.
const VISITS = `
  SELECT event.id, event.starts_at AS "startsAt", event.ends_at AS "endsAt", event.status, event.version,
    event.updated_at AS "updatedAt", event.patient_id IS NOT NULL AS "isVisit",
    patient.first_name AS "firstName", patient.last_name AS "lastName"
  FROM schedule_events event LEFT JOIN patients patient ON patient.id = event.patient_id
  WHERE event.practice_id = $1 AND event.deleted_at IS NULL AND patient.deleted_at IS NULL
    AND event.ends_at > $2 AND event.starts_at < $3
  ORDER BY event.starts_at, event.id`;

/** The visits around today as a calendar that other programs read. */
@Injectable()
export class FeedCalendarService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async answer(): Promise<WireAnswer> {
    const today = toIsoDate(this.clock.now());
    const from = practiceMoment(addDays(today, -WINDOW.back), '00:00');
    const before = practiceMoment(addDays(today, WINDOW.ahead + 1), '00:00');
    const visits = await this.database.query<FeedVisit>(VISITS, [PRACTICE_ID, from, before]);
    const text = calendarText(visits);
    return fileAnswer({
      body: Buffer.from(text),
      contentType: 'text/calendar; charset=utf-8',
      fileName: 'harmonogram.ics',
      headers: { ETag: etagOfParts([text]) },
    });
  }
}
