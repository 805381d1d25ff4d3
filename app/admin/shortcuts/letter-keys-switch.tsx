import { useWords } from '../../languages/use-words.ts'
import { shortcutWords } from '../../words/admin/shortcuts.ts'
import { turnLetterKeys, useLetterKeysOn } from './letter-keys.ts'

/** Turns the keys of one letter on and off in this browser. */
export function LetterKeysSwitch() {
  const words = useWords(shortcutWords)
  const on = useLetterKeysOn()
  return (
    <label className="tick">
      <input type="checkbox" checked={on} onChange={({ target }) => turnLetterKeys(target.checked)} />
      <span>{words.setting.label}</span>
    </label>
  )
}
