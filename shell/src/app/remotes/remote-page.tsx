import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import {
  ButtonLink,
  ErrorState,
  PageHead,
  PageLayout,
  SkeletonRows,
  useDelayed,
  VisuallyHidden,
} from '@pora/ui';
import { lazyPart } from '../lazy-part.js';
import type { Section } from '../sections.js';
import type { Failure } from './failure-details.js';
import { forgetRemote, loadSectionPage, RemoteLoadError } from './remote-loader.js';
import { remotesStrings } from './remotes.strings.js';

// The page says enough without.
const FailureDetails = lazyPart(async () => (await import('./failure-details.js')).FailureDetails);

/** What happened to a section so far: its page of this attempt, and how often a page threw. */
interface Visit {
  attempt: number;
  page: ComponentType;
  crashes: number;
}

const visits = new Map<string, Visit>();

function startVisit(section: Section, attempt: number, crashes: number): Visit {
  const visit = { attempt, crashes, page: lazy(async () => ({ default: await loadSectionPage(section) })) };
  visits.set(section.name, visit);
  return visit;
}

/** The next visit starts anew: from a fresh manifest when loading failed, or when a page threw again. */
function endVisit(section: Section, visit: Visit, error: unknown): void {
  const crashed = !(error instanceof RemoteLoadError);
  if (!crashed || visit.crashes > 0) forgetRemote(section.remote);
  startVisit(section, visit.attempt + 1, crashed ? visit.crashes + 1 : 0);
}

/** The page of a section, from its remote; when it does not come or throws, a card with a retry stands in its place. */
export function RemotePage({ section }: { section: Section }) {
  const [visit, setVisit] = useState(() => visits.get(section.name) ?? startVisit(section, 0, 0));
  const { page: Page, attempt } = visit;
  return (
    <RemoteBoundary
      key={attempt}
      section={section}
      attempt={attempt}
      onError={(error) => endVisit(section, visit, error)}
      onRetry={() => setVisit(visits.get(section.name) ?? visit)}
    >
      <Suspense fallback={<PageSkeleton label={section.label} />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
}

interface RemoteBoundaryProps {
  section: Section;
  attempt: number;
  onError: (error: unknown) => void;
  onRetry: () => void;
  children: ReactNode;
}

class RemoteBoundary extends Component<RemoteBoundaryProps> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, at: new Date() } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { section, attempt, onRetry, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return (
      <PageLayout>
        <PageHead title={section.label} />
        <ErrorState
          title={remotesStrings.failed(section.label)}
          description={remotesStrings.explanation}
          onRetry={onRetry}
          actions={
            section.path !== paths.dashboard.slice(1) && (
              <ButtonLink as={Link} to={paths.dashboard}>
                {remotesStrings.home}
              </ButtonLink>
            )
          }
        />
        <Suspense fallback={null}>
          <FailureDetails remote={section.remote} failure={failure} attempts={attempt + 1} />
        </Suspense>
      </PageLayout>
    );
  }
}

function PageSkeleton({ label }: { label: string }) {
  const visible = useDelayed(true);
  return (
    <PageLayout>
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      {visible && <SkeletonRows rows={8} />}
    </PageLayout>
  );
}
