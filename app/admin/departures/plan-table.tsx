import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { seriesAdminWords } from '../../words/admin/departures/series.ts'
import type { Column } from '../components/data-table.tsx'
import { PreviewPane } from '../tables/preview-pane.tsx'
import type { PlanView } from './plan-view.server.ts'

const shownOf = (read: ReadWords): Column<PlanView['rows'][number]>[] => {
  const { columns, good } = read(seriesAdminWords).plan
  return [
    { head: columns.row, isNumber: true, cell: ({ row }) => row },
    { head: columns.day, isRowHead: true, className: 'nowrap', cell: ({ day }) => day },
    { head: columns.ends, className: 'nowrap', cell: ({ ends }) => ends },
    { head: columns.journey, cell: ({ title }) => title },
    { head: columns.season, cell: ({ season }) => season },
    { head: columns.price, isNumber: true, cell: ({ price }) => price },
    { head: columns.seats, className: 'nowrap', cell: ({ seats }) => seats },
    {
      head: columns.result,
      cell: ({ fault, clashes }) => (
        <>
          {fault ? <span className="presses">{fault}</span> : clashes.length === 0 && good}
          {clashes.map((clash) => (
            <small key={clash} className="presses">
              {clash}
            </small>
          ))}
        </>
      ),
    },
  ]
}

type Props = { plan: PlanView; refusal: string | undefined; isMultipart?: boolean; children: ReactNode }

/** The departures that would be made, and the buttons that make them. The children are what the form says besides. */
export function DeparturesPlan({ plan, refusal, isMultipart = false, children }: Props) {
  const read = useReader()
  const words = useWords(seriesAdminWords).plan
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const { sound, faulty, clashing } = plan
  return (
    <PreviewPane
      words={words}
      count={words.count({ sound, faulty })}
      refusal={refusal}
      columns={shownOf(read)}
      plan={plan}
      none={words.none}
      mayGo={sound > 0}
      isMultipart={isMultipart}
      actions={
        <>
          {clashing && (
            <label className="tick">
              <input type="checkbox" name="even" value="yes" />
              <span>{words.even}</span>
            </label>
          )}
          <div className="row wraps">
            <button className="btn" type="submit" name="event" value="make" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.makeDrafts}
            </button>
            <button className="btn line" type="submit" name="event" value="make-on-sale" aria-disabled={busy}>
              {words.makeOnSale}
            </button>
          </div>
        </>
      }
    >
      {children}
    </PreviewPane>
  )
}
