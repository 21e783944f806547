const SEPARATED = /^(\d{1,2})[:., ](\d{2})$/;
const DIGITS = /^(\d{1,2}?)(\d{2})?$/;

/** `HH:mm` of a typed time: "730", "7.30", "7:30" and "7" are read; null when it is no time of the day. */
export function parseTimeInput(text: string): string | null {
  const trimmed = text.trim();
  const [, hours, minutes = '0'] = SEPARATED.exec(trimmed) ?? matchDigits(trimmed) ?? [];
  if (hours === undefined) return null;
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

function matchDigits(text: string): RegExpExecArray | null {
  // One or two digits are a full hour; three or four end in minutes.
  return text.length <= 2 ? /^(\d{1,2})$/.exec(text) : DIGITS.exec(text);
}
