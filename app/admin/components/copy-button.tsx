import { useState } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { useInBrowser } from './in-browser.ts'

/**
 * Puts a text on the clipboard. The text itself stands beside it, so that it can be selected where there are no scripts, or the browser refuses.
 *
 * @param what what is copied, for the button's name: 'Copy text to send: Lake Lodge'.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const words = useWords(frameAdminWords).copying
  const inBrowser = useInBrowser()
  const [answer, setAnswer] = useState('')
  if (!inBrowser || !navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer(words.copied),
      () => setAnswer(words.refused),
    )
  return (
    <>
      <button type="button" className="btn line sm" aria-label={words.copyOf({ what })} onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className="small muted">
        {answer}
      </span>
    </>
  )
}
