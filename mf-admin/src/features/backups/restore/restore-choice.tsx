import type { RestorePreview } from '@pora/contracts/admin/backup.model';
import { formatCount, formatSigned } from '@pora/kit';
import { tabularNumbers, theme, VisuallyHidden } from '@pora/ui';
import { Checkbox, RadioGroupField } from '@pora/ui/forms';
import styled from 'styled-components';
import { restoreStrings as t } from './restore.strings.js';

interface RestoreChoiceProps {
  tables: RestorePreview['tables'];
  /** Undefined for everything the backup holds. */
  chosen: ReadonlySet<string> | undefined;
  onChange: (chosen: ReadonlySet<string> | undefined) => void;
}

/** The whole backup or single tables, with their rows of now and then. */
export function RestoreChoice({ tables, chosen, onChange }: RestoreChoiceProps) {
  const isChosen = (name: string) => chosen?.has(name) ?? true;
  const toggle = (name: string, ticked: boolean): void => {
    const next = new Set(tables.map(({ tableName }) => tableName).filter(isChosen));
    if (ticked) next.add(name);
    else next.delete(name);
    onChange(next);
  };
  return (
    <div>
      <RadioGroupField
        label={t.scope}
        orientation="column"
        value={chosen ? 'some' : 'whole'}
        onChange={(value) =>
          onChange(value === 'whole' ? undefined : new Set(tables.map(({ tableName }) => tableName)))
        }
        options={[
          { value: 'whole', label: t.everything(tables.length) },
          {
            value: 'some',
            label: chosen ? `${t.some} ${t.ofAll(chosen.size, tables.length)}` : t.some,
          },
        ]}
      />
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.columns.table}</th>
            <th scope="col">{t.columns.now}</th>
            <th scope="col">{t.columns.stored}</th>
            <th scope="col">{t.columns.difference}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ tableName, now, stored }) => (
            <tr key={tableName}>
              <th scope="row">
                <Name>
                  <Checkbox
                    checked={isChosen(tableName)}
                    disabled={!chosen}
                    onChange={(ticked) => toggle(tableName, ticked)}
                  />
                  {tableName}
                </Name>
              </th>
              <td>{formatCount(now)}</td>
              <td>{formatCount(stored)}</td>
              <td>
                {stored < now && t.growing.has(tableName) ? (
                  <>
                    <span aria-hidden title={t.grows}>
                      {formatSigned(null)}
                    </span>
                    <VisuallyHidden>{t.grows}</VisuallyHidden>
                  </>
                ) : stored === now ? (
                  '0'
                ) : (
                  formatSigned(stored - now)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: ${theme.s[3]};
  border-collapse: collapse;
  font: ${theme.t.dense};

  th,
  td {
    padding: ${theme.s[1]} ${theme.s[1]};
    border-bottom: 1px solid ${theme.c.line};
    font-weight: inherit;
    text-align: start;
  }

  thead th {
    color: ${theme.c.text2};
  }

  td,
  thead th + th {
    ${tabularNumbers}
    text-align: end;
  }
`;

const Name = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: 2rem;

  @media (pointer: coarse), (max-width: 1024px) {
    min-height: 2.75rem;
  }
`;
