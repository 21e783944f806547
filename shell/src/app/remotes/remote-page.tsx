import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState, PageHead, PageLayout, SkeletonRows, useDelayed, VisuallyHidden } from '@pora/ui';
import type { Section } from '../sections.js';
import { forgetRemote, loadSectionPage, RemoteLoadError } from './remote-loader.js';
import { remotesStrings } from './remotes.strings.js';

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
      label={section.label}
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
  label: string;
  onError: (error: unknown) => void;
  onRetry: () => void;
  children: ReactNode;
}

class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PageLayout>
        <PageHead title={this.props.label} />
        <ErrorState
          title={remotesStrings.failed(this.props.label)}
          description={remotesStrings.explanation}
          onRetry={this.props.onRetry}
        />
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
