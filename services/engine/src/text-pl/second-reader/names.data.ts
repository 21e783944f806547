/**
 * Names a second look knows by the start of a word, written without diacritics. `*` stands for any ending, `?` for an
 * ending of at most three letters, a word without a sign for itself. The list stands by itself: it is
 * copied from nowhere, so that a gap of the first reading is not a gap here.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Foods, groups, allergens and substances of foods. */
export const FOOD_STARTS: readonly string[] = words(`
  mleko mleka mleku mlekiem mlek mleczn* mlecz mleczko mleczka nabial* lakt laktoz* bezlaktoz* laktaz* hipolaktaz* alaktaz* kazein* serwat* laktoalbumin* laktoglobulin*
  kefir* maslan* jogurt* smietan* twarog* twaroz* twarog smietank* maslo masla masle maslem maselk* margaryn* skyr* feta feta? fety mozzarel*
  mocarel* parmezan* camembert* gouda? goudy ser sera seru serem serze serow sery serami serach serowy serowa serowe serka serki serek serkow serkiem
  gluten* glutn* bezgluten* gliadyn* pszen* zyto zyta zytem zytni* zytnie jeczmien* jeczmiem* owies owsa owsem owsian* orkisz* durum semolin* kuskus* bulgur*
  chleb* pieczyw* bulka bulki bulke bulek bulkach bulkami makaron* maka maki make mace maczn* kasz? zboz* zbozow* platki platkow ryz ryzu ryzem ryze ryzow*
  gryka gryki gryke gryczan* jaglan* proso prosa quinoa quinoi quinoe komosa komosy komose amarantus* kukurydz* teff* tapiok* otreb*
  jajo jaja jaje jaj jajem jajami jajach jajom jajko jajka jajku jajek jajkiem jajkami jajkach jajkom jajeczn* jajecznic* bezjaj* zoltk* albumina? ovoalbumin* owoalbumin* omlet* majonez*
  orzech* orzesz* migdal* pistacj* nerkowc* nerkowiec laskow* arachid* fistasz* pekan* makadami* ziemne ziemnych kasztan* kokos* sezam* tahini slonecznik* siemi* lnian* chia
  pestk* pestek nasion* pinio* mak maku makiem makow* konopi* konopn* dyni*
  soja soi soje soja sojow* tofu tempeh* lubin* straczk* fasol* groch* groszek groszku groszkiem groszk* soczewic* ciecierzyc* cieciork* hummus* humus bob bobu bobem bobie edamame
  ryba ryby rybe ryb rybie rybo rybom rybami rybach rybn* rybk? losos* dorsz* tunczyk* sledz* makrel* pstrag* sardyn* sardel* anchois halibut* mintaj* karp karpia karpie karpi karpiem karpiow* sola soli sole
  szprot* wegorz* sandacz* szczupak* fladr* morszczuk* kawior* kawior krewet* skorupiak* mieczak* malza malze malz malzy malzami omulk* omulek krab* homar* langust* kalmar* osmiornic* ostryg* raki rakow rakami rakach rakom surimi tran tranu
  mieso miesa miesie miesem mies mieson miesne miesnego miesnych miesnej bezmies* wedlin* szynk* kielbas* boczek boczku boczkiem parowk* parowek parowcz* parowek pasztet* salami kabanos* wieprz* schab* karkow* wolow* cielec* jagnieci* barani* konin* konina
  drob drobiu drobiem drobiow* kurczak* kurczac* kura kury kure kur kurami kurzej kurze kurzego kurzych indyk* indyc* kaczk* kaczk? gesi ges gesina krolik* krolicz* dziczyz* watrobk* flaki flakow flakami smalec smalcu smalcem podrob* zelatyn*
  warzyw* jarzyn* pomidor* papryk* papryc* ogorek ogork* ogorecz* cebul* czosn* szczypior* por pory pora porem porow porami porach porze seler* marchew* marchw* pietruszk* burak* buracz* kapust* kapusc* kalafior* brokul* brukselk* szpinak* salat? salacie
  salatka salatki salatke salatek ziemniak* kartofl* pyry pyrow batat* cukini* baklaz* oberzyn* rzodkiew* rzodkwi* kalarep* szparag* karczoch* rabarbar* jarmuz* rukol* kukurydz* oliwk* oliwek chrzan chrzanu chrzanem groszek grzyb* grzybow* pieczark* kurki kurek kurkami kurkach borowik* boczniak* koper kopru koperek koperku kiszonk* kiszon* psiankowat* cebulow* kapustn*
  owoce owocow owocami owocach owoc owocu cytrus* jablk* jablek jablecz* grusz* sliwk* sliwek brzoskwin* nektaryn* morel* wisni* wisnie czeresn* winogron* rodzynk* truskaw* malin malina maliny maline malinie malinami malinach malinom jezyn* borow* jagod* zurawin* porzecz* agrest* arbuz* melon* banan* ananas* mango papaj* kiwi granat? figa figi fig figami figach figa figom daktyl* liczi awokad* avocad* awocad* pomarancz* mandaryn* cytryn* limonk* grejp* grejf* grepf* grapefr* pomelo
  czekolad* kakao miod miodu miodem miodzie miody miodow miodach miodami slodycz* ciast* lody lodow lodami lodow* lodach cukierk* cukier cukru cukrem slodzik* ksylitol* sorbitol* mannitol* fruktoz* sacharoz* fruktan* galaktoz* histamin* salicylan* szczawian* puryn* fruktan* glutamin* siarczyn* benzoesan* tyramin* kofein* kofein
  alkohol* piwo piwa piwem piwie piwach piwami wino wina winem winie winach winami wodk* kawa kawy kawe kawie kaw kawami kawach herbat* kakao sok soki sokow sokami sokach soku sokiem cola coli cole
  gorczyc* musztard* ketchup* keczup* ocet octu octem olej oleju olejem olejow oleje olejach olejami oliwa oliwy oliwe przypraw* cynamon* imbir* kurkum* wanili* bazyli* oregano curry pieprz pieprzu pieprzem chili kolendr* kminek kminku kmin anyz* miet* mieta rumian* szalwi* drozdz* muszkatol* sezamk* halw* chalw* marcepan* nutell* frytk* chips* pizz* hamburger* kebab* zupa zup? zupy zupe bigos* rosol* rosole zurek zurku barszcz* nalesnik* pancake* pierog* kopytk* hot-dog* lasagn* sushi owsiank*
`);

