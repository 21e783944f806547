/**
 * How questions name groups of foods and say how they are liked, as data for whoever knows forms and not programs. Words stand
 * without Polish letters and in lower case: `siega*` is every word that begins like this, `od_biedy` are words that follow each
 * other, `$` is the end of the question. A way of saying it that is missing is one more entry here.
 */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';

/** How foods are liked; the first list of which something is found counts, so idioms stand before the words they are made of. */
export const TASTE_IDEAS: readonly (readonly [preference: Preference, list: string])[] = [
  [
    'conditionallyAllowed',
    'niekoniecznie_lubi* nie_koniecznie_lubi* ale_nim*_nie_przepad* choc_nim*_nie_przepad* choc_nie_przepad* ale_nie_przepad* chociaz_nie_przepad* nie_przepad*_ale_zje* nie_przepad*_ale_je* bez_entuzj* bez_zachwyt* bez_przekonan* bez_apetyt* bez_wielk* bez_szal* z_rozsadk* z_koniecznosc* z_musu z_obowiazk* z_grzecznosc* z_braku_laku nie_z_ochot* ale_niechetn* choc_niechetn* chocby_niechetn*',
  ],
  [
    'disliked',
    'nie_wyobraz*_jesc nie_wyobraz*_zjesc nie_wyobraz*_sobie_jesc nie_wyobraz*_sobie_zjesc nie_moz*_patrzec nie_da_sie_zjesc nie_zmusz* nie_zmusi* nie_namowi* nie_przekona* nikt_nie_zmusi nikt_nie_namow* mniej_lubi* nie_na_nie nie_moz*_zniesc mniej_chetn* malo_lubi* trudno_zmus* trudno_namowi* trudno_przekon* nie_znosi* nie_znosz* nienawidz* lepiej_nie robi_sie_slabo mowi*_nie mowi*_stanowcz*_nie stanowcz*_nie zdecydowan*_nie kategoryczn*_nie przyprawi*_o_dreszcz* slabo_na_widok wybiera*_z wydlub* wygrzeb* za_nic za_zadne za_chiny w_zyciu_nie nigdy_w_zyciu przenigdy pod_zadnym mog*_nie_istni* mogl*_nie_istni* nie_przekon*',
  ],
  [
    'liked',
    'mowi*_tak nie_jest*_w_stanie_zrezygn* nie_zrezygn* nie_potraf*_zrezygn* nie_moz*_zrezygn* nie_chce*_zrezygn* musi_sie_znalez* nie_trzeba bez_jaki* dobrze_wchodz* wchodz*_dobrze latwo_wchodz* nie_potraf*_zyc nie_potraf*_odmowi* nie_potraf*_sobie_odmowi* nie_potraf*_sobie_odmaw* nie_umie*_sobie_odmowi* nie_moz*_sobie_odmowi* nie_umie*_zyc nie_umie*_odmowi* nie_wyobraz* oprzec slabos* bez_ktor* nie_mozesz_zyc nie_odmowi* nie_odmawia* nie_pogardz* nie_gardz* bez_marudz* bez_grymas* bez_protest* bez_problem* bez_opor* bez_namaw* bez_namow* bez_zastanow* bez_ociagan* nie_marudz* nie_grymas* nie_wybrzydz* nie_nudz* nie_znudz* nie_moz*_znudz* nie_brakuj* nie_moz*_zabrak* nie_moz*_brak* nie_zrezygn* nie_rezygn* trudno_zrezygn* trudno_byloby_zrezygn* trudno_bylo_by_zrezygn* trudno_jest_zrezygn* trudno_bedzie_zrezygn* trudno_rozst* trudno_byloby_rozst* ciezko_zrezygn* ciezko_byloby_zrezygn* zal_zrezygn* najtrudniej_zrezygn* nie_trzeba_namaw* nie_trzeba_zachec* nie_trzeba_prosi* nie_odda* nie_zamieni* nie_mam_dosc nie_masz_dosc nie_ma_dosc lubi*_tylko_$ tylko_lubi* nie_obejd* trudno_odmowi* ciezko_odmowi* nie_sposob pokroic slink* slinisz w_kazdej_ilos* w_kazdej_postac* pod_kazda_postac* o_kazdej_porze bez_konca garsciami kilogramami tonami przejsc_obojetn* przejdz*_obojetn* nie_jest*_obojetn* jak_woda schodz*_najszybci* schodz*_pierwsz* najszybciej_schodz* najszybciej_znik* znika*_najszybci* najszybci* moga_byc_zawsze moze_byc_zawsze zawsze_moga zawsze_moze nie_tylko',
  ],
  [
    'disliked',
    'nie_do_przelk* nie_do_zjedz* nie_do_ruszen* czego_nie_podaw* czego_unika* nie_tkn* nie_tyk* nie_rusz* nie_rusza* odmawi* odmowi* na_nie_$ nie_lubi* nie_lubian* nielubi* nie_je nie_jem nie_jesz nie_jedz* nie_jada* nie_jadan* nie_zje* nie_zjad* nie_smak* nie_akcept* nie_przepad* nie_chce* wstret* nie_wchodz* nie_wejd* nie_przejd* nie_przechodz* nie_wezm* nie_wez* nie_ciern* nie_spozyw* nie_uzyw* nie_kupi* nie_podchodz* nie_podejd* nie_pasuj* nie_odpowiada* nie_w_smak nie_dla nie_po_drodze wyklucz* unika* omija* wstret* obrzydz* obrzydl* brzydz* awersj* pluje wypluwa* nie_cierp* nie_znosi* nie_znosz* niechetn* niechcian* niesmaczn* nieakcept* niejadan* niejedzon* niezjadan* odpada* zosta*_na_talerz* zostawia* do_ust odrzuc* odpych* zniechec* patrzec odraz* grymas* wybrzydz* marudz* krzywi* nie_przelkn* nie_moz*_przelk* przez_gardlo nie_da_rady nie_daj*_rady nie_dasz_rady nie_dam_rady nie_podaw* nie_podac nie_nakladac nie_serwow* nie_dawac nie_dodawac czego_nie prosze_nie pomija* pomin* na_czarn* nie_ma_mowy nie_toleruj*_smak* najgorsz* najgorzej najmniej z_daleka fuj ble nie_wolno_podac nienawidz* znielubi* nie_dotkn* niechec* wzdryg* dreszcz* ucieka* dziekuj* podziekuj* do_reki odklada* odsuw* na_widok zatyka* szerokim_luk* odstrasz* odstrecz* niepozadan* protest* placz* bunt* awantur* zaciska* nie_interesuj* nie_kusz* nie_kusi nie_skusz* nie_skusi* nie_poprosi* nie_wybier* nie_siegn*',
  ],
  [
    'conditionallyAllowed',
    'dopiero warunkow* pod_warunk* pod_pewn* tylko wylacznie jedynie dopuszcza* dopuszczal* od_swieta od_wielk* od_dzwonu od_niechcenia czasem czasami niekiedy sporadyczn* okazjonaln* okazyjn* przy_okazji od_okazji od_czasu od_przypadku w_ostatecznosci ewentualnie rzadko rzadziej nieczest* z_rzadka raz_na co_jakis w_mal* w_niewielk* w_ograniczon* w_umiarkow* mal*_ilos* niewielk*_ilos* mal*_porc* ograniczac ograniczasz ograniczam ogranicza ograniczan* z_umiar* umiarkow* z_rozwag* z_rozsadk* od_biedy z_biedy z_braku z_bolem z_koniecznos* z_musu z_przymus* z_grzecznos* z_uprzejmos* z_trudem z_oporem z_oporami na_sile zmusz* przymusz* jak_nie_ma gdy_nie_ma jesli_nie_ma kiedy_nie_ma jak_musi* jak_musz* jesli_musi* jesli_musz* gdy_musi* ujd* moga_byc moze_byc obojetn* neutraln* tak_sobie sredni* znosn* da_sie_zjesc daje_sie_zjesc jakos_zje* w_drodze_wyjatku w_wyjatkow* w_swieta na_swieta przy_swie* w_gosciach u_kogos w_gosci przymykasz pozwala* pozwalam pozwalasz grzesz* grzeszk* okazj* raz_do_roku odrobin* ociupin* szczypt* troszk* skubni* na_sprobowan* kawalecz* w_towarzyst* na_imprez* sezonow* w_sezon* przemyc* jak_trzeba gdy_trzeba jak_juz zgadza*_sie godzi*_sie przystaj* przeboleje* przezyj* ewentualn* polowiczn*',
  ],
  [
    'liked',
    'preferencj* lubi* lubian* ulubien* woli wolisz wole wola polubi* ulubion* uwielbi* najchetni* chetni* smakuj* smakow* zasmakow* przepada* preferow* preferuj* na_tak zajada* najlepiej_wchodz* wchodz*_najlepiej najlepiej siega* siegn* wybier* wybra* kocha* przepad* zawsze podchodz* smaczn* najsmaczn* fawory* mile_widzian* prosi_o prosi_$ domaga* ochot* zjada*_chetn* rozchwyt* znika* hit hity top przyjemnos* ze_smakiem z_apetyt* z_radosc* radosc* ciesz* zachwyc* rozkosz* wcina* wsuwa* palaszuj* pochlania* dokladk* przysmak* rarytas* pycha mniam milos* milosc* wielbi* ceni* cenisz teskni* na_okraglo numer_jeden najlepsz* dobrze_znos* gosci* krolu* do_wszystkiego wszedzie chce_jesc chcesz_jesc chcial*_jesc pozadan* bierze_na_dokl* porywa* trafia*_w_gust w_guscie gust* najbardziej z_luboscia kusi kusza podjada* mlask* entuzj* z_checia checia pierwszy_wybor upodob* sympati*',
  ],
  // "W jakiej postaci możemy je podać?" asks under which condition, unless it says that it is liked so.
  [
    'conditionallyAllowed',
    'jakiej_postaci_mozemy jakiej_postaci_mozna jakiej_postaci_podaw* jakiej_postaci_moze jakiej_postaci_toler* jakiej_postaci_akcept* jakiej_postaci_dziecko_akcept* jakiej_postaci_sa jakiej_formie_akcept* jakiej_formie_mozemy jakiej_formie_mozna jakiej_formie_podaw* jakiej_formie_moze',
  ],
];

