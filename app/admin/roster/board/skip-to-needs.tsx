import type { MouseEvent } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'

/** The first run that lacks somebody: on the board, and on a narrow window in the list above it. */
const places = '.board a[data-run], .needs-list a'

/** The way for the keyboard past tabs, days and filters, to the first run that lacks somebody. Without JavaScript it leads to the board. */
export function SkipToNeeds() {
  const words = useWords(rosterWords)
  const onClick = (event: MouseEvent) => {
    const first = [...document.querySelectorAll<HTMLElement>(places)].find((one) => one.offsetParent !== null)
    if (!first) return
    event.preventDefault()
    first.focus()
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a plain link within the page
    <a className="skip" href="#needs" onClick={onClick}>
      {words.skip}
    </a>
  )
}
