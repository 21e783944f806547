/** What generated sentences speak of: a name in the cases a frame may ask for, and foods it stands for at least. */

/** A name with its forms; `foods` are kept out when it is avoided. */
export interface SentenceObject {
  readonly nominative: string;
  readonly accusative: string;
  readonly genitive: string;
  readonly instrumental: string;
  readonly locative: string;
  readonly foods: readonly string[];
  /** Names of one family speak of each other's foods; a sentence holds one of a family. */
  readonly family: string;
}

/** nominative / accusative / genitive / instrumental / locative : family : foods */
const TABLE = `
orzechy/orzechy/orzechów/orzechami/orzechach : orzechy : Orzechy włoskie; Migdały
orzechy włoskie/orzechy włoskie/orzechów włoskich/orzechami włoskimi/orzechach włoskich : orzechy : Orzechy włoskie
orzeszki ziemne/orzeszki ziemne/orzeszków ziemnych/orzeszkami ziemnymi/orzeszkach ziemnych : orzechy : Orzechy ziemne, niesolone; Masło orzechowe
migdały/migdały/migdałów/migdałami/migdałach : orzechy : Migdały
mleko/mleko/mleka/mlekiem/mleku : mleko : Mleko 2 %; Mleko 3,2 %
nabiał/nabiał/nabiału/nabiałem/nabiale : mleko : Mleko 2 %; Ser żółty gouda; Jogurt naturalny 2 %
laktoza/laktozę/laktozy/laktozą/laktozie : mleko : Mleko 2 %; Jogurt naturalny 2 %
jajka/jajka/jajek/jajkami/jajkach : jaja : Jajko kurze, surowe; Omlet z jaj, smażony
jaja/jaja/jaj/jajami/jajach : jaja : Jajko kurze, surowe
ryby/ryby/ryb/rybami/rybach : ryby : Łosoś, świeży; Dorsz, świeży; Śledź solony
łosoś/łososia/łososia/łososiem/łososiu : ryby : Łosoś, świeży; Łosoś wędzony
owoce morza/owoce morza/owoców morza/owocami morza/owocach morza : morza : Krewetki, surowe; Kalmary, surowe
krewetki/krewetki/krewetek/krewetkami/krewetkach : morza : Krewetki, surowe
soja/soję/soi/soją/soi : soja : Soja, sucha; Tofu naturalne
seler/seler/selera/selerem/selerze : seler : Seler korzeniowy, surowy; Seler naciowy, surowy
gorczyca/gorczycę/gorczycy/gorczycą/gorczycy : gorczyca : Musztarda; Gorczyca, nasiona
sezam/sezam/sezamu/sezamem/sezamie : sezam : Sezam, nasiona
gluten/gluten/glutenu/glutenem/glutenie : gluten : Mąka pszenna typ 500; Chleb żytni; Kasza kuskus, sucha
pszenica/pszenicę/pszenicy/pszenicą/pszenicy : gluten : Mąka pszenna typ 500; Chleb pszenny
pomidory/pomidory/pomidorów/pomidorami/pomidorach : pomidory : Pomidor, surowy; Passata pomidorowa
truskawki/truskawki/truskawek/truskawkami/truskawkach : truskawki : Truskawki, świeże
kiwi/kiwi/kiwi/kiwi/kiwi : kiwi : Kiwi, świeże
banany/banany/bananów/bananami/bananach : banany : Banan, świeży
jabłka/jabłka/jabłek/jabłkami/jabłkach : jabłka : Jabłko, świeże
cytrusy/cytrusy/cytrusów/cytrusami/cytrusach : cytrusy : Pomarańcza, świeża; Mandarynka, świeża
maliny/maliny/malin/malinami/malinach : maliny : Maliny, świeże
śliwki/śliwki/śliwek/śliwkami/śliwkach : śliwki : Śliwka, świeża
cebula/cebulę/cebuli/cebulą/cebuli : cebula : Cebula, surowa
czosnek/czosnek/czosnku/czosnkiem/czosnku : czosnek : Czosnek, surowy
papryka/paprykę/papryki/papryką/papryce : papryka : Papryka czerwona, surowa
szpinak/szpinak/szpinaku/szpinakiem/szpinaku : szpinak : Szpinak, świeży
brokuły/brokuły/brokułów/brokułami/brokułach : brokuły : Brokuł, surowy
kalafior/kalafior/kalafiora/kalafiorem/kalafiorze : kalafior : Kalafior, surowy
kapusta/kapustę/kapusty/kapustą/kapuście : kapusta : Kapusta biała, surowa; Kapusta kiszona
buraki/buraki/buraków/burakami/burakach : buraki : Burak, surowy; Burak, gotowany
marchewka/marchewkę/marchewki/marchewką/marchewce : marchew : Marchew, surowa
grzyby/grzyby/grzybów/grzybami/grzybach : grzyby : Pieczarka, surowa; Boczniak, surowy
fasola/fasolę/fasoli/fasolą/fasoli : fasola : Fasola biała, sucha
soczewica/soczewicę/soczewicy/soczewicą/soczewicy : soczewica : Soczewica czerwona, sucha
kukurydza/kukurydzę/kukurydzy/kukurydzą/kukurydzy : kukurydza : Kukurydza, konserwowa
wieprzowina/wieprzowinę/wieprzowiny/wieprzowiną/wieprzowinie : wieprzowina : Schab wieprzowy, surowy; Mięso mielone wieprzowo-wołowe, surowe
cielęcina/cielęcinę/cielęciny/cielęciną/cielęcinie : wieprzowina : Cielęcina chuda, surowa
kurczak/kurczaka/kurczaka/kurczakiem/kurczaku : drób : Pierś z kurczaka bez skóry, surowa
wątróbka/wątróbkę/wątróbki/wątróbką/wątróbce : drób : Wątróbka drobiowa, surowa
miód/miód/miodu/miodem/miodzie : miód : Miód pszczeli
kawa/kawę/kawy/kawą/kawie : kawa : Kawa czarna, napar
`;

/** Names of foods, groups and allergens. */
export const OBJECTS: readonly SentenceObject[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [forms = '', family = '', foods = ''] = line.split(' : ');
    const [nominative = '', accusative = '', genitive = '', instrumental = '', locative = ''] =
      forms.split('/');
    return {
      ...{ nominative, accusative, genitive, instrumental, locative, family },
      foods: foods.split('; '),
    };
  });
