import { newsletterWords } from '../words/newsletter.ts'

/** The names of the two fields that guard a form: one that nobody fills in, and when the form was shown. */
export const guardNames = { trap: 'more', stamp: 'shown' } as const

/** A field that nobody meets, by eye, by keyboard or by a screen reader: only a program fills it in. */
export const TrapField = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {newsletterWords.trap}
      <input type="text" name={guardNames.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
)
