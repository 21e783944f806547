import { type Measurement, type Patient } from '@pora/contracts/patients/patient.model';
import { bodyMassIndex } from '@pora/engine/energy';
import { formatCm, formatDate, formatDecimal, formatKg } from '@pora/kit';
import { focusRing, IconButton, SectionHead, VisuallyHidden, visuallyHiddenCss } from '@pora/ui';
import { PencilIcon, TrashIcon } from '@pora/ui/icons';
import { useMemo } from 'react';
import styled from 'styled-components';
import { CIRCUMFERENCES } from './circumferences.js';
import { measurementStrings as t } from './measurements.strings.js';
import { newestFirst } from './weight-history.js';

interface MeasurementTableProps {
  patient: Patient;
  onEdit: (measurement: Measurement) => void;
  onRemove: (measurement: Measurement) => void;
}

/** Measurement history with BMI, newest first [core §2, §3]. */
export function MeasurementTable({ patient, onEdit, onRemove }: MeasurementTableProps) {
  const rows = useMemo(() => newestFirst(patient.measurements), [patient.measurements]);
  const { heightCm } = patient.anthropometrics;
  return (
    <section>
      <SectionHead title={t.history} level={3} count={rows.length} />
      {rows.length === 0 ? (
        <Empty>{t.noHistory}</Empty>
      ) : (
        <Scroll tabIndex={0} role="region" aria-label={t.history}>
          <Table>
            <caption>{t.history}</caption>
            <thead>
              <tr>
                <th scope="col">{t.columns.date}</th>
                <th scope="col">{t.columns.weight}</th>
                <th scope="col">{t.columns.bmi}</th>
                {CIRCUMFERENCES.map((name) => (
                  <th key={name} scope="col">
                    {t.fields[name]}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t.actions}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((measurement) => {
                const { id, date, weightKg, circumferences } = measurement;
                const day = formatDate(date);
                return (
                  <tr key={id}>
                    <th scope="row">{day}</th>
                    <td>
                      <strong>{formatKg(weightKg)}</strong>
                    </td>
                    <td>{formatDecimal(bodyMassIndex(weightKg, heightCm))}</td>
                    {CIRCUMFERENCES.map((name) => (
                      <td key={name}>{formatCm(circumferences[name])}</td>
                    ))}
                    <Actions>
                      <IconButton
                        label={t.edit(day)}
                        icon={<PencilIcon />}
                        onClick={() => onEdit(measurement)}
                      />
                      <IconButton
                        label={t.remove(day)}
                        icon={<TrashIcon />}
                        onClick={() => onRemove(measurement)}
                      />
                    </Actions>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </Scroll>
      )}
    </section>
  );
}

const Empty = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text3};
`;

const Scroll = styled.div`
  overflow-x: auto;
  border-radius: ${({ theme }) => theme.r[1]};
  ${focusRing}
`;

/** In sight at all times for fingers and keyboards, quiet until the row is looked at. */
const Actions = styled.td`
  && {
    padding-left: ${({ theme }) => theme.s[2]};
  }

  > button {
    display: inline-grid;
    vertical-align: middle;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${({ theme }) => theme.t.dense};
  font-variant-numeric: tabular-nums;

  caption {
    ${visuallyHiddenCss}
  }

  th,
  td {
    padding: 0 0.25rem 0 0.625rem;
    text-align: right;
    white-space: nowrap;
  }

  th:first-child {
    padding-left: 0.25rem;
    text-align: left;
  }

  tbody th {
    font-weight: inherit;
  }

  thead th {
    height: 2rem;
    border-bottom: 1px solid ${({ theme }) => theme.c.lineStrong};
    color: ${({ theme }) => theme.c.text3};
    font: ${({ theme }) => theme.t.micro};
  }

  tbody th,
  tbody td {
    height: 1.9375rem;
    border-bottom: 1px solid ${({ theme }) => theme.c.line};
  }
`;
