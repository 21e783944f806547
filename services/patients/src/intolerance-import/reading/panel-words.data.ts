/** Words that the names of the panels are made of: what a word that a print cut off may have been. */
export const PANEL_WORDS: ReadonlySet<string> = new Set(
  `
  abisyńska agar agrest albumina alfa alfalfa alga aloes amarant amarantus amerykańska ananas anchois anyż
  anyżek arachid arachidy ararut arbuz atlantycka atlantycki avocado awokado babka bakłażan banan banany
  baranie baranina barwena batat bataty bawole bawolicy bazylia beta biała białe białko biały biedrzeniec
  boczniak boczniaki borowik borówka borówki botwina botwinka bób brazylijski brazylijskie brązowy brokuł
  brokuły brukiew brukselka brukselska brzoskwinia brzoskwinie buraczki burak buraki całe camembert cayenne
  cebula cheddar chili chilli chleb chleba chmiel chrzan ciecierzyca cieciorka cielęce cielęcina cola couscous
  cukier cukinia cukrowa cukrowy curry cykoria cynamon cytryna cytryny czarna czarne czarny czereśnia
  czereśnie czernica czerwona czerwone czerwonego czosnek ćwikłowy daktyl daktyle diabeł dorsz drożdże durum
  dwutlenek dyni dynia dziczyzna dzik dzika edam edamski ementaler emmentaler endywia estragon fasola fasolka
  fenkuł figa figi fistaszki flądra gałka gęsi gęsina gęś gliadyna gluten gładzica głowiasta gorczyca gorczycy
  goździk goździki granat granatu grapefruit greipfrut grejpfrut groch groszek gruszka gruszki gryczana gryka
  grzyby guawa gujawa halibut herbata homar ikra imbir indyczka indyk indyka jabłka jabłko jadalna jadalne
  jadalny jaglana jagnię jagnięce jagnięcina jagoda jaja jajka jajko jajo jarmuż jeżyna jeżyny jęczmienna
  jęczmienny jęczmień jogurt jogurty juka kabaczek kaczka kaczki kajeński kakao kakaowca kakaowiec kalafior
  kalmar kalmary kapar kapary kapusta karczoch karczochy kardamon karob karp kartofel kassawa kasza kasztan
  kasztany kawa kawior kawy kazeina kefir kidney kiszona kiwi klej kmin kminek kokos kokosowy kola kolendra
  komosa konina konopi konopie końskie koper koperek korzenia korzeniowy korzeń koza kozie koziego koźlina
  krab kraba kraby krewetka krewetki krowia krowie krowiego królik królika kukurydza kukurydziana kumin kura
  kurczak kurczaka kurka kurki kurkuma kurze kurzego kuskus labraks laktoalbumina laktoglobulina langusta
  langusty laskowe laskowy laur laurowy lebiodka len liczi lima limetka limonka liściowy liść litchi lniane
  lnu lubczyk lucerna lukrecja lychee łodygi łosoś łubin łubinu łubiny łupacz łuskany majeranek mak makadamia
  makrela maku malina maliny małża małże mandarynka mandarynki mango mangold maniok manioku maranta marchew
  marchewka masłowa maślanka mączka mąka mątwa melisa melon miecz miecznik mięsny mięso mięta migdał migdały
  miłka mint mintaj miód mleka mleko morela morele morski morszczuk morwa mozzarella mule mung muszkatołowa
  muszkatołowiec musztarda naciowy napar nasiona natka naturalny nektaryna nektarynka nektarynki nerkowca
  nerkowce nerkowiec nori oberżyna ogórek ogórki ogrodowy okoń olej oliwka oliwki omułek omułki oregano orkisz
  orkiszowa orzech orzechy orzeszek orzeszki ostra ostryga ostrygi ośmiornica ośmiornice otręby owcze owies
  owoalbumina owoc owsiane papaja papryka pekan pekińska perlica perliczka pestki pieczarka pieczarki
  piekarnicze piekarskie pieprz pieprznik pieprzowa pietruszka pietruszki pinia piniole piniowe piniowy
  pistacja pistacje piwne piwowarskie plamiak pleśniowy płatki płesznik podpuszczkowy pokrzywa pomarańcza
  pomarańcze pomidor pomidory por pory porzeczka porzeczki prawdziwek proso przepiórcze przepiórka przepiórki
  przyprawa pstrąg psyllium pszczeli pszenica pszenicy pszenna pszenne pszenny quinoa rabarbar rak raki
  rodzynka rodzynki rokietta rozmaryn rukiew rukola rumianek ryba ryż ryżowa rzeczny rzepa rzepak rzepakowy
  rzepaku rzeżucha rzodkiew rzodkiewka rzodkiewki rzymski sałata sałatowa sandacz sardela sardele sardynka
  sardynki sarna sarnina sarny seler selera semolina sepia ser serek sery sezam sezamu shiitake siarczyny
  siarki siemię siewne siewny skarp skrobia słodka słodki słodkie słonecznik słonecznika słód soczewica soi
  soja sojowa sola sole sorgo spirulina strusia struś suche surowe suszona suszone szafran szalotka szałwia
  szarłat szczupak szczypior szczypiorek szlachetny szparag szparagi szparagowa szpinak szwajcarski śledzie
  śledź ślimak śliwa śliwka śliwki świętojański świętojańskiego świnina tapioka teff tęczowy transglutaminaza
  truskawka truskawki trzcina trzcinowa trzcinowy tuńczyk tuńczyki turbot twarda twardziak twarogowy twarożek
  twaróg tymianek wakame wanilia wawrzyn wąsacz węgorz wiejski wieprzowe wieprzowina winogrona winogrono
  wiśnia wiśnie włoska włoski włoskie włócznik wodna wodorost wołowe wołowina ziarno zielona zielony ziemne
  ziemniak ziemniaki ziemny zwyczajna zwyczajne zwyczajny żabnica żółta żółte żółtko żółty żurawina żurawiny
  żytnia żyto
  aspergillus niger roszponka lekarska ostrygowaty kukurydza kukurydzy jeleń jelenia miecznik wątłusz tatarak
  kozi krowi owczy barani bawoli gęsi jagnięcy cielęcy koński strusi malin winogron ryb jaj mąk łodyg
  `
    .trim()
    .split(/\s+/u),
);

/** Whether a short text is made of such words. */
export function isPanelName(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length > 0 && words.length <= 5 && words.some((word) => PANEL_WORDS.has(word)) && !/\d/u.test(text)
  );
}
