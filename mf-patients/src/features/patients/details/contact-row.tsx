import { ButtonLink, CopyButton } from '@pora/ui';
import { MailIcon, PhoneIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { type PatientRecord } from '../patient-record.js';
import { detailsStrings as t } from './details.strings.js';

/** On a phone the number is there to be called, not read. */
export function ContactRow({ patient }: { patient: PatientRecord }) {
  const { phone, email } = patient.personal.contact;
  if (!phone && !email) return null;
  return (
    <Row>
      {phone && (
        <>
          <ButtonLink as="a" href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`} aria-label={t.call(phone)}>
            <PhoneIcon />
            {phone}
          </ButtonLink>
          <CopyButton value={phone} label={t.copyPhone} />
        </>
      )}
      {email && (
        <ButtonLink as="a" href={`mailto:${email}`} aria-label={t.write(email)}>
          <MailIcon />
          {!phone && email}
        </ButtonLink>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};

  > a {
    min-width: ${({ theme }) => theme.h.touch};
    min-height: ${({ theme }) => theme.h.touch};
    justify-content: center;
  }

  > a:first-child {
    flex: 1;
  }
`;
