import { type PatientPrivacy } from '@pora/contracts/privacy/privacy.model';
import { formatDateTime, messageOf, paths, usePersonName, useUser } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, InlineNotice, toast } from '@pora/ui';
import { UserXIcon } from '@pora/ui/icons';
import { privacyStrings } from './privacy.strings.js';
import { Deeds, Quiet, Section } from './section.js';
import { useErasureRequest } from './use-privacy.js';

const t = privacyStrings.erasure;

interface ErasureSectionProps {
  patientId: string;
  isChild: boolean;
  privacy: PatientPrivacy;
  /** Undefined while nobody knows. */
  plans: number | undefined;
}

/** What would be removed for good, and the way to have it removed [decisions 51]. */
export function ErasureSection({ patientId, isChild, privacy, plans }: ErasureSectionProps) {
  const request = useErasureRequest(patientId);
  const { isAdmin } = useUser();
  const nameOf = usePersonName();
  const { holds, consents, erasureRequest } = privacy;
  const send = (wanted: boolean) =>
    request.mutate(wanted, {
      onSuccess: () => toast.success(wanted ? t.sent : t.takenBack),
      onError: (error: unknown) => toast.error(t.failed, messageOf(error), error),
    });
  return (
    <Section title={t.title}>
      <Quiet>{t.text(isChild, holds, consents.length, plans)}</Quiet>
      {erasureRequest ? (
        <Deeds>
          <InlineNotice
            tone="amber"
            title={t.asked}
            action={
              <>
                {isAdmin && (
                  <ButtonLink as={Link} to={paths.trash} $size="compact">
                    {t.toTrash}
                  </ButtonLink>
                )}
                <Button size="compact" variant="quiet" busy={request.isPending} onClick={() => send(false)}>
                  {t.takeBack}
                </Button>
              </>
            }
          >
            {t.askedText(nameOf(erasureRequest.requestedBy), formatDateTime(erasureRequest.requestedAt))}
          </InlineNotice>
        </Deeds>
      ) : (
        <Deeds>
          <Button icon={<UserXIcon />} busy={request.isPending} onClick={() => send(true)}>
            {t.ask}
          </Button>
          <Quiet>{t.hint}</Quiet>
        </Deeds>
      )}
    </Section>
  );
}
