export const loginStrings = {
  pageTitle: 'Logowanie',
  title: 'Panel dietetyka',
  subtitle: 'Pacjenci, wizyty i 14-dniowe plany diety w jednym miejscu.',
  signIn: 'Zaloguj przez Google',
  restricted: 'Dostęp tylko dla autoryzowanych kont.',
  remembered: 'Pamiętamy Cię przez 7 dni (bezpieczne ciasteczko).',
  kcalPerDay: 'kcal na dzień',
  mealsPerDay: '5 posiłków',
};

/** Why a sign-in ended here, by the code that the server puts into `?odmowa=`. */
export const refusalTexts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    konto:
      'To konto nie ma dostępu do programu. Zaloguj się innym kontem albo poproś administratora gabinetu o dodanie tego adresu.',
    niezweryfikowane:
      'Adres e-mail tego konta nie jest potwierdzony. Potwierdź go u dostawcy konta i spróbuj ponownie.',
    dostawca: 'Dostawca logowania (Google) nie odpowiada. Spróbuj ponownie za chwilę.',
    niedostepne: 'Logowanie jest chwilowo niedostępne. Spróbuj ponownie za chwilę.',
    blad: 'Nie udało się zalogować. Spróbuj ponownie.',
  }),
);
