import { DefaultNamingStrategy } from 'typeorm';

/** Columns and tables in snake_case: property `heightCm` is the column `height_cm`. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return columnOf([...prefixes, customName ?? propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return columnOf(`${relationName}_${referencedColumnName}`);
  }
}

/** Column of a property: `heightCm` is `height_cm`. */
export function columnOf(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
