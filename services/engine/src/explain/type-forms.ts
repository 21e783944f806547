/** Polish names of the slot types, in the forms sentences need. */
import type { CountedForms } from '@pora/text-pl/plural';

/** Forms of a slot type's name: "1 kolacja", "3 kolacje", "5 kolacji". */
export interface TypeForms extends CountedForms {
  /** "dodaj kolacje" */
  readonly add: string;
}

const forms = (one: string, few: string, many: string): TypeForms => ({ one, few, many, add: few });

const TYPE_FORMS: ReadonlyMap<string, TypeForms> = new Map(
  Object.entries({
    morning_porridge: forms('poranna owsianka', 'poranne owsianki', 'porannych owsianek'),
    breakfast: forms('śniadanie', 'śniadania', 'śniadań'),
    second_breakfast: forms('drugie śniadanie', 'drugie śniadania', 'drugich śniadań'),
    snack_before_lunch: forms(
      'przekąska przed obiadem',
      'przekąski przed obiadem',
      'przekąsek przed obiadem',
    ),
    lunch: forms('obiad', 'obiady', 'obiadów'),
    snack: forms('przekąska', 'przekąski', 'przekąsek'),
    dinner: forms('kolacja', 'kolacje', 'kolacji'),
    late_snack: forms('późna przekąska', 'późne przekąski', 'późnych przekąsek'),
  }),
);

/** Forms of a slot type; an unknown type is a plain "posiłek". */
export function slotTypeForms(type: string): TypeForms {
  return TYPE_FORMS.get(type) ?? forms('posiłek', 'posiłki', 'posiłków');
}
