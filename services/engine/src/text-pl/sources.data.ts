import { FISH } from './food-kinds.data.js';

/**
 * What a product is of, for who is allergic to it: the flour of almonds is as bad as the almond. As data. A row: names in any
 * form, and after the bar what is kept away beside them. Products named by an adjective ("mąka migdałowa") follow from
 * {@link FORMS}.
 */
export const SOURCES: readonly string[] = [
  // Soya, sesame, nuts.
  'tofu, tempeh, edamame, miso, pasta miso, natto, sos sojowy, tamari, granulat sojowy, fasola sojowa, kotlet sojowy | soja',
  'tahini, chałwa, sezamki, hummus | sezam',
  'hummus, falafel | ciecierzyca',
  'masło orzechowe | orzeszki_ziemne',
  'marcepan | migdał',
  'orzechowa, orzechowy, orzechowe | orzechy',
  'orzeszek piniowy, orzeszki piniowe | pesto',
  // Of these pairs nobody eats the one who reacts to the other.
  'nerkowiec, orzech nerkowca | pistacja',
  'pistacja | nerkowiec',
  'orzech włoski | pekan',
  'pekan, orzech pekan | orzech_włoski',
  // Cereals.
  'drożdże piekarskie, drożdże suche, drożdże świeże | drożdże',
  'makaron pełnoziarnisty | pszenica',
  'orkisz, kasza manna, grysik, bulgur, kuskus, kasza kuskus, kasza bulgur, semolina, durum, seitan, pszenica twarda, bagietka, ciabatta, kajzerka, grahamka, pita | pszenica',
  'pumpernikiel, żurek, kwas chlebowy | żyto',
  'pęczak, kasza perłowa, kasza jęczmienna perłowa, słód, słód jęczmienny | jęczmień',
  'soba, makaron soba, kaszanka, kasza gryczana biała | gryka',
  'jagły, kasza jaglana | proso',
  'owsianka | owies',
  'polenta, popcorn | kukurydza',
  'sushi | ryż',
  // Milk and eggs.
  'jogurt, jogurt naturalny, jogurt grecki, kefir, maślanka, skyr, twaróg, ser twarogowy, ser biały, serek wiejski, śmietana, śmietanka, serwatka, białko serwatkowe, wpc, wpi, kazeina, kazeina micelarna, ricotta, odżywka białkowa serwatkowa, mleko świeże | mleko',
  'ser żółty, cheddar, gouda, edam, ementaler, ser topiony, parmezan, camembert, brie, halloumi, oscypek | ser',
  'feta, mozzarella, mascarpone, serek homogenizowany, serek kanapkowy, mleko zagęszczone, budyń | mleko',
  'mleko kozie, ser kozi | kozi feta halloumi',
  'omlet, jajecznica, jajko sadzone, jajko miękko, jajko twardo, jajko kurze, żółtko, żółtko jaja, żółtko jaja kurzego, białko jaja kurzego, białko jajka, jajko przepiórcze, przepiórcze | jaja',
  'tran, kawior, sos rybny, zupa rybna | ryby',
  // Vegetables, fruit, mushrooms.
  'papryka zielona, papryka czerwona, papryka żółta, papryka słodka, papryka ostra, ostra papryka, papryka chili, papryka kolorowa | papryka chili',
  'pieprz cayenne, cayenne | chili',
  'papryka | chili',
  'pomidor koktajlowy, ketchup, passata | pomidor',
  'cebula | szalotka',
  'szalotka, cebula szalotka | cebula',
  'seler naciowy | seler',
  // "owoce" as such: what is pressed, boiled and baked of them as well.
  'owoc, owoce | jabłko gruszka banan pomarańcza mandarynka grejpfrut cytryna limonka śliwka brzoskwinia nektaryna morela wiśnia czereśnia truskawka malina jeżyna borówka porzeczka agrest winogrono ananas mango kiwi arbuz melon papaja granat aronia żurawina figa daktyl rodzynka owocowy',
  'rodzynka | winogrono',
  'winogrono | rodzynka',
  'powidła | śliwka',
  'batat, słodki ziemniak | batat',
  'frytki, chipsy ziemniaczane | ziemniak',
  'groch łuskany, groch, groszek cukrowy, groszek zielony, odżywka białkowa grochowa | groch groszek',
  'kapusta biała, kapusta czerwona, kapusta kiszona | kapusta_biała kapusta_czerwona kapusta_kiszona',
  'fasola biała, fasola czerwona, fasola szparagowa, fasolka szparagowa | fasola',
  'soczewica czerwona, soczewica zielona | soczewica',
  'siemię lniane | len',
  // Who reacts to the seeds eats the pumpkin.
  'pestki dyni, nasiona dyni, ziarna dyni | pestki_dyni',
  'produkty pszczele, mleczko pszczele, pierzga, propolis | miód',
  'gorzka czekolada, mleczna czekolada, czekolada | kakao czekolada',
  // Meat.
  'filet z kurczaka, pierś z kurczaka, udko, skrzydełka | kurczak',
  'żelatyna | galaretka żelki',
  'żelatyna wieprzowa, żelatyna wołowa | galaretka żelki',
  'natka, natka pietruszki | pietruszka',
  'wieprzowina | żelatyna galaretka żelki dzik',
  'szynka parmeńska, szynka konserwowa, szynka gotowana, schab, karkówka, boczek, bekon, słonina, smalec, golonka, kabanos | wieprzowina',
  'rostbef, antrykot, stek wołowy, cielęcina | wołowina',
  'jagnięcina | baranina',
];

/**
 * Whoever reacts to the one reacts to the other as a rule, and is kept from it until somebody says that it is eaten, or that it
 * is the one only: plants of one family, and fish, whose protein is one (parvalbumin).
 */
export const KIN: readonly string[] = [
  `${FISH.split(' ')
    .filter((name) => name !== 'sola')
    .join(', ')} | ryby`,
  // "soli" is salt as well: of the sole only its kin.
  'sola | flądra gładzica turbot halibut',
  'brzoskwinia | nektaryna',
  'nektaryna | brzoskwinia',
  'grejpfrut | pomelo',
  'cytryna | limonka',
  'limonka | cytryna',
  'pomarańcza | mandarynka',
  'mandarynka | pomarańcza',
  'wiśnia | czereśnia',
  'czereśnia | wiśnia',
];

/** What a source is made into, beside an adjective or "z" of it: "mąka migdałowa", "napój ryżowy", "pasta z soczewicy". */
export const FORMS =
  'produkt wyrób danie potrawa przetwór rzecz wszystko mąka kasza płatki otręby napój mleko mleczko olej oliwa masło sok mus dżem powidła przecier koncentrat sos wiórki białko izolat odżywka ' +
  'makaron chleb bułka wafel tortilla skrobia nasiona nasiono pestka ziarno jogurt ser pasta pasztet kisiel syrop ocet galaretka ' +
  'kiełki pieczywo papier krem kluska konfitura nektar puree szynka polędwica polędwiczka łopatka schab karkówka żeberka kiełbasa mięso ' +
  'żelatyna wątroba wątróbka';

/** Nouns of which a sort is no sign of all the others. */
export const COLLECTIVE = 'orzech owoc warzywo mięso zboże ser przyprawa zupa sałatka ciasto sos dieta';
