/**
 * Group words people use in a survey ("nabiał", "owoce morza") and the foods they mean, as data. A group holds a food
 * by its category, by a declared allergen, or by a word of its name (in any form, see `food-words.data.ts`).
 */
import type { FoodGroup } from './food-group.js';
import { ANIMAL_GROUPS } from './food-groups-animal.data.js';
import { COLLECTIVE_GROUPS } from './food-groups-collective.data.js';
import { GLUTEN, LEGUMES, LEGUME_PHRASES, NO_BUTTER, NO_GLUTEN, NUTS } from './food-kinds.data.js';

/** Groups in the order in which they are looked through; the first with the phrase counts. */
export const FOOD_GROUPS_PL: readonly FoodGroup[] = [
  ...ANIMAL_GROUPS,
  {
    phrases: ['orzechy', 'orzech', 'orzeszki', 'bakalie i orzechy', 'orzechy drzewne'],
    allergens: ['orzechy', 'arachidy'],
    names: NUTS,
  },
  {
    phrases: [
      'orzeszki ziemne',
      'orzechy ziemne',
      'orzeszki arachidowe',
      'orzechy arachidowe',
      'arachidy',
      'fistaszki',
    ],
    allergens: ['arachidy'],
    names: 'arachid arachidowy fistaszek',
  },
  // Peas of one kind for who reacts to them, two foods for who does not like one of them.
  { phrases: ['groch', 'groszek', 'groszek zielony'], names: 'groch groszek', isAllergen: true },
  { phrases: ['oliwki', 'oliwka'], names: 'oliwka oliwa', isAllergen: true },
  { phrases: ['oliwki', 'oliwka'], names: 'oliwka', except: 'oliwa', isStrict: true },
  { phrases: ['szparagi', 'szparag'], names: 'szparag', except: 'fasola', isStrict: true },
  {
    phrases: ['owoce pestkowe', 'pestkowe'],
    names: 'brzoskwinia nektaryna morela śliwka wiśnia czereśnia mirabelka',
  },
  // An allergy does not stop at what is eaten as a vegetable: proteins and flours of legumes, peanuts.
  {
    phrases: LEGUME_PHRASES,
    allergens: ['soja', 'lubiny', 'arachidy'],
    names: LEGUMES,
    isAllergen: true,
  },
  { phrases: LEGUME_PHRASES, names: LEGUMES, except: 'czekolada baton odżywka' },
  {
    phrases: ['soja', 'białko soi', 'produkty sojowe'],
    allergens: ['soja'],
    names: 'soja tofu tempeh edamame miso',
    isAllergen: true,
  },
  { phrases: ['soja', 'produkty sojowe'], names: 'soja tofu tempeh edamame miso' },
  {
    phrases: ['gluten', 'produkty glutenowe', 'zboża glutenowe', 'zboża z glutenem'],
    categories: ['Pieczywo'],
    allergens: ['gluten'],
    names: GLUTEN,
    except: NO_GLUTEN,
  },
  {
    phrases: ['celiakia', 'choroba trzewna', 'dieta bezglutenowa', 'bezglutenowy', 'bezglutenowo'],
    categories: ['Pieczywo'],
    allergens: ['gluten'],
    names: GLUTEN,
    except: NO_GLUTEN,
    isAllergen: true,
    saysWithout: true,
  },
  {
    phrases: ['pszenica', 'białko pszenicy', 'mąka pszenna', 'biała mąka', 'zboża'],
    categories: ['Pieczywo'],
    allergens: ['gluten'],
    names: GLUTEN,
    except: NO_GLUTEN,
    isAllergen: true,
  },
  {
    phrases: ['pszenica', 'produkty pszenne', 'pszenne'],
    names:
      'pszenica bulgur kuskus manna semolina durum graham grahamka kajzerka bagietka ciabatta pita seitan makaron ' +
      'chałka croissant tortilla bułka pizza zapiekanka pierogi naleśnik kopytka knedle ciasto biszkopt herbatnik ' +
      'piernik szarlotka makowiec pączek brownie babka sernik hamburger cheeseburger hot kebab kanapka wrap burrito ' +
      'nuggetsy panierka panierowany kotlet lasagne',
    except: 'bezglutenowy kukurydziany ryżowy gryczany jaglany soczewica orkiszowy żytni',
    surely: 'pszenica',
    isStrict: true,
  },
  { phrases: ['ryż'], names: 'ryż', except: 'komosa', isStrict: true },
  { phrases: ['masło'], names: 'masło', except: `${NO_BUTTER} sałata`, isStrict: true },
  { phrases: ['seler'], allergens: ['seler'], names: 'seler', isAllergen: true },
  {
    phrases: ['gorczyca', 'musztarda'],
    allergens: ['gorczyca'],
    names: 'gorczyca musztarda',
    isAllergen: true,
  },
  { phrases: ['sezam'], allergens: ['sezam'], names: 'sezam tahini chałwa hummus', isAllergen: true },
  { phrases: ['łubin'], allergens: ['lubiny'], names: 'łubin', isAllergen: true },
  {
    phrases: ['siarczyny', 'dwutlenek siarki', 'siarka', 'siarczany'],
    allergens: ['dwutlenek_siarki'],
    names: 'wino',
  },
  {
    phrases: ['cytrusy', 'owoce cytrusowe', 'cytrusowe'],
    names: 'cytryna pomarańcza mandarynka grejpfrut limonka pomelo klementynka kumkwat cytrus bergamotka',
  },
  {
    phrases: ['jagodowe', 'owoce jagodowe'],
    names: 'borówka jagoda malina truskawka jeżyna porzeczka agrest żurawina poziomka aronia',
  },
  {
    phrases: ['ser', 'sery'],
    names:
      'ser twaróg mozzarella feta parmezan camembert ricotta mascarpone brie gouda cheddar halloumi oscypek pleśniowy',
    except: 'roślinny',
  },
  { phrases: ['ser żółty', 'sery żółte'], names: 'gouda edam ementaler cheddar tylżycki radamer podlaski' },
  {
    phrases: ['sery dojrzewające', 'ser dojrzewający', 'sery twarde', 'ser twardy'],
    names:
      'gouda edam ementaler cheddar tylżycki radamer podlaski parmezan pleśniowy camembert brie gorgonzola roquefort manchego pecorino',
  },
  { phrases: ['ser biały', 'sery białe', 'biały ser', 'twaróg', 'twarogi'], names: 'twaróg' },
  {
    phrases: ['sery pleśniowe', 'ser pleśniowy'],
    names: 'pleśniowy camembert brie gorgonzola roquefort',
  },
  {
    phrases: ['alkohol', 'napoje alkoholowe', 'alkohole'],
    names: 'alkohol wino piwo wódka rum likier whisky koniak nalewka szampan brandy gin prosecco spirytus',
    except: 'bezalkoholowy',
  },
  {
    phrases: ['cebulowe', 'warzywa cebulowe', 'rośliny cebulowe'],
    names: 'cebula czosnek por szczypiorek szalotka dymka siedmiolatka',
  },
  {
    phrases: [
      'kapustne',
      'kapustowate',
      'warzywa kapustne',
      'rośliny kapustne',
      'krzyżowe',
      'warzywa krzyżowe',
    ],
    names:
      'kapusta kalafior brokuł jarmuż brukselka kalarepa rzepa rzodkiewka gołąbek bigos kapuśniak romanesco',
  },
  {
    phrases: ['psiankowate', 'rośliny psiankowate', 'warzywa psiankowate'],
    names: 'pomidor papryka ziemniak bakłażan chili ketchup passata frytki kopytka peperoni goji',
  },
  {
    phrases: [
      'ostre',
      'ostre przyprawy',
      'przyprawy ostre',
      'ostre potrawy',
      'potrawy ostre',
      'ostre dania',
      'pikantne',
    ],
    names: 'chili pieprz chrzan curry tabasco wasabi cayenne jalapeno harissa sriracha ostry pikantny imbir',
  },
  {
    phrases: ['słodycze', 'słodkie', 'desery', 'ciasta', 'słodycze i ciasta'],
    categories: ['Słodycze desery ciasta'],
  },
  {
    phrases: ['pieczywo', 'pieczywa'],
    categories: ['Pieczywo'],
    names: 'chleb bułka bagietka tost grahamka kajzerka zapiekanka kanapka hamburger cheeseburger hot',
  },
  {
    phrases: ['grzyby', 'grzyb', 'pieczarki i grzyby'],
    names:
      'grzyb pieczarka boczniak borowik podgrzybek maślak rydz kurka shiitake kania portobello mun enoki',
  },
  {
    phrases: ['grzyby leśne', 'leśne grzyby', 'grzyby z lasu', 'dzikie grzyby'],
    names: 'grzyb borowik podgrzybek maślak rydz kurka kania',
    except: 'pieczarka boczniak shiitake',
    isStrict: true,
  },
  { phrases: ['kasze', 'kasza'], names: 'kasza bulgur kuskus pęczak krupnik kaszanka' },
  {
    phrases: ['makarony', 'makaron'],
    names: 'makaron spaghetti penne lasagne tagliatelle ramen udon nitka świderek',
  },
  {
    phrases: ['tłuste', 'tłuste potrawy', 'potrawy tłuste', 'tłuste jedzenie', 'tłuste dania'],
    names:
      'boczek karkówka golonka żeberka słonina smalec podgardle bekon salami pasztet frytki chipsy majonez śmietanka kiełbasa',
  },
  {
    phrases: ['tłuste mięso', 'tłuste mięsa', 'tłuste wędliny'],
    names: 'boczek karkówka golonka żeberka słonina smalec podgardle bekon salami pasztet',
  },
  {
    phrases: ['słodkie napoje', 'napoje gazowane', 'napoje kolorowe', 'gazowane'],
    names: 'cola lemoniada oranżada tonik energetyk izotonik nektar gazowany',
  },
  {
    phrases: ['słodzik', 'słodziki', 'poliole', 'alkohole cukrowe'],
    names: 'ksylitol erytrytol erytrol stewia aspartam sorbitol maltitol mannitol sukraloza słodzik',
  },
  {
    phrases: ['grochówka', 'zupa grochowa'],
    names: 'grochówka grochowy',
    except: 'odżywka białko mąka makaron',
  },
  { phrases: ['owsianka'], names: 'owsianka owsiany', except: 'napój chleb mąka ciastko baton' },
  { phrases: ['produkty pełnoziarniste'], names: 'pełnoziarnisty razowy graham grahamka' },
  { phrases: ['czekolada'], names: 'czekolada nutella brownie pralina' },
  { phrases: ['kawa'], names: 'kawa espresso cappuccino latte', except: 'zbożowy', isStrict: true },
  { phrases: ['kiszonki', 'kiszonka'], names: 'kiszony kwaszony kimchi kapuśniak bigos żurek ogórkowy' },
  {
    phrases: ['herbaty ziołowe', 'herbatki ziołowe', 'napary ziołowe', 'zioła do picia'],
    names: 'rumianek melisa pokrzywa szałwia lipa',
  },
  {
    phrases: ['ciemne pieczywo', 'pieczywo ciemne', 'pieczywo razowe', 'ciemny chleb', 'ciemne bułki'],
    names: 'razowy żytni graham grahamka pełnoziarnisty pumpernikiel wieloziarnisty',
    except: 'herbatnik makaron mąka tortilla chrupki',
  },
  {
    phrases: ['napoje słodzone', 'słodzone napoje'],
    names: 'cola lemoniada oranżada tonik energetyk izotonik nektar',
  },
  {
    phrases: ['kofeina'],
    names: 'kawa espresso cappuccino latte herbata cola yerba guarana energetyk matcha kakao czekolada',
    except: 'ziołowy owocowy miętowy rooibos rumianek zbożowy bezkofeinowy',
  },
  { phrases: ['koperek', 'koper'], names: 'koper koperek', except: 'włoski', isStrict: true },
  { phrases: ['surówki', 'surówka'], names: 'surówka coleslaw' },
  {
    phrases: ['białe pieczywo', 'pieczywo białe', 'jasne pieczywo', 'pieczywo jasne', 'biały chleb'],
    names: 'kajzerka bagietka ciabatta chałka tostowy pszenny',
    except: 'pełnoziarnisty razowy żytni graham grahamka orkiszowy makaron mąka kasza otręby tortilla',
    isStrict: true,
  },
  { phrases: ['dynia'], names: 'dynia', isAllergen: true },
  { phrases: ['dynia'], names: 'dynia', except: 'pestka', isStrict: true },
  {
    phrases: ['warzywa', 'warzywo'],
    isTooWide: true,
    categories: ['Warzywa'],
    servedRaw: 'surówka coleslaw mizeria grecka',
  },
  { phrases: ['owoce', 'owoc'], categories: ['Owoce'] },
  { phrases: ['zupy', 'zupa'], categories: ['Zupy'], names: 'zupa rosół barszcz żurek kapuśniak krupnik' },
  { phrases: ['fast food', 'fast foody', 'fastfood', 'fastfoody'], categories: ['Fastfoody'] },
  {
    phrases: ['podroby', 'podrobów'],
    names: 'wątróbka wątroba żołądek serce nerka ozór flak flaki flaczki cynaderka móżdżek pasztet kaszanka',
  },
  {
    phrases: ['tłuszcze', 'tłuszcz'],
    names: 'olej oliwa masło smalec margaryna',
    except: `tuńczyk sardynka sardela śledź makrela pomidor orzech migdał ${NO_BUTTER}`,
  },
  {
    phrases: ['oleje roślinne', 'tłuszcze roślinne'],
    names: 'olej oliwa margaryna',
    except: 'tuńczyk sardynka sardela śledź makrela pomidor',
  },
  {
    phrases: ['olej', 'oleje'],
    names: 'olej',
    except: 'tuńczyk sardynka sardela śledź makrela pomidor',
    isStrict: true,
  },
  {
    phrases: ['pestki', 'pestki i nasiona', 'pestki nasiona', 'nasiona'],
    names: 'pestka nasiono sezam siemię chia słonecznik mak konopny',
    allergens: ['sezam'],
    isAllergen: true,
  },
  {
    phrases: ['pestki', 'pestki i nasiona', 'pestki nasiona', 'nasiona'],
    names: 'pestka nasiono sezam siemię chia słonecznik mak',
    except: 'olej anyż gorczyca łubin chałwa chleb',
  },
  {
    phrases: ['bakalie', 'suszone owoce', 'owoce suszone'],
    names: 'rodzynka daktyl suszony bakalia',
    except: 'pomidor oregano bazylia majeranek tymianek estragon liść grzyb nori wakame',
  },
  {
    phrases: ['zioła', 'zioła świeże', 'zioła suszone'],
    names:
      'zioło oregano bazylia majeranek tymianek rozmaryn estragon szałwia mięta melisa kolendra koperek natka',
  },
  { phrases: ['algi', 'wodorosty', 'glony'], names: 'alga wodorost nori wakame spirulina agar' },
  { phrases: ['kiszonki', 'kiszone', 'produkty kiszone'], names: 'kiszony zakwas kimchi' },
  { phrases: ['wędzone', 'produkty wędzone'], names: 'wędzony wędzonka' },
  {
    phrases: ['smażone', 'smażone potrawy', 'potrawy smażone'],
    names: 'smażony frytki placek naleśnik krążki nuggetsy sadzony chipsy panierka skrzydełka',
  },
  ...COLLECTIVE_GROUPS,
];
