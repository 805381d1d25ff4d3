import { Form, Link } from 'react-router'
import { permitDays } from '#features/stock/stock.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { permitDayWords } from '../../words/admin/permits/permit-day.ts'
import { useAuth } from '../auth/auth.tsx'
import { answerPath } from '../components/dialogs/part-address.ts'
import { EventTimeline } from '../components/event-timeline.tsx'
import { instantText } from '../components/instants.ts'
import { StateTag } from '../components/state-tag.tsx'
import type { LotView, PoolView } from './load-permit-day.server.ts'
import { LotsTable } from './lots-table.tsx'
import { numbersPath } from './numbers/numbers-path.ts'
import { PermitBar } from './permit-bar.tsx'
import { BalanceTag } from './permit-table.tsx'
import { poolName } from './pool-name.ts'

/** What another pool can give to one that is short. */
export type DrawOffer = { from: PoolView; count: number }

type Props = { pool: PoolView; feeId: string; scale: number; now: Date; changes: boolean; draws: readonly DrawOffer[] }

const figures = ['promised', 'requested', 'held', 'allowance', 'wanted', 'named', 'numbered'] as const

/** A pool of a day: its figures, its lots, its allowances, its bookings and what happened to it. */
export function PoolPane({ pool, feeId, scale, now, changes, draws }: Props) {
  const read = useReader()
  const words = read(permitDayWords)
  const { departure, lots, allowances, bookings } = pool
  const name = poolName(read, departure)
  const key = departure?.id ?? 'everybody'
  const isEmpty = lots.length === 0 && bookings.length === 0 && allowances.length === 0
  return (
    <section className={isEmpty ? 'pane pool pool-empty' : 'pane pool'} id={`pool-${key}`} aria-labelledby={`pool-${key}-name`}>
      <header>
        <h2 id={`pool-${key}-name`}>
          {name} {!isEmpty && <BalanceTag pool={pool} />}
        </h2>
        {departure && (
          <Link to={`/admin/departures/${departure.id}`} aria-label={`${words.toDeparture}${read.format.colon}${name}`}>
            {words.toDeparture}
          </Link>
        )}
      </header>
      {isEmpty ? (
        <p className="muted small">{words.empty}</p>
      ) : (
        <>
          <PermitBar pool={pool} scale={scale} isLarge />
          <dl className="figures num" aria-label={`${words.figures}${read.format.colon}${name}`}>
            {figures.map(
              (figure) =>
                (pool[figure] > 0 || ['promised', 'held'].includes(figure)) && (
                  <div key={figure}>
                    <dt>{words.facts[figure]}</dt>
                    <dd>{pool[figure]}</dd>
                  </div>
                ),
            )}
          </dl>
        </>
      )}
      {changes &&
        draws.map(({ from, count }) => (
          <Form key={from.departure?.id ?? 0} method="post" className="note draw" preventScrollReset>
            <input type="hidden" name="event" value="draw" />
            <input type="hidden" name="from" value={from.departure?.id ?? 'everybody'} />
            <input type="hidden" name="to" value={key} />
            <input type="hidden" name="count" value={count} />
            <p className="num">
              {words.drawText({ count: pool.short, spare: from.spare, pool: poolName(read, from.departure) })}
            </p>
            <button className="btn line sm" type="submit">
              {words.draw({ count })}
              <span className="visually-hidden">
                {read.format.colon}
                {words.drawOf({ from: poolName(read, from.departure), to: name })}
              </span>
            </button>
          </Form>
        ))}
      {lots.length > 0 && (
        <div className="part">
          <div className="part-head">
            <h3>{words.lots.title}</h3>
            {changes && lots.some(lacksNumbers) && (
              <Link className="quiet" to={numbersPath({ feeId, day: pool.day })}>
                {words.numbers}
              </Link>
            )}
          </div>
          <LotsTable caption={words.lots.caption({ pool: name })} lots={lots} now={now} changes={changes} />
        </div>
      )}
      {bookings.length > 0 && <PoolBookings pool={pool} feeId={feeId} now={now} />}
      {allowances.length > 0 && <PoolAllowances pool={pool} now={now} changes={changes} />}
      <PoolHistory pool={pool} name={name} now={now} />
    </section>
  )
}

