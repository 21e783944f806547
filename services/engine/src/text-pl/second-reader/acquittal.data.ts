/** Words by which a food is eaten, and by which it is not, as the second reader knows them: without diacritics; a `*` stands for any ending. */

/** A word or its start. */
export interface Telling {
  readonly exact: ReadonlySet<string>;
  readonly starts: readonly string[];
}

function telling(text: string): Telling {
  const words = text.trim().split(/\s+/u);
  return {
    exact: new Set(words.filter((word) => !word.endsWith('*'))),
    starts: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

/** Eating, bearing, wanting: behind "nie" they say the contrary. */
export const EATING: Telling = telling(`
  je jem jemy jesz jesc jedza jedzenia jadl* jada* zje zjem zjesz zjesc zjedz zjada* zajada* wcina* chrupi* wsuwa* pije pijam pijemy pija pic pil* wypij* popij* moge moga moze mozna mozemy mogl*
  toleruj* tolerow* lubi* lubil* uwielb* kocha* sluz* wchodz* wejd* przechodz* przejd* smakuj* wolno znosz* znies* akcept* prefer* dawac daje dajemy daj podaj* podawac podawan* uzyw* stosuj*
  kupuj* spozyw* konsum* trawi* odpowiada* przyjmuj* rusz* tkn* przelkn* pasuj* chce polub* wprowadz* jedlibys* sprawdza* zostaw* zostaj* zostan* przepad* dopuszcz* obstaw* weszl* nalewa* gotuj* ogarni*
`);
/** Approval, and what is taken out of a refusal. */
export const APPROVING: Telling = telling(`
  ok okej oki okay spok* dobr* git gitara luz* super ekstra fajn* chetn* tak dozwol* pozwol* oprocz procz poza wyjat* wylacz* tylko jedyn* zamiast wole woli wolal* wolim* wybier* prosz* bezpiecz* ujem* negat* smialo
  normaln* bezproblem* ulub* najlep* rewel* sztos* mniam* pychot* pyszn* codzien* regularn* porzad* klopotu problem* reszt* inn* pozostal* wszystk* czasem czasami rzadk* niegroz* zamien* zastep* ujdzie owszem byle najbardziej
  lepiej latw* zero minus dopier* wczesn* ilos* troch* trosz* odrobin* malo mal* kapk* licz* wykluczon* potwierdz* przyszl* minelo minal* minel* przesz* wyros* odczul*
`);
/** A reaction, or a refusal: behind "nie", "nic", "bez" they say the contrary. */
export const ACCUSING: Telling = telling(`
  uczul* alerg* wysyp* wstrz* anafil* puchn* spuchn* opuch* obrz* dusz* pokrzyw* swedz* swiad* biegun* wymiot* mdl* szkodz* zaszkodz* unik* omij* nienawi* brzyd* obrzyd* wyklucz* zakaz* zabron* zgag* wzdec* wzdym*
  epipen* adrenal* pogotow* karetk* szpital* gazy boli bol bole nietoler* reak* reag* objaw* nadwrazl* odrzuc* wstret*
`);
/** What turns the word behind it. */
export const TURNING: ReadonlySet<string> = new Set(
  'nie nic bez nigdy brak ani zadnych zadnej zadne zadnego wcale niczego niczym zero'.split(' '),
);
