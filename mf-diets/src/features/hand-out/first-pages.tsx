import { type HandOut, type PrintedAvoided } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import { Logo } from '@pora/ui';
import styled from 'styled-components';
import { barOf, Dashes, ink, Quiet, SideNote } from './paper.js';
import { Facts } from './part-pages.js';

/** Whose plan it is, for when, from whom, and the hours of its days. */
export function TitlePage({ handOut }: { handOut: HandOut }) {
  const { practice, dietitian, hours, colours } = handOut;
  const author = [dietitian.name, dietitian.email].filter((part) => part !== '').join(', ');
  return (
    <>
      <Practice>
        {practice.logo === null ? <Logo size={46} /> : <img src={practice.logo} alt={w.practiceLogo} />}
        <b>{practice.name}</b>
        <Quiet>{practice.contact}</Quiet>
      </Practice>
      <Kicker>
        {handOut.stage} · {handOut.period}
      </Kicker>
      <Title>{w.title}</Title>
      <Person>{handOut.person || handOut.planName}</Person>
      {handOut.person !== '' && <Intro>{w.intro}</Intro>}
      <Facts
        facts={[
          { label: w.periodLabel, value: handOut.period },
          { label: w.preparedBy, value: author, note: handOut.prepared },
          ...(handOut.nextVisit === '' ? [] : [{ label: w.nextVisit, value: handOut.nextVisit }]),
        ]}
      />
      {hours.length > 0 && (
        <>
          <h4>{w.yourDay}</h4>
          <Hours>
            {hours.map(({ time, label, type }, index) => (
              <li key={index} style={{ borderTopColor: barOf(type, colours) }}>
                <b>{time}</b>
                <Quiet>{label}</Quiet>
              </li>
            ))}
          </Hours>
        </>
      )}
    </>
  );
}

/** Figures, advice, what to avoid, and how the plan is read. */
export function SummaryPage({ handOut }: { handOut: HandOut }) {
  const { figures, facts, advice, avoided, reading } = handOut;
  return (
    <>
      <h3>{w.summary}</h3>
      {figures.length > 0 && (
        <Figures>
          {figures.map(({ label, value, note }) => (
            <li key={label}>
              <Quiet>{label}</Quiet>
              <b>{value}</b>
              <Quiet>{note}</Quiet>
            </li>
          ))}
        </Figures>
      )}
      <Facts facts={facts} />
      {advice.length > 0 && (
        <>
          <h4>{w.advice}</h4>
          <Points texts={advice} />
        </>
      )}
      {avoided && <Avoided avoided={avoided} />}
      {reading.length > 0 && (
        <>
          <h4>{w.howToRead}</h4>
          <Points texts={reading} />
        </>
      )}
    </>
  );
}

const Points = ({ texts }: { texts: readonly string[] }) => (
  <Dashes>
    {texts.map((text, index) => (
      <li key={index}>{text}</li>
    ))}
  </Dashes>
);

function Avoided({ avoided: { excluded, limited, disliked } }: { avoided: PrintedAvoided }) {
  const lists = [
    { label: w.excluded, names: excluded },
    { label: w.limited, names: limited },
    { label: w.disliked, names: disliked },
  ];
  return (
    <>
      <h4>{w.avoided}</h4>
      {lists.map(
        ({ label, names }) =>
          names.length > 0 && (
            <p key={label}>
              <b>{label}:</b> {names.join(', ')}.
            </p>
          ),
      )}
      <SideNote>{w.notAllergyTest}</SideNote>
    </>
  );
}

const Practice = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.3em;
  min-height: 14em;

  /* As large as the page is. */
  svg {
    width: 3.4em;
    height: 3.4em;
  }

  img {
    max-width: 16em;
    max-height: 4em;
  }
`;

const Kicker = styled.p`
  color: ${ink.accent};
  font-size: 1.2em;
  font-weight: 700;
`;

const Title = styled.h3`
  && {
    color: ${ink.text};
    font-size: 3em;
  }
  line-height: 1.15;
`;

const Person = styled.p`
  && {
    margin: 0.4em 0 1.4em;
  }
  font-size: 1.8em;
`;

const Intro = styled.p`
  && {
    margin-bottom: 1.6em;
  }
  max-width: 36em;
  font-size: 1.15em;
`;

const Hours = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  li {
    padding-top: 0.4em;
    border-top: 0.5em solid;
  }

  b {
    font-size: 1.25em;
  }
`;

const Figures = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: 0.5em;
  padding: 0.5em 0;
  border-top: 1px solid ${ink.text};
  border-bottom: 1px solid ${ink.line};

  b {
    font-size: 1.5em;
  }
`;
