import { mediaQueries, useMediaQuery } from '@pora/ui';
import styled from 'styled-components';
import { NextStepsList } from '../home/next-steps-list.js';
import { VisitsSection } from '../home/visits-section.js';
import { displayName } from '../patient-facts.js';
import { type BodyParts, type DetailsBodyProps } from './body-parts.js';
import { PatientChart } from './patient-chart.js';
import { PatientFactsColumn } from './patient-facts-column.js';
import { PatientHistory } from './patient-history.js';
import { PhoneBody } from './phone-body.js';
import { PlansLink } from './plans-link.js';
import { PrivacyLink } from './privacy-link.js';
import { ResultsLink } from './results-link.js';
import { SurveyLink } from './survey-link.js';
import { WordsLink } from './words-link.js';

/** Everything under the figures: two columns where there is room, a list that opens on a phone. */
export function DetailsBody(props: DetailsBodyProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  const parts = partsOf(props);
  if (phone) return <PhoneBody {...props} parts={parts} />;
  return (
    <Columns>
      {parts.steps}
      {parts.chart}
      <FactsColumn>
        {parts.facts}
        {parts.links}
        {parts.privacy}
      </FactsColumn>
      <div>
        {parts.history}
        {parts.visits}
      </div>
    </Columns>
  );
}

function partsOf(props: DetailsBodyProps): BodyParts {
  const { patient, whole, plans, home, deeds } = props;
  const known = { id: patient.id, name: displayName(patient) };
  return {
    steps: (
      <NextStepsList
        steps={home.steps}
        unread={home.unread}
        isLate={home.isLate}
        patient={known}
        deeds={deeds}
      />
    ),
    chart: <PatientChart patient={whole} plans={plans ?? []} />,
    facts: (
      <PatientFactsColumn
        patient={whole.phase === 'ready' ? whole.data : patient}
        energy={props.energy}
        refreshing={props.refreshing}
        onRefresh={props.onRefresh}
      />
    ),
    history: (
      <PatientHistory patient={whole} onEdit={props.onEditMeasurement} onRemove={props.onRemoveMeasurement} />
    ),
    links: (
      <>
        <SurveyLink patientId={patient.id} onOpen={deeds.onSurvey} />
        <WordsLink patientId={patient.id} onOpen={deeds.onWords} />
        <ResultsLink patientId={patient.id} onOpen={deeds.onResults} />
        <PlansLink plans={plans} onOpen={deeds.onDiet} />
      </>
    ),
    visits: <VisitsSection patientId={patient.id} visits={home.visits} onLeave={deeds.onLeave} />,
    privacy: <PrivacyLink onOpen={props.onPrivacy} />,
  };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 18.5rem minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: ${({ theme }) => `${theme.s[6]} ${theme.s[8]}`};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;

/** At the left of everything where there is room; what to do next and the curve come before it where there is not. */
const FactsColumn = styled.div`
  grid-row: 1 / span 3;
  grid-column: 1;

  @media (max-width: 900px) {
    grid-row: auto;
  }
`;
