import { useRouteError } from '@pora/kit/router';
import { Button } from '@pora/ui';
import { RefreshCwIcon } from '@pora/ui/icons';
import { FullPage } from './full-page.js';
import { appStrings } from './app.strings.js';

/** What stands where a route threw [core §8]. */
export function RouteError() {
  const error = useRouteError();
  console.error(error);
  return (
    <FullPage title={appStrings.unexpectedError} description={appStrings.unexpectedErrorHint}>
      <Button variant="primary" icon={<RefreshCwIcon />} onClick={() => window.location.reload()}>
        {appStrings.reload}
      </Button>
    </FullPage>
  );
}
