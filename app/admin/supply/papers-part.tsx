import { Fragment } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import type { OrderView } from './load-run-orders.server.ts'
import type { NamelessView } from './paper-views.server.ts'
import { PhoneForm } from './phone-form.tsx'
import type { RunOrdersReply } from './run-orders-reply.ts'
import { SentForm } from './sent-form.tsx'

type Props = { order: OrderView; writes: boolean }

/** The voucher and the rooming list of an order: to look at, to send, and whether its supplier has them as they are now. */
export function PapersPart({ order: { id, supplier, email, papers, seen, delivers }, writes }: Props) {
  const words = useWords(runOrderWords).papers
  const busy = useNavigation().state !== 'idle'
  const label = (isNameless: boolean) => (!delivers ? words.write : isNameless ? words.sendNameless : words.send)
  return (
    <ul className="supplier-papers" aria-label={words.title({ supplier })}>
      {papers.map(({ kind, to, state, isDue, notLeft, nameless }) => (
        <li key={kind} className="of-paper">
          <span className="paper">
            <a href={to} target="_blank" rel="noreferrer">
              {words.kinds[kind]}
            </a>
            <span className={isDue ? 'small warn' : 'small muted'}>{state}</span>
          </span>
          {writes && email && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="order" value={id} />
              <input type="hidden" name="paper" value={kind} />
              <input type="hidden" name="seen" value={seen} />
              <button
                className="btn line sm"
                type="submit"
                name="event"
                value="paper"
                aria-disabled={busy}
                aria-label={`${label(nameless !== undefined)}: ${words.kinds[kind]}, ${supplier}`}
              >
                {label(nameless !== undefined)}
              </button>
            </Form>
          )}
          {writes && notLeft.length > 0 && <SentForm orderId={id} supplier={supplier} numbers={notLeft} />}
          {nameless && <NamelessNote nameless={nameless} />}
        </li>
      ))}
    </ul>
  )
}

/** Whose names are missing on a rooming list, and where they are entered. */
function NamelessNote({ nameless: { text, bookings } }: { nameless: NamelessView }) {
  return (
    <p className="small nameless num">
      <span className="warn">{text}</span>{' '}
      {bookings.map((booking, at) => (
        <Fragment key={booking.to}>
          {at > 0 && '; '}
          <Link to={booking.to}>{booking.text}</Link>
        </Fragment>
      ))}
    </p>
  )
}

/** Reminds a supplier that has not answered, by email or by phone. */
export function ReminderPart({ order, reply }: { order: OrderView; reply: RunOrdersReply | undefined }) {
  const { reminder } = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <PhoneForm order={order} event="remind-phone" field="reminded" title={reminder.title} text={reminder.text} reply={reply}>
      {order.email && (
        <button
          className="btn line"
          type="submit"
          name="event"
          value="remind"
          aria-disabled={busy}
          aria-label={(order.delivers ? reminder.goTo : reminder.writeTo)({ supplier: order.supplier })}
        >
          {order.delivers ? reminder.go : reminder.write}
        </button>
      )}
    </PhoneForm>
  )
}
