import { formatCm, formatCount, formatDate, formatKcal } from '@pora/kit';
import { CalendarIcon, RulerIcon, UserIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { homeStrings as h } from '../home/home.strings.js';
import { CollapsedSection } from './collapsed-section.js';
import { ContactRow } from './contact-row.js';
import { type BodyParts, type DetailsBodyProps } from './body-parts.js';
import { detailsStrings as t } from './details.strings.js';

/** The card on a phone: what is next, the curve, how to reach the person, and everything else a line that opens. */
export function PhoneBody({ patient, whole, energy, home, parts }: DetailsBodyProps & { parts: BodyParts }) {
  const measured = whole.phase === 'ready' ? whole.data.measurements.length : undefined;
  const last = patient.lastMeasurement;
  const visits = home.visits.phase === 'ready' ? home.visits.data : undefined;
  const done = visits?.past.filter(({ phase }) => phase === 'done').length ?? 0;
  const { heightCm } = patient.anthropometrics;
  const facts = [
    heightCm === null ? undefined : formatCm(heightCm),
    energy.ok ? t.tdeeShort(formatKcal(energy.tdee)) : undefined,
  ];
  return (
    <Stack>
      {(home.steps.length > 0 || home.isLate) && parts.steps}
      {parts.chart}
      <ContactRow patient={patient} />
      <div>
        <CollapsedSection
          icon={<UserIcon />}
          title={t.factsAndEnergy}
          summary={facts.filter(Boolean).join(' · ')}
        >
          {parts.facts}
        </CollapsedSection>
        <CollapsedSection
          icon={<RulerIcon />}
          title={t.measurements}
          summary={[
            measured === undefined ? undefined : formatCount(measured),
            last && t.lastOn(formatDate(last.date)),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {parts.history}
        </CollapsedSection>
        {parts.links}
        <CollapsedSection
          icon={<CalendarIcon />}
          title={h.visits}
          summary={visits ? t.visitsShort(done, visits.coming.length) : ''}
        >
          {parts.visits}
        </CollapsedSection>
        {parts.privacy}
      </div>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.s[5]};
`;
