import { ruleConfigCalls } from '@pora/contracts/calls';
import { failureProps, useApiQuery } from '@pora/kit';
import { ErrorState, PageHead, PageLayout, SkeletonRows } from '@pora/ui';
import { lazy, Suspense } from 'react';
import { ruleConfigStrings as t } from './rule-config.strings.js';

/** The form with its controls: the screen says what it waits for without them. */
const RuleEditor = lazy(async () => ({ default: (await import('./edit/rule-editor.js')).RuleEditor }));

/** Rules the generator works by [library §2]. */
export function RuleConfigScreen() {
  const rules = useApiQuery(ruleConfigCalls.get);
  const head = <PageHead title={t.title} description={t.heading} />;
  const loading = (
    <>
      {head}
      <SkeletonRows rows={6} label={t.loading} />
    </>
  );
  return (
    <PageLayout>
      {rules.phase === 'loading' && loading}
      {rules.phase === 'failed' && (
        <>
          {head}
          <ErrorState title={t.loadFailed} {...failureProps(rules)} />
        </>
      )}
      {rules.phase === 'ready' && (
        <Suspense fallback={loading}>
          <RuleEditor rules={rules.data} />
        </Suspense>
      )}
    </PageLayout>
  );
}
