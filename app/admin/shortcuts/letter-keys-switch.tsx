import { deskFeelWords } from '../../words/admin/comfort.ts'
import { turnLetters, useLettersOn } from './letter-keys.ts'

/** Turns the keys of one letter on and off in this browser. */
export function LettersSwitch() {
  const on = useLettersOn()
  return (
    <label className="tick">
      <input type="checkbox" checked={on} onChange={({ target }) => turnLetters(target.checked)} />
      <span>{deskFeelWords.keys.setting.label}</span>
    </label>
  )
}
