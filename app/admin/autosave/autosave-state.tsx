import { useWords } from '../../languages/use-words.ts'
import { autosaveWords } from '../../words/admin/autosave.ts'

/** Whether what is typed is stored; at first, when it was begun. */
export function AutosaveState({ state, began }: { state: 'saved' | 'failed' | undefined; began: string | undefined }) {
  const words = useWords(autosaveWords)
  const text = state ? words[state] : began && words.began({ when: began })
  return (
    <p className={state === 'failed' ? 'small bad' : 'small muted'} role="status">
      {text}
    </p>
  )
}
