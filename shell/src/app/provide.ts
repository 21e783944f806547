/**
 * Modules that only remotes use. Naming them here puts them into the shell's build, so that a remote without a copy of
 * its own finds them; they are loaded when the first remote asks.
 */
export const providedModules = [
  () => import('@pora/ui/overlays'),
  () => import('@pora/ui/forms'),
  () => import('@pora/ui/data'),
  () => import('@pora/ui/charts'),
];
