import { editorWords as words } from '../../words/admin/content/editor.ts'

/** What was done, by the address that an action sends on to. */
export function flashOf(did: string | null, title: string): string | undefined {
  if (did === null || !Object.hasOwn(words.flash, did)) return undefined
  const flash = words.flash[did as keyof typeof words.flash]
  return typeof flash === 'function' ? flash(title) : flash
}
