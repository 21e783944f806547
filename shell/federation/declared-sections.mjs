import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSections } from './section-rules.mjs';

/**
 * The sections that a remote declares in `src/sections.json`, each icon's name replaced by its shapes: the shell can
 * draw an icon that it was not built with.
 * @param {string} folder The remote, e.g. `mf-patients`.
 * @returns {Promise<import('./section-rules.mjs').DeclaredSection[]>} Rejects when the file breaks a rule: the build stops.
 */
export async function declaredSections(folder) {
  const file = path.join(folder, 'src/sections.json');
  const declared = JSON.parse(await readFile(file, 'utf8'));
  const drawn = [];
  for (const section of declared) drawn.push({ ...section, icon: await shapesOf(section.icon) });
  const { sections, problems } = readSections(drawn);
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
  return sections;
}

/**
 * @typedef {[shape: string, attributes: Record<string, string>]} LucideShape `key` among the attributes is React's.
 */

/** @param {string} icon Name of a Lucide icon as its own file has it, e.g. `users`; not a former name. */
async function shapesOf(icon) {
  const { __iconData: data } = await import(`lucide-react/icons/${icon}`);
  if (!data) throw new Error(`${icon} is a former name of an icon: take the one it has now.`);
  /** @type {LucideShape[]} */
  const shapes = data.node;
  return shapes.map(([shape, { key, ...geometry }]) => [shape, geometry]);
}
