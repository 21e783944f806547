import { DictionaryPicker } from '@pora/kit/dictionary-picker';
import { CheckboxField } from '@pora/ui/forms';
import { InlineNotice, SectionHead, theme } from '@pora/ui';
import styled from 'styled-components';
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
        <Lines>
          {links.lines.map(({ key, name, reason, ticked }) => (
            <li key={key}>
              <CheckboxField label={name} checked={ticked} onChange={(next) => choose(key, next)} />
              <small>{reason}</small>
            </li>
          ))}
        </Lines>
      )}
      <DictionaryPicker
        label={t.addLink}
        entries={links.entries}
        taken={new Set(links.lines.map(({ key }) => key))}
        onPick={(key) => choose(key, true)}
      />
    </section>
  );
}

const Hint = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;

const Lines = styled.ul`
  margin: 0 0 ${theme.s[3]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s[3]};
    padding: ${theme.s[1]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }

  small {
    color: ${theme.c.text2};
    font: ${theme.t.small};
    text-align: end;
  }
`;
