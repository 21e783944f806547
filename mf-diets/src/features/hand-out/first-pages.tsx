import { type HandOut, type PrintedAvoided } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w, leadOf } from '@pora/contracts/plans/hand-out.strings';
import { Logo } from '@pora/ui';
import styled from 'styled-components';
import { barOf, Dashes, ink, Quiet, SideNote } from './paper.js';
import { Facts } from './part-pages.js';

/** Whose plan it is, for when, from whom, and the hours of its days. */
export function TitlePage({ handOut }: { handOut: HandOut }) {
  return (
    <>
      <Letterhead handOut={handOut} />
      <Kicker>
        {handOut.stage} · {handOut.length}
      </Kicker>
      <Title>{w.title}</Title>
      <Person>{handOut.person || handOut.planName}</Person>
      {handOut.intro !== '' && <Intro>{handOut.intro}</Intro>}
      <Facts facts={handOut.titleFacts} />
      {handOut.hours.length > 0 && (
        <>
          <h4>{w.yourDay}</h4>
          <DayHours handOut={handOut} bar="over" />
        </>
      )}
    </>
  );
}

/** The practice's name beside its logo, and how to reach it at the other side of the page. */
function Letterhead({ handOut: { practice, dietitian } }: { handOut: HandOut }) {
  const [name, ...others] = new Set([practice.name, dietitian.name].filter((each) => each !== ''));
  return (
    <Practice>
      {practice.logo === null ? <Logo size={46} /> : <img src={practice.logo} alt={w.practiceLogo} />}
      <div>
        <PracticeName>{name}</PracticeName>
        {others.map((each) => (
          <Quiet key={each}>{each}</Quiet>
        ))}
      </div>
      <Contact>{practice.contact || dietitian.email}</Contact>
    </Practice>
  );
}

const HOURS_A_LINE = 6;
const LARGE_HOURS_A_LINE = 3;

/** The hours of a day under their colours, or beside them; many stand in several lines. */
function DayHours({ handOut, bar }: { handOut: HandOut; bar: 'over' | 'beside' }) {
  const { hours, colours, largePrint } = handOut;
  const lines = Math.ceil(hours.length / (largePrint ? LARGE_HOURS_A_LINE : HOURS_A_LINE));
  return (
    <Hours $columns={Math.ceil(hours.length / lines)} $bar={bar}>
      {hours.map(({ time, label, type }, index) => (
        <li key={index} style={{ borderColor: barOf(type, colours) }}>
          <b>{time}</b>
          <Quiet>{label}</Quiet>
        </li>
      ))}
    </Hours>
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
      <Facts facts={facts} columns={handOut.largePrint ? 1 : 2} />
      {handOut.hours.length > 0 && <DayHours handOut={handOut} bar="beside" />}
      {advice.length > 0 && (
        <>
          <h4>{w.advice}</h4>
          <Points texts={advice} lead />
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

/** Points of a text; "Płyny: …" may have its first words in bold. */
const Points = ({ texts, lead = false }: { texts: readonly string[]; lead?: boolean }) => (
  <Dashes>
    {texts.map((text, index) => {
      const [first, rest] = lead ? leadOf(text) : ['', text];
      return (
        <li key={index}>
          {first !== '' && <b>{first}</b>}
          {rest}
        </li>
      );
    })}
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
  display: flex;
  align-items: flex-start;
  gap: 0.8em;
  margin-bottom: var(--paper-top);

  /* As large as the page is. */
  svg {
    flex: none;
    width: 3.4em;
    height: 3.4em;
  }

  img {
    flex: none;
    max-width: 16em;
    max-height: 4em;
  }
`;

const PracticeName = styled.p`
  font-size: 1.2em;
  font-weight: 700;
`;

const Contact = styled(Quiet)`
  && {
    margin-left: auto;
  }
  max-width: 34%;
  text-align: right;
`;

const Kicker = styled.p`
  color: ${ink.accent};
  font-size: 1.2em;
  font-weight: 700;
`;

const Title = styled.h3`
  && {
    color: ${ink.text};
    font-size: var(--paper-title);
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

const Hours = styled.ul<{ $columns: number; $bar: 'over' | 'beside' }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  row-gap: 0.4em;
  margin-top: 0.6em;

  li {
    break-inside: avoid;
    ${({ $bar }) =>
      $bar === 'over'
        ? 'padding-top: 0.4em; border-top: 0.5em solid;'
        : 'padding-left: 0.6em; border-left: 0.4em solid;'}
  }

  b {
    font-size: ${({ $bar }) => ($bar === 'over' ? 1.25 : 1)}em;
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
