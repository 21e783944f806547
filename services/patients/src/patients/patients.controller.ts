import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { patientRoutes as routes } from '@pora/contracts/patients/patient.routes';
import { MeasurementsService } from './measurements.service.js';
import { PatientListService } from './patient-list.service.js';
import { PatientTrashService } from './patient-trash.service.js';
import { PatientsService } from './patients.service.js';

type Routes = typeof routes;

@Controller()
export class PatientsController {
  constructor(
    private readonly lists: PatientListService,
    private readonly patients: PatientsService,
    private readonly measurements: MeasurementsService,
    private readonly trash: PatientTrashService,
  ) {}

  @Endpoint(routes.list)
  list(@Caller() caller: CallerInfo) {
    return this.lists.answer(caller);
  }

  @Endpoint(routes.trash)
  listTrash(@Caller() caller: CallerInfo) {
    return this.trash.list(caller);
  }

  @Endpoint(routes.erase)
  erase(@Input() input: RouteInput<Routes['erase']>, @Caller() caller: CallerInfo) {
    return this.trash.erase(input, caller);
  }

  @Endpoint(routes.names)
  async names(@Input() { body }: RouteInput<Routes['names']>) {
    return { names: await this.lists.namesOf(body.ids) };
  }

  @Endpoint(routes.byName)
  byName(@Input() { body }: RouteInput<Routes['byName']>) {
    return this.lists.findByName(body);
  }

  @Endpoint(routes.get)
  get(@Input() { params }: RouteInput<Routes['get']>, @Caller() caller: CallerInfo) {
    return this.patients.get(params.id, caller);
  }

  @Endpoint(routes.energy)
  energy(@Input() { params }: RouteInput<Routes['energy']>, @Caller() caller: CallerInfo) {
    return this.patients.energy(params.id, caller);
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.patients.create(input, caller);
  }

  @Endpoint(routes.update)
  update(@Input() input: RouteInput<Routes['update']>, @Caller() caller: CallerInfo) {
    return this.patients.update(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.trash.remove(input, caller);
  }

  @Endpoint(routes.restore)
  restore(@Input() input: RouteInput<Routes['restore']>, @Caller() caller: CallerInfo) {
    return this.trash.restore(input, caller);
  }

  @Endpoint(routes.addMeasurement)
  addMeasurement(@Input() input: RouteInput<Routes['addMeasurement']>, @Caller() caller: CallerInfo) {
    return this.measurements.add(input, caller);
  }

  @Endpoint(routes.changeMeasurement)
  changeMeasurement(@Input() input: RouteInput<Routes['changeMeasurement']>, @Caller() caller: CallerInfo) {
    return this.measurements.change(input, caller);
  }

  @Endpoint(routes.removeMeasurement)
  removeMeasurement(@Input() input: RouteInput<Routes['removeMeasurement']>, @Caller() caller: CallerInfo) {
    return this.measurements.remove(input, caller);
  }
}
