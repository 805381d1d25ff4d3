import { Form, Link, useNavigation } from 'react-router'
import { creditEvents } from '#features/permits/payments/credit-event.ts'
import { useWords } from '../../../languages/use-words.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { authorityWords } from '../../../words/admin/permits/authority.ts'
import { Pane } from '../../components/pane.tsx'
import type { CreditReply } from './credit-action.server.ts'
import type { CreditView } from './load-credit.server.ts'

type Props = { credit: CreditView; writes: boolean; path: string; reply: CreditReply | undefined }

/** What an authority owes us, how that came to be, and the form that records it. */
export function CreditPane({ credit, writes, path, reply }: Props) {
  const words = useWords(authorityWords).credit
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const errors = reply?.errors ?? {}
  const field = (name: string) => ({
    name,
    defaultValue: reply?.values[name],
    error: errors[name],
    autoComplete: 'off',
  })
  return (
    <Pane title={words.title} id="credit" className="stack">
      <p className="num">
        {credit.owes ? (
          <>
            <b>{credit.owes}</b> <Link to="/admin/permits/buy?view=balances">{words.use}</Link>
          </>
        ) : (
          words.none
        )}
      </p>
      {credit.moves.length > 0 && (
        <ul className="item-list num" aria-label={words.history}>
          {credit.moves.map(({ id, amount, reason, by }) => (
            <li key={id}>
              <span>
                {reason}
                <small>{by}</small>
              </span>
              <span className="nowrap">{amount}</span>
            </li>
          ))}
        </ul>
      )}
      {writes && (
        <Form method="post" action={`${path}#credit`} className="stack" noValidate preventScrollReset>
          <input type="hidden" name="event" value="credit" />
          <p className="small muted">{words.text}</p>
          <ErrorSummary title={words.wrong} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
          <SelectField
            {...field('what')}
            label={words.event}
            choices={creditEvents.map((one) => ({ value: one, words: words.events[one] }))}
          />
          <TextField {...field('amount')} label={words.amount} inputMode="decimal" className="num" maxLength={40} required />
          <TextField {...field('receipt')} label={words.receipt} maxLength={120} required />
          <TextField {...field('reason')} label={words.reason} hint={words.reasonHint} maxLength={400} />
          <div className="row">
            <button className="btn line" type="submit" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.go}
            </button>
          </div>
        </Form>
      )}
    </Pane>
  )
}