/** That foods are eaten says that they are liked, unless it is said when: "zje, gdy …", "zje dopiero po …". */
export const ACCEPTED =
  'akcept* przejd* jada* jadan* jadal* zjada* zje zjesz zjem zjedz* zjadl* odpowiada* pasuj* mog*_jesc mogl*_jesc moz*_jesc_codzien* toleruj* tolerowan* przyjmuj*_chetn*';
export const WHEN =
  'gdy jesli jezeli o_ile kiedy jak dopiero pod_postac* pod_warunk* w_formie w_postaci jako';
export const ASIDE = 'w po pod bez na z ze do przy przed';

/** What asks which foods are eaten, and so liked, only in a question for the foods ("Jakie ryby jesz?"). */
export const EATEN = 'je jesz jem jedza jedz* jedzon* spozyw* jadac';
export const WHICH = 'jaki* ktor* co czego';

/** Names of groups that are common in questions, beside those of `labels.data.ts`; alone in a line they may be an answer. */
export const MORE_GROUP_WORDS: readonly (readonly [group: FoodGroup, list: string])[] = [
  [
    'fats',
    'smarowan* smarujesz smaruje tluszcz* do_smarowan* do_smazen* smarowidl* olej oleje olejow oleju oliwa oliwy oliwe maslo masla masel margaryn*',
  ],
  [
    'products_grain',
    'z_maczn* z_zbozow* ze_zbozow* chleb* bulka bulki bulek buleczk* pieczyw* makaron* ryz ryzu ryze ryzy kasza kasze kasz kaszy kaszek kaszki platki platkow produkt*_maczn* dan*_maczn* potraw*_maczn* zrodl*_weglowodan* weglowodan* zboz* musli owsiank*',
  ],
  [
    'dairy',
    'z_mleczn* ser sera sery serow serek serki serkow jogurt* twarog* twarozk* kefir* maslank* pokarm*_mleczn* wyrob*_mleczn* napoj*_mleczn* artykul*_mleczn* produkt*_mleczn* przetwor*_mleczn* mleczne_rzeczy mleko mleka nabial*',
  ],
  [
    'eggs',
    'z_jajeczn* jajko jajka jajek jajk* jajeczk* dan*_jajeczn* potraw*_jajeczn* dan*_z_jaj* potraw*_z_jaj*',
  ],
  ['vegetables', 'z_warzywn* warzyw* jarzyn* surowk* zielenin* wloszczyzn*'],
  ['fruits', 'z_owocow* owoc* owock*'],
  [
    'meat',
    'z_miesn* miesko mieska miesiw* mieso miesa mies miesem miesie drob drobiu dan*_miesn* potraw*_miesn* produkt*_miesn*',
  ],
  [
    'cold_cuts',
    'wedlin* kielbas* szynki szynek parowki parowek kabanosy wyrob*_wedlin* przetwor*_miesn* wyrob*_miesn*',
  ],
  [
    'fish_seafood',
    'z_rybn* owoc*_morza rybk* rybek rybki ryby ryb rybe dan*_rybn* potraw*_rybn* przetwor*_rybn*',
  ],
  [
    'legumes',
    'fasol* groch* grochu soczewic* ciecierzyc* ze_straczkow* z_straczkow* warzyw*_straczk* nasion*_straczk* nasion*_roslin*_straczk* straczk* straczkow* rosliny_straczk* fasole soczewice',
  ],
  [
    'potatoes',
    'ziemniak* ziemniacz* kartofl* kartofel* pyry pyrki pyrek dan*_z_ziemniak* potraw*_z_ziemniak*',
  ],
  [
    'sweets_nuts',
    'slodkosc* slodycz* lakoc* bakali* orzesz* orzech* deser desery deserow slodk*_rzecz* cos_slodk* slodk*_przekas* slon*_przekas* przekask* pestki pestek nasiona ciasta ciastka ciastek lody lodow czekolad*',
  ],
  [
    'spices',
    'doprawia* doprawion* przyprawa przyprawy przypraw przyprawe przyprawach przyprawami ziola ziol ziolo ziolami',
  ],
];

