import { adminComfortWords } from '../../words/admin/comfort.ts'
import { turnLetterKeys, useLetterKeysOn } from './letter-keys.ts'

/** Turns the keys of one letter on and off in this browser. */
export function LetterKeysSwitch() {
  const on = useLetterKeysOn()
  return (
    <label className="tick">
      <input type="checkbox" checked={on} onChange={({ target }) => turnLetterKeys(target.checked)} />
      <span>{adminComfortWords.keys.setting.label}</span>
    </label>
  )
}
