/**
 * A dashboard as Grafana's own definition has it (`@grafana/grafana-foundation-sdk`, which Grafana makes from its schemas), as a
 * JSON file writes it. The check of types holds the file against it (grafana.spec.ts).
 */
import type {
  Dashboard as AnyDashboard,
  FieldConfig,
  FieldConfigSource,
  Panel as AnyPanel,
  RowPanel,
  VariableModel,
} from '@grafana/grafana-foundation-sdk/dashboard';
import type { Dataquery } from '@grafana/grafana-foundation-sdk/prometheus';
import type { Options as StatOptions } from '@grafana/grafana-foundation-sdk/stat';
import type {
  Options as TimeSeriesOptions,
  FieldConfig as TimeSeriesFields,
} from '@grafana/grafana-foundation-sdk/timeseries';
import type * as units from '@grafana/grafana-foundation-sdk/units';

/** What a program has of a type of Grafana, as JSON writes it: an enum by its values; what Grafana leaves open stays open. */
type Written<T> = 0 extends 1 & T
  ? unknown
  : T extends string
    ? `${T}`
    : T extends readonly (infer Item)[]
      ? Written<Item>[]
      : T extends object
        ? { [Key in keyof T]: Written<T[Key]> }
        : T;

/** With some fields that Grafana does without and we do not. */
type With<T, Key extends keyof T> = Omit<T, Key> & Required<Pick<T, Key>>;

/** Whoever brings the dashboard into his Grafana chooses the data source there. */
interface DataSource {
  type: 'prometheus';
  uid: '${datasource}';
}

/** What a panel asks; the method that marks queries is nothing of a file. */
interface Query extends With<
  Omit<Dataquery, 'datasource' | '_implementsDataqueryVariant'>,
  'refId' | 'legendFormat'
> {
  datasource: DataSource;
}

/** A unit by the name that Grafana knows; it would print another one behind the number as it stands. */
type Unit = Extract<(typeof units)[keyof typeof units], string>;

interface Fields<Custom> extends Omit<FieldConfig, 'custom' | 'unit'> {
  unit: Unit;
  custom?: Custom;
}

interface PanelOf<Kind extends string, Options, Custom> extends With<
  Omit<AnyPanel, 'type' | 'options' | 'targets' | 'fieldConfig' | 'datasource'>,
  'id' | 'title' | 'description' | 'gridPos'
> {
  type: Kind;
  datasource: DataSource;
  options: Options;
  targets: [Query, ...Query[]];
  fieldConfig: Omit<FieldConfigSource, 'defaults'> & { defaults: Fields<Custom> };
}

type Drawn = PanelOf<'timeseries', TimeSeriesOptions, TimeSeriesFields> | PanelOf<'stat', StatOptions, never>;

interface Row extends With<Omit<RowPanel, 'panels'>, 'title' | 'gridPos'> {
  panels: Drawn[];
}

/** A panel that draws something, of a kind that the dashboard has so far; another kind gets its line in `Drawn`. */
export type DrawnPanel = Written<Drawn>;

/** A panel, or the row above some. */
export type Panel = Written<Drawn | Row>;

interface Variable extends Omit<VariableModel, 'datasource'> {
  datasource?: DataSource;
}

/** The file. */
export type Dashboard = Written<
  With<Omit<AnyDashboard, 'panels' | 'templating'>, 'uid'> & {
    panels: (Drawn | Row)[];
    templating: { list: Variable[] };
  }
>;
