import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedFrom, type SeedLevel } from '@pora/common/seed';
import type { SignedIn } from '@pora/common/testing/app';
import { seedEnvironment } from '@pora/common/testing/seed-environment';
import { patientSchema, type Patient, type PatientListItem } from '@pora/contracts/patients/patient.model';
import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { patientIntoleranceSetSchema } from '@pora/contracts/patients/intolerance-set.model';
import { patientSurveySchema } from '@pora/contracts/patients/survey.model';
import { patientsService } from '../service.js';
import type { ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { formatWeekdayShort, todayIso, toIsoDate } from '@pora/text-pl/dates';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';
import { seedPatients } from './seed-patients.js';

const SURVEYS = '/api/patient-surveys';
const SETS = '/api/patient-intolerances';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

function seed(level: SeedLevel): Promise<void> {
  const environment = { ...seedEnvironment(app.config, level), PLANS_URL: app.plans.url };
  return seedFrom(patientsService, environment, seedPatients);
}

async function patients(): Promise<PatientListItem[]> {
  const { body } = await dietitian.get('/api/patients').expect(200);
  return body.items as PatientListItem[];
}

async function whole(id: string): Promise<Patient> {
  const { body } = await dietitian.get(`/api/patients/${id}`).expect(200);
  return body as Patient;
}

describe('demo patients', () => {
  it.each(['none', 'starter'] as const)('do not come with SEED=%s', async (level) => {
    await seed(level);

    expect(await patients()).toEqual([]);
  });

  it('come with measurements of the past weeks, newest first', async () => {
    await seed('demo');
    const loaded = await Promise.all((await patients()).map(({ id }) => whole(id)));

    expect(loaded.filter(({ id }) => !isSamplePatient(id))).toHaveLength(6);
    expect(loaded.filter(({ id }) => isSamplePatient(id))).toHaveLength(1);
    expect(loaded.every((patient) => patientSchema.safeParse(patient).success)).toBe(true);
    const measured = loaded.filter(({ measurements }) => measurements.length > 0);
    expect(measured.length).toBeGreaterThan(0);
    for (const { createdAt, measurements } of measured) {
      const moments = measurements.map(({ date }) => Date.parse(date));
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Math.min(...moments));
    }
  });

  it('are loaded once: an edited one stays edited, a deleted one stays away, even when the trash is emptied', async () => {
    const [edited, deleted, purged] = await patients();
    if (!edited || !deleted || !purged) throw new Error('three demo patients are needed');
    await dietitian.patch(`/api/patients/${edited.id}`, { personal: { lastName: 'Zmieniona' } }).expect(200);
    await dietitian.delete(`/api/patients/${deleted.id}`).expect(204);
    await dietitian.delete(`/api/patients/${purged.id}`).expect(204);
    await app.query('DELETE FROM patients WHERE id = $1', [purged.id]);
    const before = await patients();
    await seed('demo');

    expect(await patients()).toEqual(before);
    expect(before).toHaveLength(5);
  });
});

describe('demo surveys and intolerance sets', () => {
  const cards = async (path: string) => {
    const { body } = await dietitian.get(path).expect(200);
    return body.items as { id: string; patientId: string }[];
  };
  const wholeRecord = async (path: string, patientId: string) => {
    const { body } = await dietitian.get(`${path}?patientId=${patientId}`).expect(200);
    return body.items[0];
  };

  it('come for some of the patients, of a day in the past, as the screens read them', async () => {
    const surveys = await cards(SURVEYS);
    const sets = await cards(SETS);

    expect(surveys.length).toBeGreaterThan(0);
    expect(sets.length).toBeGreaterThan(0);
    for (const { patientId } of surveys) {
      const survey = await wholeRecord(SURVEYS, patientId);
      expect(patientSurveySchema.parse(survey)).toEqual(survey);
      expect(survey.header.date).toBe(survey.surveyDate.split('-').reverse().join('.'));
      expect(survey.createdAt.slice(0, 10)).toBe(survey.surveyDate);
    }
    for (const { patientId } of sets) {
      const set = await wholeRecord(SETS, patientId);
      expect(patientIntoleranceSetSchema.parse(set)).toEqual(set);
      expect(set.createdAt.slice(0, 10)).toBe(set.date);
    }
  });

  it('are loaded once: a deleted one stays away, and one a person has saved is left alone', async () => {
    const [removed, kept] = await cards(SETS);
    if (!removed || !kept) throw new Error('two demo sets are needed');
    await dietitian.delete(`${SETS}/${removed.id}`).expect(204);
    await app.query('DELETE FROM seeded_records WHERE id = $1', [kept.id]);
    const before = await cards(SETS);
    await seed('demo');

    expect(await cards(SETS)).toEqual(before);
    expect(before.map(({ id }) => id)).not.toContain(removed.id);
  });
});

describe('demo visits', () => {
  const read = async () => (await dietitian.get('/api/schedule').expect(200)).body as ScheduleEvent[];

  it('[core §3] stand around today: past ones took place or not, those to come are planned, today is not empty', async () => {
    await seed('demo');
    const today = todayIso();
    const visits = await read();
    const [past, toCome] = [true, false].map((before) =>
      visits.filter(({ end }) => Date.parse(end) <= Date.now() === before),
    );

    // The patients of the missed ones were deleted above, and their visits do not come.
    expect(new Set(past?.map(({ status }) => status))).toEqual(new Set(['done', 'cancelled']));
    expect(new Set(toCome?.map(({ status }) => status))).toEqual(new Set(['planned']));
    const days = visits.map(({ start }) => toIsoDate(new Date(start)));
    expect(days.filter((day) => day === today)).not.toHaveLength(0);
    for (const day of days.filter((other) => other !== today))
      expect(['Ndz', 'So']).not.toContain(formatWeekdayShort(day));
  });

  it('come once: one that was deleted stays away', async () => {
    const [first] = await read();
    await dietitian.delete(`/api/schedule/${first?.id}`).expect(204);
    await seed('demo');

    expect((await read()).map(({ id }) => id)).not.toContain(first?.id);
  });
});
