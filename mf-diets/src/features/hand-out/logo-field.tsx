import { Button, FieldShell, Logo, theme } from '@pora/ui';
import { UploadIcon } from '@pora/ui/icons';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { handOutStrings as t } from './hand-out.strings.js';
import { LOGO_TYPES, readLogo } from './read-logo.js';

interface LogoFieldProps {
  /** Data URL; null for the mark of the product. */
  logo: string | null;
  onChange: (logo: string | null) => void;
}

/** The practice's logo: a small PNG or JPG. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (!file) return;
    const read = await readLogo(file);
    setError('refused' in read ? read.refused : undefined);
    if ('logo' in read) onChange(read.logo);
  };
  return (
    <FieldShell label={t.logo} error={error} group>
      {() => (
        <Row>
          {logo === null ? <Logo size={32} /> : <img src={logo} alt={t.logoAlt} />}
          <input
            ref={input}
            type="file"
            accept={LOGO_TYPES.join()}
            aria-label={t.chooseLogo}
            hidden
            onChange={(event) => void take(event)}
          />
          <Button size="compact" icon={<UploadIcon aria-hidden />} onClick={() => input.current?.click()}>
            {logo === null ? t.chooseLogo : t.changeLogo}
          </Button>
          {logo !== null && (
            <Button size="compact" variant="quiet" onClick={() => onChange(null)}>
              {t.removeLogo}
            </Button>
          )}
        </Row>
      )}
    </FieldShell>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};

  img {
    max-width: 8rem;
    max-height: 2.5rem;
    border-radius: ${theme.r[1]};
    background: white;
  }
`;
