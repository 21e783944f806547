import { formatDate, PRACTICE_TIME_ZONE } from '@pora/kit';
import { CopyButton, focusRing, media, theme } from '@pora/ui';
import { ChevronDownIcon } from '@pora/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { failureFacts, type FailureFacts } from './failure-facts.js';
import { failureStrings as t } from './failure.strings.js';

/** To the second, as the log of the gateway has it. */
const clock = new Intl.DateTimeFormat('pl-PL', { timeZone: PRACTICE_TIME_ZONE, timeStyle: 'medium' });

/** Why a section did not open. */
export interface Failure {
  error: unknown;
  /** When that was. */
  at: Date;
}

/** Props of FailureDetails. */
export interface FailureDetailsProps {
  /** Federation name, e.g. `mf_diets`. */
  remote: string;
  failure: Failure;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** What an administrator is told who is asked why a part does not open; folded, since nobody else can use it. */
export function FailureDetails({ remote, failure: { error, at }, attempts }: FailureDetailsProps) {
  const { version, status, requestId } = useFacts(remote, error);
  const name = remote.replaceAll('_', '-');
  return (
    <Details>
      <summary>
        <ChevronDownIcon size={14} aria-hidden />
        {t.details}
      </summary>
      <dl>
        <dt>{t.module}</dt>
        <dd>{version === undefined ? name : `${name} ${version}`}</dd>
        <dt>{t.cause}</dt>
        <dd>{status === undefined ? causeOf(error) : t.notLoaded(status)}</dd>
        <dt>{t.when}</dt>
        <dd>{t.tried(`${formatDate(at)} ${clock.format(at)}`, attempts)}</dd>
        {requestId && (
          <>
            <dt>{t.request}</dt>
            <Request>
              <code>{requestId}</code>
              <CopyButton value={requestId} label={t.copyRequest} />
            </Request>
          </>
        )}
      </dl>
    </Details>
  );
}

/** What the server says; asked for while the details are still folded, so that nothing moves once they are open. */
function useFacts(remote: string, error: unknown): FailureFacts {
  const [facts, setFacts] = useState<FailureFacts>({});
  useEffect(() => {
    let isShown = true;
    void failureFacts(remote, error).then((known) => isShown && setFacts(known));
    return () => {
      isShown = false;
    };
  }, [remote, error]);
  return facts;
}

/** The innermost reason, its first line: around it stands that the part did not open, below it a whole page of hints. */
function causeOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return causeOf(error.cause);
  const words = error instanceof Error ? error.message : String(error);
  return words.split('\n', 1).join();
}

/** A button is larger than its icon: the lines keep their distance and their right edge all the same. */
const Request = styled.dd`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s[1]};

  && {
    margin: -0.25rem -0.375rem -0.25rem 0;

    ${media.touch} {
      margin-right: 0;
      gap: 0;
    }
  }

  code {
    font-size: 0.75rem;
  }

  /* Its room to touch begins over the id, which would not fit the width of a phone otherwise. */
  ${media.touch} {
    button {
      margin-left: -0.5rem;
    }
  }
`;

const Details = styled.details`
  max-width: 32.5rem;
  margin: 0 auto;
  font: ${theme.t.dense};

  summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    width: fit-content;
    min-height: ${theme.h.control};
    margin: 0 auto;
    padding: 0 ${theme.s[2]};
    border-radius: ${theme.r[2]};
    color: ${theme.c.text2};
    list-style: none;
    cursor: pointer;
    ${focusRing}
  }

  summary::-webkit-details-marker {
    display: none;
  }

  &:not([open]) svg {
    transform: rotate(-90deg);
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: ${theme.s[2]} ${theme.s[4]};
    margin: ${theme.s[3]} 0 0;
    padding-top: ${theme.s[3]};
    border-top: 1px solid ${theme.c.lineStrong};
  }

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
