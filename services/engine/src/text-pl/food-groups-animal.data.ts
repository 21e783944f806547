/** Group words of what comes from animals: milk, fish, meat, eggs. See `food-groups.data.ts`. */
import type { FoodGroup } from './food-group.js';
import { COLD_CUTS, FISH, MILK_NAMES, PLANT, POULTRY, SEAFOOD } from './food-kinds.data.js';

/** In the order in which they are looked through. */
export const ANIMAL_GROUPS: readonly FoodGroup[] = [
  {
    phrases: [
      'nabiał',
      'mleczne',
      'produkty mleczne',
      'przetwory mleczne',
      'wyroby mleczne',
      'mleko i przetwory',
      'nabiał krowi',
      'krowi nabiał',
    ],
    categories: ['Nabiał'],
    allergens: ['mleko'],
  },
  { phrases: ['nabiał kozi', 'kozi nabiał', 'produkty kozie', 'przetwory kozie'], names: 'kozi' },
  { phrases: ['nabiał owczy', 'owczy nabiał', 'produkty owcze', 'przetwory owcze'], names: 'owczy' },
  {
    phrases: [
      ...['laktoza', 'cukier mleczny', 'nietolerancja laktozy', 'hipolaktazja', 'hypolaktazja', 'alaktazja'],
      ...['niedobór laktazy', 'deficyt laktazy'],
    ],
    categories: ['Nabiał'],
    allergens: ['mleko'],
    liftedByWithout: 'laktoza',
  },
  {
    phrases: ['dieta bezlaktozowa', 'bezlaktozowy', 'bezlaktozowo'],
    categories: ['Nabiał'],
    allergens: ['mleko'],
    liftedByWithout: 'laktoza',
    isAllergen: true,
    saysWithout: true,
  },
  {
    phrases: ['dieta bezmleczna', 'bezmleczny', 'bezmlecznie', 'dieta beznabiałowa', 'beznabiałowy'],
    categories: ['Nabiał'],
    allergens: ['mleko'],
    names: MILK_NAMES,
    except: PLANT,
    isAllergen: true,
    saysWithout: true,
  },
  {
    phrases: [
      'mleko',
      'mleko krowie',
      'białko mleka',
      'białko mleka krowiego',
      'białka mleka',
      'mleczko',
      'kazeina',
      ...['bmk', 'abmk', 'apbmk', 'aplv', 'cmpa', 'cmpi'],
    ],
    allergens: ['mleko'],
    names: MILK_NAMES,
    except: PLANT,
    isAllergen: true,
  },
  {
    phrases: ['ryby', 'ryba', 'rybne', 'dania rybne', 'produkty rybne'],
    categories: ['Ryby i owoce morza'],
    allergens: ['ryby'],
    names: FISH,
    except: SEAFOOD,
  },
  {
    phrases: ['tłuste ryby', 'ryby tłuste'],
    names: 'łosoś makrela śledź sardynka szprot szprotka węgorz halibut tuńczyk tran karp anchois',
  },
  {
    phrases: ['ryby słodkowodne', 'słodkowodne'],
    names: 'karp pstrąg szczupak sandacz leszcz sum lin okoń sieja tilapia panga jesiotr węgorz rybny',
    except: 'morski',
  },
  {
    phrases: ['ryby morskie', 'morskie'],
    names: FISH,
    except: `karp pstrąg szczupak sandacz leszcz sum lin okoń tilapia panga jesiotr ${SEAFOOD}`,
    surely: 'morski',
  },
  {
    phrases: ['owoce morza', 'frutti di mare'],
    allergens: ['skorupiaki', 'moluski'],
    names: SEAFOOD,
  },
  {
    phrases: ['skorupiaki'],
    allergens: ['skorupiaki'],
    names: 'krewetka krab homar rak langusta langustynka',
  },
  {
    phrases: ['mięczaki', 'małże'],
    allergens: ['moluski'],
    names: 'kalmar małż małża omułek ośmiornica ostryga przegrzebek ślimak mątwa',
  },
  {
    phrases: ['mięso', 'mięsne', 'produkty mięsne', 'mięsa'],
    categories: ['Mięso'],
    names: `mięso wieprzowina wołowina cielęcina jagnięcina baranina królik dziczyzna schab karkówka wątróbka kebab hamburger nuggetsy rosół smalec cheeseburger hot kotlet bigos bolońska bretońsku gołąbek kaszanka przepiórka struś koźlina konina sarnina dzik żeberka serca żołądki ${POULTRY} ${COLD_CUTS}`,
    except: 'wegański wegetariański warzywny sojowy roślinny',
  },
  {
    phrases: ['wędliny', 'wędlina', 'przetwory mięsne'],
    names: COLD_CUTS,
    except: 'polędwiczka sojowy wegański',
  },
  // What is sold as poultry is of hens and turkeys.
  {
    phrases: ['kurczak', 'mięso kurczaka', 'kura', 'mięso z kurczaka', 'mięso kurze'],
    names: 'kurczak drobiowy',
    except: 'jajko jajo białko żółtko bezdrobiowy',
    isAllergen: true,
  },
  {
    phrases: ['indyk', 'mięso indyka', 'mięso z indyka', 'mięso indycze'],
    names: 'indyk drobiowy',
    isAllergen: true,
  },
  { phrases: ['kiełbasa', 'kiełbasy'], names: 'kiełbasa kabanos chorizo frankfurterka' },
  {
    phrases: ['drób', 'mięso drobiowe', 'drobiowe'],
    names: POULTRY,
    except: 'jajko jajo białko żółtko kurzy',
  },
  {
    phrases: ['wieprzowina', 'mięso wieprzowe', 'wieprzowe', 'świnina', 'świnia', 'mięso ze świni'],
    surely: 'wieprzowina schabowy',
    names:
      'wieprzowina schab boczek karkówka kabanos smalec golonka salami kiełbasa szynka parówka bekon słonina kaszanka salceson sopocki pepperoni parmeńska szynkowy',
    except: 'indyk kurczak drób wołowina sojowy',
  },
  {
    phrases: ['mięso ssaków', 'ssaki', 'mięsa ssaków'],
    names:
      'wieprzowina wołowina cielęcina jagnięcina baranina koźlina konina dziczyzna sarnina dzik królik schab boczek karkówka kabanos smalec golonka ' +
      'salami kiełbasa szynka parówka bekon słonina kaszanka salceson sopocki pepperoni parmeńska rostbef antrykot hamburger żeberka',
    except: 'sojowy wegański roślinny drobiowy',
    surely: 'wieprzowina wołowina',
  },
  { phrases: ['dziczyzna', 'mięso dziczyzny'], names: 'dziczyzna sarnina dzik jeleń zając' },
  // The meat of a calf has the proteins of the cow.
  {
    phrases: ['wołowina', 'mięso wołowe', 'wołowe', 'mięso krowy', 'krowa'],
    names: 'wołowina rostbef antrykot hamburger tatar stek ligawa cielęcina',
    isAllergen: true,
  },
  {
    phrases: ['cielęcina', 'mięso cielęce', 'cielęce', 'mięso cielaka'],
    names: 'cielęcina wołowina rostbef antrykot hamburger tatar stek ligawa',
    isAllergen: true,
  },
  // Of one animal, young and grown.
  {
    phrases: ['baranina', 'jagnięcina', 'mięso baranie', 'mięso jagnięce', 'mięso owcy', 'mięso z owcy'],
    names: 'baranina jagnięcina',
  },
  {
    phrases: ['wołowina', 'mięso wołowe', 'wołowe'],
    names: 'wołowina rostbef antrykot hamburger tatar stek ligawa',
  },
  {
    phrases: ['czerwone mięso', 'mięso czerwone'],
    names:
      'wołowina wieprzowina cielęcina jagnięcina baranina dziczyzna schab karkówka szynka boczek rostbef kiełbasa kabanos hamburger',
  },
  {
    phrases: [
      ...[
        'jaja',
        'jajka',
        'białko jaja',
        'białko jaja kurzego',
        'białko jajka',
        'jaja kurze',
        'jaja przepiórcze',
      ],
      ...['żółtko', 'żółtko jaja', 'białko kurze', 'jajecznica', 'jaja kurzego'],
    ],
    allergens: ['jaja'],
    names: 'jajko omlet jajecznica majonez beza',
    isAllergen: true,
  },
  {
    phrases: ['dieta bezjajeczna', 'bezjajeczny'],
    allergens: ['jaja'],
    names: 'jajko omlet jajecznica majonez beza',
    isAllergen: true,
    saysWithout: true,
  },
  { phrases: ['jaja', 'jajka'], names: 'jajko omlet jajecznica' },
];
