import { useLocation, useParams, useSearchParams } from '@pora/kit/router';
import { useEffect, useRef } from 'react';

const FORM = 'form';
const EDIT = 'edit';

/** The address of a row with the request to open its form. */
export const withForm = (address: string): string => `${address}?${new URLSearchParams({ [FORM]: EDIT })}`;

/** Opens the form of the row when the address asks for it; the request is consumed on arrival. */
export function useFormInAddress<Row>(row: Row | undefined, onAsked: (row: Row) => void): void {
  const { id } = useParams();
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const asked = params.get(FORM) === EDIT;
  const latest = useRef({ setParams, onAsked });
  const answered = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { setParams, onAsked };
  });
  useEffect(() => {
    // A row that is not there is not to be waited for: another one would open its form.
    if (!asked || (row === undefined && id !== undefined)) return;
    // Once for every arrival: the row of a save that is on its way is another one, and the address may still be the old.
    if (answered.current === key) return;
    answered.current = key;
    latest.current.setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(FORM);
        return rest;
      },
      { replace: true },
    );
    if (row !== undefined) latest.current.onAsked(row);
  }, [asked, id, key, row]);
}
