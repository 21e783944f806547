import { InlineNotice, SectionHead, theme } from '@pora/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { LinkTicks } from '../../../shared/link-ticks.js';
import { AddEntry } from '../../intolerances/public.js';
import { foodEditStrings as t } from './food-edit.strings.js';
import { type FoodForm } from './food-form.model.js';
import { type FoodLinks } from './use-food-links.js';

/** Which items of the dictionary the food belongs to, each with its reason (decision 73). */
export function LinkFields({ form, links }: { form: FoodForm; links: FoodLinks }) {
  const choose = (key: string, ticked: boolean) =>
    form.setValue('links', { ...form.getValues('links'), [key]: ticked }, { shouldDirty: true });
  return (
    <section aria-label={t.links}>
      <SectionHead title={t.links} level={3} count={links.chosen?.length ?? 0} />
      <Hint>{t.linksHint}</Hint>
      {links.isFailed && <InlineNotice tone="amber">{t.linksFailed}</InlineNotice>}
      {links.lines.length === 0 ? (
        <Hint>{t.noLinks}</Hint>
      ) : (
        <LinkTicks links={links.lines} onTick={choose} />
      )}
      <Suspense>
        <AddEntry taken={new Set(links.lines.map(({ key }) => key))} onAdd={(key) => choose(key, true)} />
      </Suspense>
    </section>
  );
}

const Hint = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;
