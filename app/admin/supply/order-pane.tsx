import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { EventTimeline } from '../components/event-timeline.tsx'
import { Pane } from '../components/pane.tsx'
import { LinePart } from './line-part.tsx'
import type { ChoiceView } from './load-choice.server.ts'
import type { OrderView } from './load-run-orders.server.ts'
import { PapersPart, ReminderPart } from './papers-part.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { RunOrdersReply } from './run-orders-reply.ts'

type Props = { order: OrderView; choice: ChoiceView | undefined; reply: RunOrdersReply | undefined; writes: boolean }

/** All that one supplier is asked for, how to reach it, and what it replied. */
export function OrderPane({ order, choice, reply, writes }: Props) {
  const words = useWords(runOrderWords).order
  const { id, supplier, reference, to, phone, tel, email, lines, earlier, history } = order
  const own = reply?.order === id ? reply : undefined
  const answerable = lines.filter(({ answers }) => answers.length > 0)
  return (
    <Pane id={`order-${id}`} className="supplier-order" title={supplier} beside={<b className="num">{reference}</b>}>
      <ul className="contacts num" aria-label={words.contacts({ supplier })}>
        {tel && (
          <li>
            <a href={tel}>{words.call({ phone })}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>{email}</a>
          </li>
        )}
        {to && (
          <li>
            <Link to={to} aria-label={words.supplierOf({ supplier })}>
              {words.supplier}
            </Link>
          </li>
        )}
        {!tel && !email && <li className="muted">{words.noContacts}</li>}
      </ul>
      <ul className="order-lines">
        {lines.map((line) => (
          <LinePart key={line.id} orderId={id} line={line} choice={choice} reply={reply} writes={writes} />
        ))}
      </ul>
      <div role="alert">{own?.sentence && own.which.length === 0 && <p className="note bad">{own.sentence}</p>}</div>
      {writes && order.isDue && <SendAlone order={order} reply={own} />}
      {writes && order.isChased && <ReminderPart order={order} reply={own} />}
      {writes && answerable.length > 0 && <ReplyForm key={own?.id} order={order} lines={answerable} reply={own} />}
      {order.papers.length > 0 && <PapersPart order={order} writes={writes} />}
      {earlier.length > 0 && (
        <details className="add below">
          <summary>
            {words.earlier} <span className="visually-hidden">: {supplier}</span>
          </summary>
          <ul className="order-lines">
            {earlier.map((line) => (
              <LinePart key={line.id} orderId={id} line={line} choice={choice} reply={reply} writes={writes} />
            ))}
          </ul>
        </details>
      )}
      <details className="add below">
        <summary>
          {words.history} <span className="visually-hidden">: {supplier}</span>
        </summary>
        {history.length === 0 ? (
          <p className="muted small">{words.noHistory}</p>
        ) : (
          <EventTimeline events={history} emailName="" mayOpenEmails={false} />
        )}
      </details>
    </Pane>
  )
}

/** Sends what is new to one supplier by itself, or records that staff called. */
function SendAlone({ order, reply }: { order: OrderView; reply: RunOrdersReply | undefined }) {
  const words = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  const { id, supplier, email, stamp } = order
  return (
    <>
      {email && (
        <Form method="post" preventScrollReset className="below">
          <input type="hidden" name="order" value={id} />
          <input type="hidden" name="stamp" value={stamp} />
          <button
            className="btn line sm"
            type="submit"
            name="event"
            value="send"
            aria-disabled={busy}
            aria-label={words.order.sendAloneTo({ supplier })}
          >
            {words.order.sendAlone}
          </button>
        </Form>
      )}
      <PhoneForm
        order={order}
        event="phone"
        field="spokeWith"
        title={words.phone.title}
        text={words.phone.text}
        reply={reply}
        isOpen={email === ''}
      />
    </>
  )
}
