import { Form, useNavigation } from 'react-router'
import { sentHows } from '#features/supply/messages/message.ts'
import { useReader } from '../../languages/use-reader.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'

/** `numbers`: of the messages of an order that did not leave. `isFolded`: it stands in a row of a list, and takes one line of it until it is opened. */
type Props = { orderId: number; supplier: string; numbers: readonly number[]; isFolded?: boolean }

/** Records that staff sent messages of an order themselves, and how. */
export function SentForm({ isFolded = false, ...of }: Props) {
  const read = useReader()
  const words = read(runOrderWords).recordSent
  const named = { supplier: of.supplier, numbers: read.format.list(of.numbers.map(String)) }
  if (!isFolded) return <RecordSent {...of} named={named} />
  return (
    <details className="record-sent">
      <summary aria-label={words.goOf(named)}>{words.go}</summary>
      <RecordSent {...of} named={named} />
    </details>
  )
}

type Named = { supplier: string; numbers: string }

function RecordSent({ orderId, numbers, named }: Omit<Props, 'isFolded'> & { named: Named }) {
  const { recordSent: words, sentHows: hows } = useReader()(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="record-sent" preventScrollReset>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="numbers" value={numbers.join()} />
      <span className="field">
        <select name="how" aria-label={words.howOf(named)}>
          {sentHows.map((how) => (
            <option key={how} value={how}>
              {hows[how]}
            </option>
          ))}
        </select>
      </span>
      <button
        className="btn line sm"
        type="submit"
        name="event"
        value="sent-by-staff"
        aria-disabled={busy}
        aria-label={words.recordOf(named)}
      >
        {words.record}
      </button>
    </Form>
  )
}
