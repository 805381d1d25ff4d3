import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import type { OrderView } from './load-run-orders.server.ts'
import type { RunOrdersReply } from './run-orders-reply.ts'

type Props = {
  order: Pick<OrderView, 'id' | 'supplier' | 'stamp'>
  /** What the call is for, and the name of the field for whom staff spoke with. */
  event: 'phone' | 'remind-phone'
  field: string
  title: string
  text: string
  reply: RunOrdersReply | undefined
  isOpen?: boolean
  /** What can be done instead of a call. */
  children?: ReactNode
}

/** A fold in which staff record a call to a supplier, with the name of whom they spoke with. */
export function PhoneForm({ order: { id, supplier, stamp }, event, field, title, text, reply, isOpen, children }: Props) {
  const { phone } = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  const own = reply?.event === event ? reply : undefined
  const name = `${field}.${id}`
  return (
    <details className="add below" open={isOpen || own !== undefined}>
      <summary>
        {title} <span className="visually-hidden">: {supplier}</span>
      </summary>
      <Form method="post" className="stack" preventScrollReset noValidate key={own?.id}>
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="stamp" value={stamp} />
        <p className="small muted">{text}</p>
        {children}
        <TextField
          name={name}
          label={phone.spokeWith}
          autoComplete="off"
          defaultValue={own?.values[name]}
          error={own?.errors[name]}
        />
        <div className="row">
          <button
            className="btn line"
            type="submit"
            name="event"
            value={event}
            aria-disabled={busy}
            aria-label={phone.goTo({ supplier })}
          >
            {phone.go}
          </button>
        </div>
      </Form>
    </details>
  )
}
