import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import type { OrderView } from './load-run-orders.server.ts'
import type { RunOrdersReply } from './run-orders-reply.ts'

type Props = { order: OrderView; writes: boolean }

/** The voucher and the rooming list of an order: to look at, to send, and whether its supplier has them as they are now. */
export function PapersPart({ order: { id, supplier, email, papers }, writes }: Props) {
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
export function ReminderPart({ order: { id, supplier, email }, reply }: { order: OrderView; reply: RunOrdersReply | undefined }) {
  const { reminder, phone } = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  const own = reply?.event === 'remind-phone' ? reply : undefined
  const name = `reminded.${id}`
  return (
    <details className="add below" open={own !== undefined}>
      <summary>
        {reminder.title} <span className="visually-hidden">: {supplier}</span>
      </summary>
      <Form method="post" className="stack" preventScrollReset noValidate key={own?.id}>
        <input type="hidden" name="order" value={id} />
        <p className="small muted">{reminder.text}</p>
        {email && (
          <button
            className="btn line"
            type="submit"
            name="event"
            value="remind"
            aria-disabled={busy}
            aria-label={reminder.goTo({ supplier })}
          >
            {reminder.go}
          </button>
        )}
        <TextField
          name={name}
          label={phone.spokeWith}
          maxLength={120}
          autoComplete="off"
          defaultValue={own?.values[name]}
          error={own?.errors[name]}
        />
        <button
          className="btn line"
          type="submit"
          name="event"
          value="remind-phone"
          aria-disabled={busy}
          aria-label={phone.goTo({ supplier })}
        >
          {phone.go}
        </button>
      </Form>
    </details>
  )
}