/** What stands behind the name of a group, parted by a dash or in brackets: "Ryby – tak", "Owoce (czasem)". */
export const SHORT_TASTES: Readonly<Record<Preference, string>> = {
  liked:
    'tak|ktore tak|tak chetnie|plus|ok|super|hit|hity|top|na tak|jak najbardziej|chetnie|bardzo chetnie|najchetniej|uwielbiam|uwielbia|lubie|lubi|lubisz|lubiane|ulubione|zawsze|zawsze chetnie|pycha|mniam|smaczne|poprosze|prosze|kocham|like|love|yes|za',
  conditionallyAllowed:
    'toleruje|toleruję|tolerowane|tolerowany|moge zjesc|moge jesc|moze zjesc|dopuszczam|dopuszczalne|niechetnie|mniej chetnie|czasem|czasami|tylko czasem|tylko czasami|rzadko|bywa|moze|moze byc|moga byc|ujdzie|ujda|tak sobie|srednio|sporadycznie|ewentualnie|neutralnie|obojetne|obojetnie|od swieta|od biedy|okazjonalnie|z umiarem|z rzadka|warunkowo|ograniczam|w ostatecznosci|maybe|sometimes',
  disliked:
    'nie|ktore nie|minus|nigdy|przenigdy|nie dla mnie|odpada|odpadaja|fuj|ble|stop|precz|na nie|nie dziekuje|zdecydowanie nie|raczej nie|absolutnie nie|nie lubie|nie lubi|nielubiane|nie jem|nie je|nie podawac|bez|won|hejt|no|never|dislike|przeciw|unikam|wykluczam|wykluczone|omijam',
};

