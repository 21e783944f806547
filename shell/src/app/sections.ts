import { readSections, type DeclaredSection } from '@pora/federation/section-rules';
import { fetchRemoteMap, inlinedRemoteMap, type RemoteMap } from './remotes/remote-map.js';

/** A section of the product: its entry in the menu, its address, and the remote its page comes from. */
export interface Section extends DeclaredSection {
  remote: string;
}

/** Places of the phone's bottom bar beside "Więcej". */
const BAR_PLACES = 4;

let known: readonly Section[] = [];

/** Sections in the order of the menu [core §2], as the released remotes declare them. */
export function sections(): readonly Section[] {
  return known;
}

/** Takes the sections of released remotes; what breaks a rule is left out and told in the console. */
export function takeSections(map: RemoteMap): void {
  known = mergeSections(map);
}

/** Takes the sections that came with the page; a page that was not filled in asks for them. */
export async function startSections(): Promise<void> {
  try {
    takeSections(inlinedRemoteMap() ?? (await fetchRemoteMap()));
  } catch (error) {
    // The page says that its parts are missing, and offers to try again.
    console.warn('sections', error);
  }
}

function mergeSections(map: RemoteMap): Section[] {
  const taken = new Map<string, Section>();
  const keys = new Set<string>();
  let places = BAR_PLACES;
  for (const { key, barLabel, ...section } of declaredSections(map)) {
    const first = taken.get(section.name);
    if (first) {
      leftOut(section.remote, `/${section.name} belongs to ${first.remote}`);
      continue;
    }
    const hasKey = key !== undefined && !keys.has(key);
    const hasPlace = barLabel !== undefined && places > 0;
    if (hasKey) keys.add(key);
    if (hasPlace) places -= 1;
    taken.set(section.name, { ...section, ...(hasKey && { key }), ...(hasPlace && { barLabel }) });
  }
  return [...taken.values()];
}

/** What the remotes declare and the rules let through, first by order, then by the name of the remote. */
function declaredSections(map: RemoteMap): Section[] {
  return [...map]
    .flatMap(([remote, released]) => {
      const { sections: fitting, problems } = readSections(released.sections);
      for (const problem of problems) leftOut(remote, problem);
      return fitting.map((section) => ({ ...section, remote }));
    })
    .sort((a, b) => a.order - b.order || (a.remote < b.remote ? -1 : Number(a.remote > b.remote)));
}

function leftOut(remote: string, problem: string): void {
  console.warn(`${remote}: left out of the menu: ${problem}`);
}

/** Section whose address begins like this one. */
export function findSection(pathname: string): Section | undefined {
  const first = pathname.split('/')[1];
  return known.find((section) => section.name === first);
}

/** Section that an address belongs to; anything that is none is the first of the menu [core §2]. */
export function sectionOf(pathname: string): Section {
  const found = findSection(pathname) ?? known[0];
  if (!found) throw new RangeError('Lista części programu jest pusta.');
  return found;
}
