import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import type { OrderView } from './load-run-orders.server.ts'
import { PhoneForm } from './phone-form.tsx'
import type { RunOrdersReply } from './run-orders-reply.ts'

type Props = { order: OrderView; writes: boolean }

/** The voucher and the rooming list of an order: to look at, to send, and whether its supplier has them as they are now. */
export function PapersPart({ order: { id, supplier, email, papers, seen }, writes }: Props) {
  const words = useWords(runOrderWords).papers
  const busy = useNavigation().state !== 'idle'
  return (
    <ul className="supplier-papers" aria-label={words.title({ supplier })}>
      {papers.map(({ kind, to, state, isDue }) => (
        <li key={kind} className="row">
          <a href={to} target="_blank" rel="noreferrer">
            {words.kinds[kind]}
          </a>
          <span className={isDue ? 'small warn' : 'small muted'}>{state}</span>
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
                aria-label={words.sendTo({ what: words.kinds[kind], supplier })}
              >
                {words.send}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
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
          aria-label={reminder.goTo({ supplier: order.supplier })}
        >
          {reminder.go}
        </button>
      )}
    </PhoneForm>
  )
}
