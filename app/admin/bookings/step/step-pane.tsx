import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { cancelAdminWords } from '../../../words/admin/bookings/cancel.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { stepWords } from '../../../words/admin/bookings/steps.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { Pane } from '../../components/pane.tsx'
import type { loadBooking } from '../load-booking.server.ts'

type Shown = Pick<
  Awaited<ReturnType<typeof loadBooking>>,
  'id' | 'step' | 'notices' | 'message' | 'choices' | 'cancel' | 'quote' | 'amends' | 'pay' | 'partDialogs'
> & { moves: boolean }

/**
 * The next step with its deadline and the one filled button, then all other actions. On a phone the buttons are in a bar at the
 * lower edge of the window.
 */
export function StepPane(shown: Shown) {
  const read = useReader()
  const words = useWords(stepWords)
  const { step, notices, message } = shown
  const { title, text, tag, main, also } = step
  const actions = actionsOf(read, shown)
  return (
    <Pane
      title={title}
      aria-label={words.title}
      className={tag?.tone === 'bad' ? 'next-step is-late' : 'next-step'}
      beside={tag && <span className={tag.tone ? `tag num ${tag.tone}` : 'tag num'}>{tag.word}</span>}
    >
      <div className="why">
        {notices.map(({ strong, text: more }) => (
          <p key={strong}>
            <b>{strong}</b> {more}
          </p>
        ))}
        {text && <p>{text}</p>}
        {also && (
          <p>
            {also.text}{' '}
            {also.to && (
              <Link to={also.to} preventScrollReset={also.to.startsWith('?')}>
                {also.word}
              </Link>
            )}
          </p>
        )}
        {message.confirms && <p>{message.confirms}</p>}
      </div>
      {(main || actions.length > 0) && (
        <div className="step-bar">
          {main && (
            <Link className="btn" to={main.to} preventScrollReset={main.to.startsWith('?')}>
              {main.word}
            </Link>
          )}
          {actions.length > 0 && (
            <details className="more-actions">
              <summary className="btn line">{words.more}</summary>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on one of the links folds the list again */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
              <div className="row" onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}>
                {actions.map(({ to, word }) => (
                  <Link key={to} className="btn sm line" to={to} preventScrollReset={to.startsWith('?')}>
                    {word}
                  </Link>
                ))}
              </div>
            </details>
          )}
        </div>
      )}
    </Pane>
  )
}

type Action = { to: string; word: string }

/** Everything that can be done besides the step, what leads on before what ends the booking. */
function actionsOf(read: ReadWords, { id, step, choices, cancel, quote, amends, pay, partDialogs, moves }: Shown): Action[] {
  const stepLabels = read(stepWords)
  const moneyLabels = read(moneyAdminWords)
  const cancelLabels = read(cancelAdminWords)
  const newBookingLabels = read(newBookingWords)
  const words = read(bookingAdminWords).moves
  const open = (what: string, word: string): Action => ({ to: `?${dialogParameter}=${what}`, word })
  const all: (Action | false | undefined)[] = [
    // Money for a quotation accepts it, holds it and confirms it.
    pay && step.name === 'accept' && open('pay', stepLabels.record.deposit),
    // Of several services each has the button in its own row.
    step.name === 'alternative' && moves && partDialogs.length === 1 && open('part', moneyLabels.parts.answer),
    ...choices.filter(({ event }) => event !== 'decline').map(({ event }) => open(event, words[event].open)),
    quote?.isPriced && open('quote', quote.again ? words.quoteAgain : words.quote),
    quote && { to: quote.custom, word: words.customPrice },
    amends && { to: `/admin/bookings/${id}/amend`, word: words.amend },
    ...choices.filter(({ event }) => event === 'decline').map(({ event }) => open(event, words[event].open)),
    cancel && open((cancel.choices.length === 1 && cancel.choices[0]?.event) || 'cancel', cancelLabels.open),
    moves && { to: `/admin/bookings/new?again=${id}`, word: newBookingLabels.again },
  ]
  return all.filter((one): one is Action => Boolean(one)).filter(({ to }) => to !== step.main?.to)
}
