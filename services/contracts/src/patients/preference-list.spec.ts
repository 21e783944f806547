import { describe, expect, it } from '@jest/globals';
import { splitPreferences, uniqueEntries } from './preference-list.js';

describe('listy upodobań w ankiecie', () => {
  it('[core §5] dzieli wpisy w nowych wierszach i po przecinkach, przycina je i pomija puste', () => {
    expect(splitPreferences(' pomidory , ogórki\r\n\n wątróbka  drobiowa,,\nflaki\r')).toEqual([
      'pomidory',
      'ogórki',
      'wątróbka drobiowa',
      'flaki',
    ]);
  });

  it('przecinek w nawiasie należy do wpisu, a niedomknięty nawias nikogo nie zatrzymuje', () => {
    expect(splitPreferences('ryby (oprócz dorsza, mintaja), kasza')).toEqual([
      'ryby (oprócz dorsza, mintaja)',
      'kasza',
    ]);
    expect(splitPreferences('ryby (dorsz, mintaj')).toEqual(['ryby (dorsz', 'mintaj']);
    expect(splitPreferences('ryby) a, b (')).toEqual(['ryby) a', 'b (']);
  });

  it('dzieli zapis z bardzo wielu przecinków i nawiasów', () => {
    expect(splitPreferences(`${'('.repeat(2000)}${'a,'.repeat(1000)}`)).toHaveLength(1000);
  });

  it('każdy wpis zostaje raz, w pierwszej pisowni', () => {
    expect(uniqueEntries(['Łosoś', 'łosoś', 'ŁOSOŚ', 'losos'])).toEqual(['Łosoś', 'losos']);
  });
});
