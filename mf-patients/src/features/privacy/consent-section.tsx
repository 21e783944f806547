import { CONSENT_TEXTS } from '@pora/contracts/privacy/consent.vocabulary';
import { type Consent, type PatientPrivacy } from '@pora/contracts/privacy/privacy.model';
import { Badge, type BadgeTone, Button, CopyButton, Disclosure, media, theme } from '@pora/ui';
import { CheckIcon, CircleDashedIcon, CircleXIcon, FileTextIcon } from '@pora/ui/icons';
import { type ReactNode, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { privacyStrings } from './privacy.strings.js';
import { Deeds, Quiet, Section } from './section.js';

const t = privacyStrings.consent;

const LOOKS: Record<PatientPrivacy['state'], { tone: BadgeTone; icon: ReactNode }> = {
  valid: { tone: 'ok', icon: <CheckIcon /> },
  withdrawn: { tone: 'danger', icon: <CircleXIcon /> },
  none: { tone: 'neutral', icon: <CircleDashedIcon /> },
};

interface ConsentSectionProps {
  patientName: string;
  privacy: PatientPrivacy;
  /** Goes to the button of a new consent. */
  giveRef: Ref<HTMLButtonElement>;
  onGive: () => void;
  onWithdraw: (consent: Consent) => void;
}

/** The consent that counts, those before it, and what can be done about it. */
export function ConsentSection({ patientName, privacy, giveRef, onGive, onWithdraw }: ConsentSectionProps) {
  const [newest, ...former] = privacy.consents;
  const { tone, icon } = LOOKS[privacy.state];
  return (
    <Section
      title={t.title}
      aside={
        <Badge tone={tone} icon={icon}>
          {t.states[privacy.state]}
        </Badge>
      }
    >
      {newest ? <ConsentFacts consent={newest} patientName={patientName} /> : <Quiet>{t.none}</Quiet>}
      <Deeds>
        <Button ref={giveRef} icon={<FileTextIcon />} onClick={onGive}>
          {t.give}
        </Button>
        {newest && !newest.withdrawal && (
          <Button variant="quiet" onClick={() => onWithdraw(newest)}>
            {t.withdraw}
          </Button>
        )}
      </Deeds>
      {former.length > 0 && <FormerConsents consents={former} patientName={patientName} />}
    </Section>
  );
}

function ConsentFacts({ consent, patientName }: { consent: Consent; patientName: string }) {
  const { givenBy, withdrawal } = consent;
  return (
    <Facts>
      <dt>{t.text}</dt>
      <ConsentText version={consent.textVersion} />
      <dt>{t.date}</dt>
      <dd>{t.said(consent)}</dd>
      <dt>{t.givenBy}</dt>
      <dd>
        {givenBy.kind === 'person' ? (
          <strong>{patientName}</strong>
        ) : (
          <span>
            <strong>{givenBy.name}</strong>, {givenBy.relation}
          </span>
        )}
      </dd>
      {givenBy.kind === 'guardian' && (
        <>
          <dt>{t.guardianPhone}</dt>
          <dd>
            {givenBy.phone}
            <CopyButton value={givenBy.phone} label={t.copyPhone} />
          </dd>
        </>
      )}
      {withdrawal && (
        <>
          <dt>{t.withdrawn}</dt>
          <dd>{t.said(withdrawal)}</dd>
        </>
      )}
    </Facts>
  );
}

/** Name and version of the text, and the text itself for whoever wants to read it. */
function ConsentText({ version }: { version: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const text = CONSENT_TEXTS.find((one) => one.version === version);
  return (
    <dd>
      <span>
        {text && `${text.title}, `}
        {t.version} <strong>{version}</strong>
      </span>
      {text && (
        <>
          <Button
            size="compact"
            variant="quiet"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? t.hideText : t.showText}
          </Button>
          <Words id={id} hidden={!open}>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
        </>
      )}
    </dd>
  );
}

function FormerConsents({ consents, patientName }: { consents: readonly Consent[]; patientName: string }) {
  return (
    <Former>
      <Disclosure title={t.former} level={3} defaultOpen={false}>
        <ul>
          {consents.map((consent) => (
            <li key={consent.id}>
              {t.formerLine(consent)}; {t.giver(consent.givenBy, patientName)};{' '}
              {consent.withdrawal ? t.withdrawnOn(consent.withdrawal.date) : t.replaced}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Former>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  align-items: baseline;
  gap: ${theme.s[2]} ${theme.s[3]};
  margin: 0;
  font: ${theme.t.dense};

  dt {
    color: ${theme.c.text2};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.s[2]};
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 600;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    dd {
      margin-bottom: ${theme.s[2]};
    }

    button {
      min-width: ${theme.h.touch};
      min-height: ${theme.h.touch};
    }
  }
`;

const Words = styled.div`
  flex-basis: 100%;
  color: ${theme.c.text2};

  p {
    margin: ${theme.s[2]} 0 0;
  }
`;

const Former = styled.div`
  margin-top: ${theme.s[3]};

  ul {
    margin: 0;
    padding-left: ${theme.s[4]};
    color: ${theme.c.text2};
    font: ${theme.t.dense};
  }
`;
