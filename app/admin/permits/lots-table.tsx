import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { permitDayWords } from '../../words/admin/permits/permit-day.ts'
import { permitStateWords } from '../../words/admin/permits/permit-states.ts'
import { residencyWords } from '../../words/residencies.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { instantText, presses } from '../components/instants.ts'
import type { LotView } from './load-permit-day.server.ts'
import { actionsOf, isEnded, isVisitAction, type LotAction, nextAction } from './lot-actions.ts'
import { visitNote } from './visit-fields.tsx'

const tones: Partial<Record<LotView['state'], string>> = {
  wanted: 'warn',
  reserved: 'warn',
  deposited: 'warn',
  paid: 'ok',
  used: 'ok',
}

const columnsOf = (read: ReadWords, { now, changes }: { now: Date; changes: boolean }): (Column<LotView> | false)[] => {
  const words = read(permitDayWords)
  const { lots: states } = read(permitStateWords)
  const labels = words.lots
  return [
    {
      head: labels.state,
      isRowHead: true,
      className: 'whole',
      cell: ({ count, state, isOver }) => (
        <span className={`tag ${isOver ? 'bad' : (tones[state] ?? '')}`}>
          {words.count({ count, state: states[isOver ? 'expired' : state] })}
        </span>
      ),
      small: ({ id, feeClass }) =>
        labels.lot({ id: String(id), class: String(feeClass ? read(residencyWords)[feeClass] : labels.open) }),
    },
    {
      head: labels.price,
      label: labels.price,
      className: 'price',
      cell: ({ unitMinor }) => read.format.money(usd(unitMinor)),
      small: ({ spentMinor }) => spentMinor > 0 && `${labels.spent}${read.format.colon}${read.format.money(usd(spentMinor))}`,
    },
    {
      head: labels.reference,
      label: labels.reference,
      className: 'reference',
      cell: ({ reference, referenceMissing }) =>
        reference || (referenceMissing && <span className="muted">{labels.noReference({ reason: referenceMissing })}</span>),
      small: (lot) => visitNote(read, lot),
    },
    {
      head: labels.end,
      label: labels.end,
      className: ({ expiresAt }) => (expiresAt && presses(expiresAt, now) ? 'nowrap presses' : 'nowrap'),
      cell: ({ expiresAt, state }) =>
        expiresAt ? (
          instantText(expiresAt, now, read.format)
        ) : state === 'wanted' ? (
          ''
        ) : (
          <span className="muted">{labels.noEnd}</span>
        ),
      small: (lot) => otherDate(read, lot, now),
    },
    {
      head: labels.covers,
      label: labels.covers,
      className: 'covers',
      small: ({ uncounted }) => uncounted > 0 && labels.uncounted({ count: uncounted }),
      cell: ({ covers, state }) => (state === 'wanted' ? '' : <Covers covers={covers} />),
    },
    changes && {
      head: <span className="visually-hidden">{labels.actions}</span>,
      className: 'of-lot',
      cell: (lot) => <LotLinks lot={lot} />,
    },
  ]
}

/** The date that does not count now: the balance day beside the authority's own date, or the other way round. */
function otherDate(read: ReadWords, { state, expiresAt, reservedUntil, depositEnd }: LotView, now: Date): string | undefined {
  const { ownDate, balanceDay } = read(permitDayWords).lots
  const isOther = (at: Date | null): at is Date => at !== null && at.getTime() !== expiresAt?.getTime()
  const text = (at: Date) => ({ when: instantText(at, now, read.format) })
  if (state === 'deposited' && isOther(reservedUntil)) return ownDate(text(reservedUntil))
  return state === 'reserved' && isOther(depositEnd) ? balanceDay(text(depositEnd)) : undefined
}

function Covers({ covers }: Pick<LotView, 'covers'>) {
  const read = useReader()
  if (covers.length === 0) return <span className="muted">{read(permitDayWords).lots.nobody}</span>
  return (
    <ul>
      {[...Map.groupBy(covers, ({ bookingId }) => bookingId)].map(([id, own]) => (
        <li key={id}>
          <Link to={`/admin/bookings/${id}`}>{own[0]?.reference}</Link> {read.format.list(holdersOf(read, own))}
        </li>
      ))}
    </ul>
  )
}

/** Whom permits of a lot cover in one booking. Those of whom nothing is known but their places are said together. */
function holdersOf(read: ReadWords, covers: LotView['covers']): string[] {
  const { lots } = read(permitDayWords)
  const unnamed = (positions: number[]) =>
    lots.unnamed({ count: positions.length, positions: read.format.list(positions.map(String)) })
  const isUnknown = ({ name, isNamed, number }: LotView['covers'][number]) => !name && !isNamed && !number
  const known = covers
    .filter((one) => !isUnknown(one))
    .map(({ name, position, isNamed, number, goes }) => {
      const who = name || unnamed([position])
      if (!goes) return lots.stale({ name: who })
      return number ? lots.numbered({ name: who, number }) : isNamed ? lots.named({ name: who }) : who
    })
  const others = covers.filter(isUnknown).map(({ position }) => position)
  return others.length > 0 ? [...known, unnamed(others)] : known
}

/** What can be done with a lot: what comes next as a link, the rest in a fold. */
function LotLinks({ lot }: { lot: LotView }) {
  const read = useReader()
  const words = read(permitDayWords)
  const { lots: states } = read(permitStateWords)
  const all = actionsOf(lot)
  const first = all.find((action) => action === nextAction(lot.state))
  const deposit = all.find((action) => action === 'deposit')
  const visit = all.filter(isVisitAction)
  const others = all.filter((action) => action !== first && action !== deposit && !isVisitAction(action))
  const link = (action: LotAction, className: string) => (
    <Link
      key={action}
      className={className}
      to={`?ask=${action}:${lot.id}`}
      preventScrollReset
      aria-label={words.lots.of({
        action: words.actions[action],
        count: words.count({ count: lot.count, state: states[lot.state] }),
        id: lot.id,
      })}
    >
      {words.actions[action]}
    </Link>
  )
  if (all.length === 0) return null
  return (
    <div className="lot-links">
      {first && link(first, 'btn line sm')}
      {deposit && link(deposit, 'btn line sm')}
      {visit.map((action) => link(action, 'btn line sm'))}
      {others.length > 0 && (
        <details className="lot-more">
          <summary
            aria-label={words.lots.of({
              action: words.lots.more,
              count: words.count({ count: lot.count, state: states[lot.state] }),
              id: lot.id,
            })}
          >
            {words.lots.more}
          </summary>
          <div>{others.map((action) => link(action, 'quiet'))}</div>
        </details>
      )}
    </div>
  )
}

type Props = { caption: string; lots: readonly LotView[]; now: Date; changes: boolean }

/** The lots of a pool that are still of use. */
export function LotsTable({ caption, lots, now, changes }: Props) {
  const read = useReader()
  const live = lots.filter(({ state }) => !isEnded(state))
  if (live.length === 0) return <p className="muted small">{read(permitDayWords).lots.none}</p>
  return (
    <DataTable
      caption={caption}
      className="folds num lots"
      columns={columnsOf(read, { now, changes })}
      rows={live}
      rowKey={({ id }) => id}
    />
  )
}
