export const remotesStrings = {
  failed: (label: string) => `Nie udało się otworzyć: ${label}`,
  explanation: 'Ta część programu chwilowo nie odpowiada. Pozostałe działają, a zapisane dane są bezpieczne.',
  home: 'Wróć na Pulpit',
};
