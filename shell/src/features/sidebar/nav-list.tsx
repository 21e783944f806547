import { SECTION_GROUPS } from '@pora/federation/section-rules';
import { useUser } from '@pora/kit';
import styled from 'styled-components';
import { sections, type Section } from '../../app/sections.js';
import { NavEntry } from './nav-entry.js';

interface NavListProps {
  narrow?: boolean;
  onChoose?: () => void;
  /** Leaves out what stands elsewhere, e.g. in the phone's bottom bar. */
  without?: (section: Section) => boolean;
}

/** Entries of the menu in three groups; Administracja only for the administrator [core §2]. */
export function NavList({ narrow = false, onChoose, without }: NavListProps) {
  const { isAdmin } = useUser();
  const shown = sections().filter((section) => (section.access === 'user' || isAdmin) && !without?.(section));
  return (
    <Groups>
      {SECTION_GROUPS.map((group) => shown.filter((section) => section.group === group))
        .filter((entries) => entries.length > 0)
        .map((entries) => (
          <Group key={entries[0]?.group}>
            {entries.map((section) => (
              <li key={section.name}>
                <NavEntry section={section} narrow={narrow} onChoose={onChoose} />
              </li>
            ))}
          </Group>
        ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.875rem;
`;

const Group = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
`;