/** Names of two or three words. */
export const FOOD_PHRASES: readonly string[] = [
  'owoce morza',
  'owocow morza',
  'owocami morza',
  'owoc morza',
  'dwutlenek siarki',
  'dwutlenku siarki',
];

/** Words that only begin like a name: tonsils, mycosis, mud, nits. */
export const NEVER_STARTS: readonly string[] = words(`
  kurcz kurcze kurczy kurczow kurczami kurczach migdalki migdalkow migdalek migdalka migdalkami migdalkach grzybic* grzybicz* borowin* mleczan* laktuloz* rybosom* jajnik* jajowod* sercow* serotonin* serolog* makul* granulocyt*
  lodowk* pokrzywk* olejek olejku olejki olejkow kaszel kaszl* serwis* owocn* mlekotok* mlekow* kapsul* solari* solny makijaz* makabr* ryzyk* ryzyko
`);

/** Diagnoses of two words. */
export const DIAGNOSIS_PHRASES: readonly string[] = [
  'choroba trzewna',
  'choroby trzewnej',
  'chorobe trzewna',
  'choroba trzewnej',
  'choroba glutenowa',
  'choroby glutenowej',
];

/** Diagnoses and diets that say what may not be eaten. */
export const DIAGNOSIS_STARTS: readonly string[] = words(`
  celiak* celiakl* fenyloketonuri* pku galaktozemi* fawizm* favizm* bmk abmk apbmk aplv cmpa cmpi keto ketogen* skaza skazy skaze histaminoz* fruktozemi* moczanow* moczanowa
  weganin* weganie weganizm* wegank* wegans* weganinem wege wegetar* wegetari* laktoowo* owolakto* pescowe* peskatar* halal koszer* fodmap frutarian* duhring*
`);

/** Ordinary words, and words of a food's name that say how it is made: never names by themselves. */
export const ORDINARY_STARTS: ReadonlySet<string> = new Set(
  words(`
  a aby albo ale ani bardzo bez bo brak brzuch by byc byl chleba cialo ciasno co czas czasem czesc czesto czy czysty danie dania deser dla do dobra dobry dobre dom domowy domowe dodatek duzo duzy dzien dzis glowa godzina gotowe gotowy
  gram ilosc inne inny jak jaki jego jest kawalek kilka klasa kolor kolacja koncentrat kosc krem kolo krew kropla kuchnia kwas leczenie lek lekarz lekki lisc lato lyzka maly mala mama maz mieszanka mieszany mix miesiac miska mloda mlody moj moja mozg mus nad naturalny naturalna naturalne na napar napoj nasz nasza nerka niski noc nowy nowa
  obiad od ojciec okolo opakowanie oraz organizm ostry otwarty paczka pan pani para pasta pelny perla piers plaster po pod podroz pokarm polski polska polskie porcja posilek potrawa praca problem prawdziwy produkt proszek przed przekaska przy puszka rano raz reka rodzina rok rozmiar rzecz roztwor
  samopoczucie sen serce serca slaby slodki slodka slone smak smaczny smazony spacer spacery specjalny sport stan stary stopa styl stres suchy suche surowy surowa swieze swiezy swieza szklanka szyja tabletka tarty test tluszcz tluszcze tradycyjny trening typ tydzien udo udko uda ucho usta w waga watroba wiorki wieczor witamina woda wyrob wyciag wysoki z za zdrowie zdrowy zdrowa zestaw ziele ziola ziarno zoladek zoladki zolty zielony czerwony czarny bialy bialko biala zapiekany wlasny
  kaczor babka kurz pora czekan izolat odzywka baton burger placki placek paluszki sznycel kula rolka wrap skrzydelka krazki krem kolagen kreatyna pyza kluska filet kotlet plat zel zelki   sos sosy syrop  bulion   pita   perelki skrobia skora skorka puree swieto wiejski grecki kubek sucha fit bio eko light max mini super extra premium classic original dzieciecy dziecko zimowy letni swiateczny  noga karta kostka kora nasza wode wody
  miesni miesnie miesniach miesniom miesniowy miesniowe miesniowa miesien pieczenie pieczenia pieczen zapalenie kamien piasek skurcz zgaga katar kaszel goraczka goraco lodowka lozko leczo napoje
`),
);
