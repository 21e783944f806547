import { onOffSetting, urlSetting } from '@pora/common/config';

/** Settings of the plans service beyond the common ones. */
export const plansSettings = {
  PATIENTS_URL: urlSetting(),
  CATALOG_URL: urlSetting(),
  DOCX_ARCHIVE: onOffSetting('on'),
};