/** Signs that say how something is liked. */
export const TASTE_SIGNS: readonly (readonly [preference: Preference, signs: RegExp])[] = [
  ['liked', /[♥♡❤💚💙💛🧡💜💖👍😊😋🙂😀😍]|\((?:\+{1,3})\)|\s\+{1,3}\s*$/gu],
  ['disliked', /[✗✘✖❌👎⛔🚫😖🤢🤮😝💔🙁☹]|\([-–—]{1,3}\)/gu],
  ['conditionallyAllowed', /[😐🤷⚠]|\((?:\+\s?\/\s?[-–]|±|~)\)|\s(?:\+\/[-–]|±|~)\s*$/gu],
];

/** How the signs are read. */
export const SIGN_WORDS: Readonly<Record<Preference, string>> = {
  liked: ' – lubi ',
  disliked: ' – nie lubi ',
  conditionallyAllowed: ' – czasem ',
};

/** Questions that ask something else of foods: since when, why, how often, where, by whom they are eaten. */
export const ASKS_OTHERWISE =
  'smaki smakow ^od_jak_daw* ^od_kiedy ^od_ilu ^od_ktor*_rok* ^jak_dlugo ^jak_daw* ^ile ^ilu ^jak_czest* ^z_jaka_czest* ^kiedy ^gdzie ^skad ^kto ^komu ^z_kim ^dlaczego ^czemu ^po_co ^o_ktorej ^o_jakiej ^w_ktorym_rok* ^w_jakim_wiek* ^jak_przyrz* ^jak_przygot* ^w_jaki_sposob ^jak_duzo ^jak_wiel* od_jak_daw* od_kiedy od_ilu_lat od_ilu_mies* ile_razy ile_lat ile_porc* ile_gram* ile_sztuk jak_czesto jak_dlugo kiedy_ostatni* ostatni_raz po_raz_pierwsz* z_jakiego_powod* z_jakich_powod* co_sie_stanie odkad od_jakiego_czas* od_jakiego_wiek* w_jakiej_ilos* jaka_ilos* jakie_ilos* ile_zjad* jak_regularn* czym_zastep* zastepuj* gdzie_kup* skad_bierz* mark* firm* do_czego w_jakich_dan* przechow* przechowuj* mroz* jak_smaz* jak_gotuj* z_czym ile_koszt* na_czym_smaz* dlaczego';
