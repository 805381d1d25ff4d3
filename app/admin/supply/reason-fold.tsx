import { Form, useNavigation } from 'react-router'
import { TextField } from '../../ui/field.tsx'
import type { RunOrdersReply } from './run-orders-reply.ts'

/** What is read on the fold and its button; the longer words are for who does not see which line it stands at. */
type Words = { title: string; titleOf: string; reason: string; hint?: string; go: string; goOf: string }

type Props = {
  event: 'not-delivered' | 'refuse'
  /** The name of the field. */
  name: string
  orderId: number
  lineId: number
  words: Words
  reply: RunOrdersReply | undefined
  /** Another price that the form is about. */
  amountMinor?: number
  className?: string
}

/** Something of a line that staff do with a reason: folded until it is wanted, open where it was refused. */
export function ReasonFold({ event, name, orderId, lineId, words, reply, amountMinor, className = 'add' }: Props) {
  const busy = useNavigation().state !== 'idle'
  const own = reply?.event === event && reply.line === lineId ? reply : undefined
  return (
    <details className={className} open={own !== undefined}>
      <summary aria-label={words.titleOf}>{words.title}</summary>
      <Form method="post" action={`#line-${lineId}`} className="stack" preventScrollReset noValidate key={own?.id}>
        <input type="hidden" name="order" value={orderId} />
        <input type="hidden" name="line" value={lineId} />
        {amountMinor !== undefined && <input type="hidden" name="amount" value={amountMinor} />}
        <TextField
          name={name}
          label={words.reason}
          {...(words.hint && { hint: words.hint })}
          defaultValue={own?.values[name]}
          error={own?.errors[name]}
          autoComplete="off"
        />
        <div className="row">
          <button className="btn line" type="submit" name="event" value={event} aria-disabled={busy} aria-label={words.goOf}>
            {words.go}
          </button>
        </div>
      </Form>
    </details>
  )
}
