import { describe, expect, it } from '@jest/globals';
import { fileNameOf } from './download.js';

describe('name of a downloaded file', () => {
  it('the Polish name of RFC 5987 wins over the plain one', () => {
    const header = `attachment; filename="Etap_I.docx"; filename*=UTF-8''Etap_I_%C5%BBaneta.docx`;
    expect(fileNameOf(header)).toBe('Etap_I_Żaneta.docx');
  });

  it('the plain name serves where there is no other, quoted or not', () => {
    expect(fileNameOf('attachment; filename="plan \\"A\\".docx"')).toBe('plan "A".docx');
    expect(fileNameOf('attachment; filename=plan.docx')).toBe('plan.docx');
  });

  it('a broken name falls back, a path loses its separators, and nothing is undefined', () => {
    expect(fileNameOf(`attachment; filename="a.docx"; filename*=UTF-8''%E0%A4%A`)).toBe('a.docx');
    expect(fileNameOf(`attachment; filename*=UTF-8''..%2F..%5Cplan.docx`)).toBe('....plan.docx');
    expect(fileNameOf(null)).toBeUndefined();
    expect(fileNameOf('inline')).toBeUndefined();
  });
});
