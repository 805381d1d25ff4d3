import { useWords } from '../languages/use-words.ts'
import { newsletterWords } from '../words/newsletter.ts'

/**
 * The names of the two guard fields of a form: the hidden field that must stay empty, and the stamp of when the form was shown.
 */
export const guardNames = { trap: 'more', stamp: 'shown' } as const

/** A field that people cannot reach by eye, keyboard or screen reader: only a program fills it in. */
export const TrapField = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {useWords(newsletterWords).trap}
      <input type="text" name={guardNames.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
)
