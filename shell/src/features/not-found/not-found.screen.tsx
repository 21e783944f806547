import { paths, usePageTitle } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { ButtonLink } from '@pora/ui';
import { HouseIcon } from '@pora/ui/icons';
import { FullPage } from '../../app/full-page.js';
import { notFoundStrings } from './not-found.strings.js';

/** Any address the product does not have [core §2]. */
export function NotFoundScreen() {
  usePageTitle(notFoundStrings.pageTitle);
  return (
    <FullPage title={notFoundStrings.title} description={notFoundStrings.description}>
      <ButtonLink as={Link} to={paths.home} $variant="primary">
        <HouseIcon />
        {notFoundStrings.home}
      </ButtonLink>
    </FullPage>
  );
}
