import { editorWords as words } from '../../words/admin/content/editor.ts'

/** What was done, by the address that an action sends on to. */
export function flashOf(did: string | null, title: string): string | undefined {
  if (did === null || !Object.hasOwn(words.told, did)) return undefined
  const told = words.told[did as keyof typeof words.told]
  return typeof told === 'function' ? told(title) : told
}
