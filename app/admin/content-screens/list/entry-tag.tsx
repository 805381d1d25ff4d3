import type { EntryState } from '#features/content/entry.ts'
import { useWords } from '../../../languages/use-words.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'

const tones: Record<EntryState, string> = {
  draft: 'tag',
  published: 'tag ok',
  changed: 'tag warn',
  scheduled: 'tag warn',
  trashed: 'tag bad',
}

/** The state of an entry, as a tag. */
export const EntryTag = ({ state }: { state: EntryState }) => {
  const words = useWords(editorWords)
  return <span className={tones[state]}>{words.states[state]}</span>
}