/** Whether numbers of it can be entered now: it is paid for, and covers somebody whose number has not come. */
const lacksNumbers = ({ state, covers }: LotView): boolean =>
  (state === 'paid' || state === 'deposited') && covers.some(({ number, goes }) => goes && number === null)

/** Who has permits of the pool or asks for them; what is asked for is answered on its booking, once the permits are there. */
function PoolBookings({ pool: { bookings, departure, day }, feeId, now }: { pool: PoolView; feeId: string; now: Date }) {
  const read = useReader()
  const words = read(permitDayWords).bookings
  const answers = useAuth().may('bookings:move')
  const request = answerPath({ resource: permitDays(feeId, departure?.id), day })
  return (
    <div className="part">
      <h3>{words.title}</h3>
      <ul className="item-list num">
        {bookings.map(({ id, reference, leadName, state, promised, heldUntil, requested }) => (
          <li key={id}>
            <span>
              <Link to={`/admin/bookings/${id}`}>{reference}</Link> {leadName}
              <small className={requested > 0 ? 'to-answer' : undefined}>
                {[
                  promised > 0 &&
                    (heldUntil
                      ? words.held({ count: promised, until: instantText(heldUntil, now, read.format) })
                      : words.promised({ count: promised })),
                  requested > 0 && words.requested({ count: requested }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
              {answers && requested > 0 && (
                <Link className="quiet" to={`/admin/bookings/${id}${request}`}>
                  {words.answer}
                  <span className="visually-hidden">
                    {read.format.colon}
                    {reference}
                  </span>
                </Link>
              )}
            </span>
            <StateTag state={state} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PoolAllowances({ pool: { allowances, day }, now, changes }: { pool: PoolView; now: Date; changes: boolean }) {
  const read = useReader()
  const words = read(permitDayWords).allowances
  return (
    <div className="part">
      <h3>{words.title}</h3>
      <ul className="item-list num">
        {allowances.map(({ id, quantity, until, reason, by, cause, from, to }) => {
          const what = words.item({ count: quantity, until: instantText(until, now, read.format) })
          const who = by === 'clock' ? read(permitDayWords).history.clock : by
          const why = cause === 'adopted' ? words.adopted : reason
          return (
            <li key={id}>
              <span>
                {what}
                <small>
                  {from === day && to === day
                    ? words.by({ reason: why, by: who })
                    : words.days({ days: read.format.days(from, to), reason: why, by: who })}
                </small>
              </span>
              {changes && (
                <Link
                  className="btn line sm"
                  to={`?ask=end:${id}`}
                  preventScrollReset
                  aria-label={`${words.end}${read.format.colon}${what}`}
                >
                  {words.end}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function PoolHistory({ pool: { moves }, name, now }: { pool: PoolView; name: string; now: Date }) {
  const read = useReader()
  const words = read(permitDayWords).history
  const events: Readonly<Record<string, string>> = words.events
  if (moves.length === 0) return null
  return (
    <details className="lot-history">
      <summary>
        {words.title}
        <span className="visually-hidden">
          {read.format.colon}
          {name}
        </span>{' '}
        <span className="muted">{words.text({ count: moves.length })}</span>
      </summary>
      <EventTimeline
        emailName=""
        mayOpenEmails={false}
        events={moves.map(({ lotId, event, count, amountMinor, text, at, by }, index) => ({
          key: `${lotId} ${moves.length - index}`,
          when: instantText(at, now, read.format),
          title: words.lot({ id: String(lotId), event: events[event] ?? event, count }),
          by: by === 'clock' ? words.clock : by,
          text: [amountMinor !== null && read.format.money(usd(amountMinor)), text].filter(Boolean).join(', '),
          sentEmail: undefined,
        }))}
      />
    </details>
  )
}
