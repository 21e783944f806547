import { Icon } from '@pora/ui/icons';
import type { Section } from '../../app/sections.js';

interface SectionIconProps {
  section: Section;
  size?: number;
}

/** Icon of a section, drawn from the shapes its remote declares. */
export function SectionIcon({ section, size }: SectionIconProps) {
  return (
    <Icon
      iconNode={section.icon.map(([shape, geometry], index) => [shape, { ...geometry, key: String(index) }])}
      {...(size !== undefined && { size })}
    />
  );
}
