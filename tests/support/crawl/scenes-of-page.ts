import { hours } from '#artwork/hours.ts'

/** The scene of a picture file, and that of a drawing inside the page: its gradient bears its name. */
const shown = new RegExp(
  `<img class="scene(?<look>[^"]*)" src="/scenes/(?<file>[a-z-]+?)-(?:${hours.join('|')})-|id="mist-(?<inline>[a-z-]+)"`,
  'g',
)

/** The scenes that a page shows more than once. A hero in two formats, of which one shows, is one picture. */
export function scenesTwice(html: string): string[] {
  const scenes = [...html.matchAll(shown)].flatMap(({ groups }) =>
    groups?.look?.includes('for-') ? [] : (groups?.file ?? groups?.inline ?? []),
  )
  return [...new Set(scenes.filter((scene, at) => scenes.indexOf(scene) !== at))]
}
