import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { orderLineWords } from '../../words/admin/supply/order-lines.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { FactRows } from '../components/fact-rows.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { LineView } from './line-view.ts'
import type { ChoiceView } from './load-choice.server.ts'
import { OtherPrice } from './other-price.tsx'
import { ReasonFold } from './reason-fold.tsx'
import type { RunOrdersReply } from './run-orders-reply.ts'

/** What a supplier must know of a line, and what is stored of its replies. */
export const LineFactsList = ({ line }: { line: Pick<LineView, 'facts' | 'what'> }) => (
  <FactRows facts={line.facts} label={line.what} className="order-facts num" />
)

/** What is to be sent of a line, how it stands with its supplier, and by when its supplier replies. */
export const LineTags = ({ line: { sends, state, tone, due, isLate } }: { line: LineView }) => (
  <span className="tags num">
    {sends && <span className="tag warn">{sends.word}</span>} <span className={tone ? `tag ${tone}` : 'tag'}>{state}</span>{' '}
    {due && <span className={isLate ? 'tag bad' : 'tag'}>{due}</span>}
  </span>
)

type Props = {
  orderId: number
  line: LineView
  choice: ChoiceView | undefined
  reply: RunOrdersReply | undefined
  writes: boolean
}

/** A line of an order: its state, what it is, what is to be sent of it, and what staff can do with it alone. */
export function LinePart({ orderId, line, choice, reply, writes }: Props) {
  const words = useWords(orderLineWords)
  const labels = useWords(runOrderWords)
  const { id, what, sends, stands, otherPrice, changeDeclined, loss } = line
  return (
    <li id={`line-${id}`}>
      <header>
        <h3>{what}</h3>
        <LineTags line={line} />
      </header>
      {sends && sends.changes.length > 0 && <Changes caption={`${words.changed}: ${what}`} changes={sends.changes} />}
      <LineFactsList line={line} />
      {loss && <p className="note bad">{loss}</p>}
      {stands && (
        <>
          <p className="small">{words.stands}</p>
          <Changes caption={`${words.stands} ${what}`} changes={stands} />
        </>
      )}
      {changeDeclined && <p className="note bad">{words.changeDeclined}</p>}
      {otherPrice && <p className="note">{words.asksOtherPrice}</p>}
      {writes && otherPrice?.minor != null && (
        <OtherPrice orderId={orderId} lineId={id} what={what} minor={otherPrice.minor} money={otherPrice.text} reply={reply} />
      )}
      {writes && line.isOver && <NotDeliveredForm orderId={orderId} lineId={id} what={what} reply={reply} />}
      {writes && line.isLive && choice?.line === id && <ChoiceForm key={reply?.id} choice={choice} reply={reply} />}
      {writes && line.isLive && choice?.line !== id && (
        <p>
          <Link
            className="small"
            to={`?choose=${id}#line-${id}`}
            preventScrollReset
            aria-label={labels.order.changeOf({ what: `${what}, ${line.facts[0]?.[1] ?? ''}` })}
          >
            {labels.order.change}
          </Link>
        </p>
      )}
    </li>
  )
}

/** What was, beside what is. */
function Changes({ caption, changes }: { caption: string; changes: NonNullable<LineView['stands']> }) {
  const { what, before, now } = useWords(orderLineWords).changeColumns
  return (
    <table className="table stacks changes num">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{before}</th>
          <th scope="col">{now}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.what}>
            <th scope="row">{change.what}</th>
            <td data-label={before}>
              <del>{change.before}</del>
            </td>
            <td data-label={now}>
              <ins>{change.now}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type OfLine = { orderId: number; lineId: number; what: string }

function NotDeliveredForm({ orderId, lineId, what, reply }: OfLine & { reply: RunOrdersReply | undefined }) {
  const { title, titleOf, reason, go, goOf } = useWords(runOrderWords).notDelivered
  return (
    <ReasonFold
      event="not-delivered"
      name={`why.${lineId}`}
      {...{ orderId, lineId, reply }}
      words={{ title, titleOf: titleOf({ what }), reason, go, goOf: goOf({ what }) }}
      className="add below"
    />
  )
}
