import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { useAuth } from '../auth/auth.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { EventTimeline } from '../components/event-timeline.tsx'
import { Pane } from '../components/pane.tsx'
import { LinePart } from './line-part.tsx'
import type { ChoiceView } from './load-choice.server.ts'
import type { OrderView } from './load-run-orders.server.ts'
import { PapersPart, ReminderPart } from './papers-part.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { RunOrdersReply } from './run-orders-reply.ts'
import { SentForm } from './sent-form.tsx'

type Props = { order: OrderView; choice: ChoiceView | undefined; reply: RunOrdersReply | undefined; writes: boolean }

/** All that one supplier is asked for, how to reach it, and what it replied. */
export function OrderPane({ order, choice, reply, writes }: Props) {
  const { history: labels, order: words } = useWords(runOrderWords)
  const { may } = useAuth()
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
      {order.newest && <NewestReply newest={order.newest} />}
      <ul className="order-lines">
        {lines.map((line) => (
          <LinePart key={line.id} orderId={id} line={line} choice={choice} reply={reply} writes={writes} />
        ))}
      </ul>
      <div role="alert">{own?.sentence && own.which.length === 0 && <p className="note bad">{own.sentence}</p>}</div>
      {order.notSent.map((email) => (
        <NotSent key={email.number} order={order} email={email} writes={writes} />
      ))}
      {writes && order.isDue && <SendAlone order={order} reply={own} />}
      {writes && order.isChased && <ReminderPart order={order} reply={own} />}
      {writes && answerable.length > 0 && (
        <ReplyForm key={`${own?.id} ${answerable.map(({ version }) => version)}`} order={order} lines={answerable} reply={own} />
      )}
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
          <EventTimeline events={history} emailName={labels.email} mayOpenEmails={may('emails:read')} />
        )}
      </details>
    </Pane>
  )
}

/** What the supplier replied last, where its lines do not say all of it: its words, or an answer that does not count. */
function NewestReply({ newest: { stands, when, text, isHidden } }: { newest: NonNullable<OrderView['newest']> }) {
  const words = useWords(runOrderWords).order
  return (
    <div className="note newest num">
      <p>
        <b>{stands ? words.newest({ when }) : words.newestNotCounted({ when })}</b>
      </p>
      {text && <p className="said">{text}</p>}
      {isHidden && <p className="small">{words.newestHidden}</p>}
    </div>
  )
}

/** The text of an email that did not leave, for staff to send themselves and to record that they did. */
function NotSent({
  order: { id, supplier },
  email: { number, subject, text, mailto, whatsapp, isRefused },
  writes,
}: {
  order: Pick<OrderView, 'id' | 'supplier'>
  email: OrderView['notSent'][number]
  writes: boolean
}) {
  const { order: words, toSend } = useWords(runOrderWords)
  const of = { supplier, number: String(number) }
  return (
    <div className="note warn not-sent num">
      <p>{(isRefused ? words.refused : words.notSent)({ number: String(number) })}</p>
      {writes && whatsapp && (
        <p>
          <a href={whatsapp} target="_blank" rel="noreferrer" aria-label={words.whatsappOf(of)}>
            {words.whatsapp}
          </a>
        </p>
      )}
      {writes && mailto && (
        <p>
          <a href={mailto} aria-label={words.openOf(of)}>
            {words.open}
          </a>
        </p>
      )}
      {writes && (
        <details className="add email">
          <summary aria-label={words.copyOf(of)}>{words.copy}</summary>
          <p className="small">
            <b>{toSend.subject}</b> {subject}
          </p>
          <pre className="plain">{text}</pre>
          <p className="row below">
            <CopyButton text={text} what={words.copyOf(of)} />
          </p>
        </details>
      )}
      {writes && <SentForm orderId={id} supplier={supplier} numbers={[number]} />}
    </div>
  )
}

/** Sends what is new to one supplier by itself, or records that staff called. */
function SendAlone({ order, reply }: { order: OrderView; reply: RunOrdersReply | undefined }) {
  const words = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  const { id, supplier, email, stamp, delivers } = order
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
            aria-label={delivers ? words.order.sendAloneTo({ supplier }) : words.order.writeAloneTo({ supplier })}
          >
            {delivers ? words.order.sendAlone : words.order.writeAlone}
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
