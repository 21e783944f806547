/**
 * First names as parents write them, short forms too, without Polish letters: who is called so is no food and no unknown word.
 * Names that are fruit or herbs as well (Malina, Jagoda, Kalina, Oliwia, Melisa) are left out.
 */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  (
    'ada adam adas adrian agata agnieszka ala alan aleksander aleksandra alicja aleks alek amelia amelka andrzej aneta ania aniela anielka anna antek antoni antos ' +
    'artur asia bartek bartosz basia beata blanka blazej borys bruno cezary dagmara damian daniel daria darek dariusz dawid dominik dominika dorota eliza emil emilia emilka ernest ' +
    'ewa ewelina ewka fabian felek feliks filip filipek franek franciszek gabriel gabrysia gabriela gosia grzegorz grzes hania hanka hanna helena helenka henio henryk hubert iga ignacy ignas ' +
    'igor iza izabela jacek jakub jan janek jas jasiek jerzy joanna jola jozef jozek jozio jula julek julia julian julka justyna kacper kacperek kaja kamil kamila karol karolek karolina kasia katarzyna ' +
    'kinga klara klaudia konrad kornelia krystian krzys krzysiek krzysztof ksawery kuba kubus laura lena lenka leon leos lila liliana lilka lucja lukasz maciek maciej macius magda magdalena maja majka maks ' +
    'malgosia malgorzata marcel marcelina marcin marek maria marianna mariusz marta martyna marysia mateusz matylda michal michalina michas mikolaj mikolajek milena milosz misia monika nadia natalia natalka nela nikodem nikola nina norbert ' +
    'ola olaf olek olga oliwier olus oskar patryk patrycja paulina pawel pawelek piotr piotrek piotrus pola przemek radek rafal robert roksana ryszard sara sebastian slawek stanislaw stas stasia stasiek staszek sylwia szczepan szymek szymon szymus ' +
    'tadek tadeusz tadzio tola tomasz tomek tosia tymek tymon tymoteusz tymus urszula wanda wera weronika wiki wiktor wiktoria witek wojciech wojtek wojtus zbyszek zofia zosia zosienka zuza zuzanna zuzia zuzka'
  ).split(' '),
);
