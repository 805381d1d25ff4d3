import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { useAuth } from '../auth/auth.tsx'
import { Pane } from '../components/pane.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { LineFactsList } from './line-part.tsx'
import type { RunOrdersView } from './load-run-orders.server.ts'
import { OrderPane } from './order-pane.tsx'
import { OrdersOverview } from './orders-overview.tsx'
import type { RunOrdersReply } from './run-orders-reply.ts'
import { SendPane } from './send-pane.tsx'

type Props = {
  view: RunOrdersView
  reply: RunOrdersReply | undefined
  /** Whether a booking is on hold or quoted: nothing is ordered for it unless staff begin. */
  mayBegin: boolean
  /** What a page without orders says. */
  none: string
}

/** What a departure or booking takes of suppliers: what is to be sent, what has no supplier, and the order of each supplier. */
export function RunOrders({ view, reply, mayBegin, none }: Props) {
  const words = useWords(runOrderWords)
  const writes = useAuth().may('supply:write')
  const choice = reply?.choice ?? view.choice
  // What is wrong with the form of an order stands beside that form, where it was pressed.
  const isOfOrder = reply !== undefined && (reply.which.length > 0 || view.orders.some(({ id }) => id === reply.order))
  return (
    <div className="run-orders panes">
      <div role="alert">{reply?.sentence && !isOfOrder && <p className="note bad">{reply.sentence}</p>}</div>
      {!view.delivers && view.isOrdered && writes && <p className="note">{words.noMail}</p>}
      {view.lowMargin && <p className="note bad num">{view.lowMargin}</p>}
      {view.send && <SendPane send={view.send} writes={writes} />}
      {view.open.length > 0 && (
        <Pane title={words.open.title} className="stack" id="open">
          <p className="small muted">{words.open.text}</p>
          <ul className="order-lines">
            {view.open.map((line) => (
              <li key={line.id} id={`line-${line.id}`}>
                <h3>{line.what}</h3>
                <LineFactsList line={line} />
                {writes && choice?.line === line.id && <ChoiceForm key={reply?.id} choice={choice} reply={reply} />}
                {writes && choice?.line !== line.id && (
                  <Link
                    className="btn line sm"
                    to={`?choose=${line.id}#line-${line.id}`}
                    preventScrollReset
                    aria-label={words.open.chooseFor({ what: `${line.what}, ${line.facts[0]?.[1] ?? ''}` })}
                  >
                    {words.open.choose}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Pane>
      )}
      <OrdersOverview orders={view.orders} />
      {view.orders.map((order) => (
        <OrderPane key={order.id} order={order} reply={reply} choice={choice} writes={writes} />
      ))}
      {!view.isOrdered && <p className="muted">{mayBegin ? words.beginText : none}</p>}
      {mayBegin && view.open.length + view.orders.length === 0 && writes && <BeginForm />}
    </div>
  )
}

function BeginForm() {
  const words = useWords(runOrderWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset>
      <button className="btn" type="submit" name="event" value="begin" aria-disabled={busy}>
        {words.begin}
      </button>
    </Form>
  )
}
