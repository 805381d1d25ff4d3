import { Link } from 'react-router'
import type { AdoptedDay, PermitDay } from '#features/bookings/permits/reads-permit-days.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { permitWords } from '../../words/admin/permits/permits.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { FoldPane } from '../components/fold-pane.tsx'
import { instantText, presses } from '../components/instants.ts'
import { Pane } from '../components/pane.tsx'
import { balanceOf, permitDayPath, poolName } from './pool-name.ts'

/** What is short or spare: a word, with a tone. */
export function BalanceTag({ pool }: { pool: Pick<PermitDay, 'short' | 'spare'> }) {
  const { text, tone } = balanceOf(useReader(), pool)
  return (
    <span className={tone ? `tag ${tone}` : 'tag'}>
      {tone === 'bad' && <span aria-hidden="true">▲</span>}
      {text}
    </span>
  )
}

const columnsOf = (read: ReadWords, feeId: string, now: Date): Column<PermitDay>[] => {
  const words = read(permitWords)
  const labels = words.table
  const heldBy = (pool: PermitDay) =>
    (['paid', 'deposited', 'reserved'] as const)
      .flatMap((state) => (pool[state] > 0 ? [words.heldBy[state]({ count: pool[state] })] : []))
      .join(', ')
  const figure = (
    name: 'promised' | 'requested' | 'held' | 'allowance' | 'named' | 'numbered' | 'wanted',
    small?: Column<PermitDay>['small'],
  ): Column<PermitDay> => ({
    head: labels[name],
    label: labels[name],
    isNumber: true,
    className: 'figure',
    // A figure of 0 is said of the two that are compared alone.
    cell: (pool) => pool[name] || (name === 'promised' || name === 'held' ? 0 : ''),
    ...(small && { small }),
  })
  return [
    {
      head: labels.day,
      isRowHead: true,
      className: 'whole day-of',
      cell: ({ day, departure }) => (
        <Link to={permitDayPath(feeId, day)}>
          {read.format.weekdayDay(day)}
          <span className="visually-hidden">, {poolName(read, departure)}</span>
        </Link>
      ),
      small: ({ departure }) => <span aria-hidden="true">{poolName(read, departure)}</span>,
    },
    { head: labels.balance, className: 'state', cell: (pool) => <BalanceTag pool={pool} /> },
    figure('promised'),
    figure('requested'),
    figure('held', heldBy),
    figure('allowance'),
    figure('named'),
    figure('numbered'),
    figure('wanted'),
    {
      head: labels.nextEnd,
      label: labels.nextEnd,
      className: ({ nextEnd }) => (nextEnd && presses(nextEnd, now) ? 'nowrap presses' : 'nowrap'),
      cell: ({ nextEnd }) => nextEnd && instantText(nextEnd, now, read.format),
    },
  ]
}

type Props = { feeId: string; days: readonly PermitDay[]; now: Date }

/** Every pool of the month in figures. */
export function PermitTable({ feeId, days, now }: Props) {
  const read = useReader()
  const { title, caption } = read(permitWords).table
  if (days.length === 0) return null
  return (
    <Pane title={title} className="list">
      <DataTable
        caption={caption}
        className="stacks num"
        columns={columnsOf(read, feeId, now)}
        rows={days}
        rowKey={({ day, departure }) => `${day} ${departure?.id ?? ''}`}
      />
    </Pane>
  )
}

/** So many days that nobody bought for are shown at once; more stand in a fold. */
const mostOpen = 6

/** The days on which permits are promised that nobody has bought. */
export function AdoptedPane({ feeId, adopted, now }: { feeId: string; adopted: readonly AdoptedDay[]; now: Date }) {
  const read = useReader()
  const words = read(permitWords).adopted
  if (adopted.length === 0) return null
  const figure = (name: 'promised' | 'bought' | 'allowance'): Column<AdoptedDay> => ({
    head: words[name],
    label: words[name],
    isNumber: true,
    cell: (row) => row[name],
  })
  return (
    <FoldPane
      id="adopted"
      title={words.title}
      summary={words.days({ count: adopted.length })}
      tag={{ word: words.toBuy, tone: 'warn' }}
      open={adopted.length <= mostOpen}
    >
      <p className="small muted adopted-text">{words.text}</p>
      <DataTable
        caption={words.caption}
        className="stacks num"
        columns={[
          {
            head: words.day,
            isRowHead: true,
            className: 'whole day-of',
            cell: ({ day, departure }) => (
              <Link to={permitDayPath(feeId, day)}>
                {read.format.weekdayDay(day)}
                <span className="visually-hidden">, {poolName(read, departure)}</span>
              </Link>
            ),
            small: ({ departure }) => <span aria-hidden="true">{poolName(read, departure)}</span>,
          },
          figure('promised'),
          figure('bought'),
          figure('allowance'),
          {
            head: words.until,
            label: words.until,
            className: ({ until }) => (presses(until, now) ? 'nowrap presses' : 'nowrap'),
            cell: ({ until }) => instantText(until, now, read.format),
          },
        ]}
        rows={adopted}
        rowKey={({ day, departure }) => `${day} ${departure?.id ?? ''}`}
      />
    </FoldPane>
  )
}
