import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { ReasonFold } from './reason-fold.tsx'
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
  return (
    <>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="order" value={orderId} />
        <input type="hidden" name="line" value={lineId} />
        <input type="hidden" name="amount" value={minor} />
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
      <ReasonFold
        event="refuse"
        name={`refused.${lineId}`}
        {...{ orderId, lineId, reply }}
        amountMinor={minor}
        words={{
          title: refuse.title({ money }),
          titleOf: refuse.titleOf({ money, what }),
          reason: refuse.reason,
          hint: refuse.hint,
          go: refuse.go,
          goOf: refuse.goOf({ what }),
        }}
      />
    </>
  )
}
