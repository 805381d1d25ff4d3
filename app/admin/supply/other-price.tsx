import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import type { RunOrdersReply } from './run-orders-reply.ts'

type Props = {
  orderId: number
  lineId: number
  what: string
  minor: number
  money: string
  reply: RunOrdersReply | undefined
}

/** Accepts another price of a supplier, or refuses it with a reason. */
export function OtherPrice({ orderId, lineId, what, minor, money, reply }: Props) {
  const { accept, refuse } = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  const own = reply?.event === 'refuse' && reply.line === lineId ? reply : undefined
  const name = `refused.${lineId}`
  const seen = (
    <>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="line" value={lineId} />
      <input type="hidden" name="amount" value={minor} />
    </>
  )
  return (
    <>
      <Form method="post" preventScrollReset>
        {seen}
        <button
          className="btn line"
          type="submit"
          name="event"
          value="accept"
          aria-disabled={busy}
          aria-label={accept.goOf({ money, what })}
        >
          {accept.go({ money })}
        </button>
      </Form>
      <details className="add" open={own !== undefined}>
        <summary aria-label={refuse.titleOf({ money, what })}>{refuse.title({ money })}</summary>
        <Form method="post" action={`#line-${lineId}`} className="stack" preventScrollReset noValidate key={own?.id}>
          {seen}
          <TextField
            name={name}
            label={refuse.reason}
            hint={refuse.hint}
            error={own?.errors[name]}
            defaultValue={own?.values[name]}
            autoComplete="off"
          />
          <div className="row">
            <button
              className="btn line"
              type="submit"
              name="event"
              value="refuse"
              aria-disabled={busy}
              aria-label={refuse.goOf({ what })}
            >
              {refuse.go}
            </button>
          </div>
        </Form>
      </details>
    </>
  )
}
