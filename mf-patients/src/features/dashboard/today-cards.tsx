import { paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { ButtonLink, SectionHead } from '@pora/ui';
import { ArrowRightIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { dashboardStrings as t } from './dashboard.strings.js';

/** Today's events and what happened last [core §2]; there are none before visits can be planned. */
export function TodayCards() {
  return (
    <Columns>
      <section aria-label={t.today}>
        <SectionHead
          title={t.today}
          actions={
            <ButtonLink as={Link} to={paths.schedule} $variant="quiet" $size="compact">
              <ArrowRightIcon />
              {t.openSchedule}
            </ButtonLink>
          }
        />
        <Empty>{t.noEvents}</Empty>
      </section>
      <section aria-label={t.activity}>
        <SectionHead title={t.activity} />
        <Empty>{t.noActivity}</Empty>
      </section>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1fr;
  gap: ${({ theme }) => theme.s[8]} 3.5rem;
  margin-top: ${({ theme }) => theme.s[6]};

  @media (max-width: 900px) {
    grid-template-columns: 1fr;
  }
`;

const Empty = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.s[4]} 0;
  border-top: 1px solid ${({ theme }) => theme.c.line};
  color: ${({ theme }) => theme.c.text3};
`;
