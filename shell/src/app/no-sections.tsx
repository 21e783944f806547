import { ErrorState } from '@pora/ui';
import { appStrings } from './app.strings.js';

/** Nothing is known of the parts of the program: no remote is released, or the list of them did not come. */
export function NoSections() {
  return (
    <main>
      <ErrorState
        title={appStrings.noSections}
        description={appStrings.noSectionsText}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
