import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { EventTimeline } from '../components/event-timeline.tsx'
import { Pane } from '../components/pane.tsx'
import { LinePart } from './line-part.tsx'
import type { ChoiceView } from './load-choice.server.ts'
import type { OrderView } from './load-run-orders.server.ts'
import { PapersPart, ReminderPart } from './papers-part.tsx'
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
function SendAlone({ order: { id, supplier, email, stamp }, reply }: { order: OrderView; reply: RunOrdersReply | undefined }) {
  const { order } = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  const own = reply?.event === 'phone' ? reply : undefined
  const name = `spokeWith.${id}`
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
            aria-label={order.sendAloneTo({ supplier })}
          >
            {order.sendAlone}
          </button>
        </Form>
      )}
      <PhoneForm order={{ id, supplier, stamp }} isOpen={own !== undefined || email === ''} reply={own} name={name} />
    </>
  )
}

type PhoneProps = {
  order: Pick<OrderView, 'id' | 'supplier' | 'stamp'>
  isOpen: boolean
  reply: RunOrdersReply | undefined
  name: string
}

/** Records that staff read out by phone what is to be sent. */
function PhoneForm({ order: { id, supplier, stamp }, isOpen, reply: own, name }: PhoneProps) {
  const { phone } = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="add below" open={isOpen}>
      <summary>
        {phone.title} <span className="visually-hidden">: {supplier}</span>
      </summary>
      <Form method="post" className="stack" preventScrollReset noValidate key={own?.id}>
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="stamp" value={stamp} />
        <p className="small muted">{phone.text}</p>
        <TextField
          name={name}
          label={phone.spokeWith}
          maxLength={120}
          autoComplete="off"
          defaultValue={own?.values[name]}
          error={own?.errors[name]}
        />
        <div className="row">
          <button
            className="btn line"
            type="submit"
            name="event"
            value="phone"
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
