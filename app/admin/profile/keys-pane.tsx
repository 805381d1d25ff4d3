import { adminComfortWords } from '../../words/admin/comfort.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { Pane } from '../components/pane.tsx'
import { LetterKeysSwitch } from '../shortcuts/letter-keys-switch.tsx'

/** The keys of the admin area in this browser; without JavaScript there are none. */
export function KeysPane() {
  const { title, text } = adminComfortWords.keys.setting
  if (!useInBrowser()) return null
  return (
    <Pane title={title} className="stack">
      <p className="small muted">{text}</p>
      <LetterKeysSwitch />
    </Pane>
  )
}
