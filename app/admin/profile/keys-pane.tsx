import { adminComfortWords } from '../../words/admin/comfort.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { LetterKeysSwitch } from '../shortcuts/letter-keys-switch.tsx'

/** The keys of the admin area in this browser; without JavaScript there are none. */
export function KeysPane() {
  const { title, text } = adminComfortWords.keys.setting
  if (!useInBrowser()) return null
  return (
    <section className="pane stack">
      <h2>{title}</h2>
      <p className="small muted">{text}</p>
      <LetterKeysSwitch />
    </section>
  )
}
