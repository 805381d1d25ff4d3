import type { shortcutWords } from '../../words/admin/shortcuts.ts'
import type { AdminScreen, ScreenName } from '../screens.ts'

type Words = typeof shortcutWords.tree
export type ShortcutName = keyof Words['names']

/** What they are for, in the order of the list. */
export const shortcutGroups = ['anywhere', 'go', 'list', 'editor'] as const satisfies readonly (keyof Words['groups'])[]
type ShortcutGroup = (typeof shortcutGroups)[number]

/** `keys` as they are shown, pressed one after the other; with `ctrl` together with Ctrl, or Command on a Mac. */
export type Shortcut = {
  group: ShortcutGroup
  keys: readonly string[]
  ctrl?: true
  does: { name: ShortcutName } | { to: string; screen: ScreenName }
}

const named = (group: ShortcutGroup, name: ShortcutName, key: string, ctrl?: true): Shortcut => ({
  group,
  keys: [key],
  ...(ctrl && { ctrl }),
  does: { name },
})

const fixed: readonly Shortcut[] = [
  named('anywhere', 'search', 'K', true),
  named('anywhere', 'help', '?'),
  named('anywhere', 'new', 'N'),
  named('list', 'find', '/'),
  named('list', 'down', 'J'),
  named('list', 'up', 'K'),
  named('list', 'open', 'Enter'),
  named('editor', 'save', 'S', true),
  named('editor', 'publish', 'Enter', true),
]

/** Every shortcut of the admin area for somebody who may see these screens. The list and the handlers are the same table. */
export const shortcutsFor = (screens: readonly AdminScreen[]): readonly Shortcut[] => [
  ...fixed,
  ...screens.flatMap(({ to, name, key }): Shortcut[] =>
    key ? [{ group: 'go', keys: ['G', key.toUpperCase()], does: { to, screen: name } }] : [],
  ),
]

type Press = { key: string; ctrl: boolean }

/**
 * What a press means after the one before it, if that was a letter that waits for another; `waits` says that this one does.
 * Enter alone means nothing here: it opens what has the focus by itself.
 */
export function readPress(
  shortcuts: readonly Shortcut[],
  press: Press,
  before: string | undefined,
): { does?: Shortcut['does']; waits?: string } {
  const key = press.key.toUpperCase()
  if (key === 'ENTER' && !press.ctrl) return {}
  const fits = ({ keys, ctrl }: Shortcut, typed: readonly string[]) =>
    (ctrl ?? false) === press.ctrl && keys.length === typed.length && keys.every((one, nth) => one.toUpperCase() === typed[nth])
  const found = shortcuts.find((one) => fits(one, before && !press.ctrl ? [before, key] : [key]))
  if (found) return { does: found.does }
  const begins = !press.ctrl && shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key)
  return begins && !before ? { waits: key } : {}
}
