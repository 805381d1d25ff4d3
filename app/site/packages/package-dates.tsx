import { words } from '../../words/en.ts'
import type { Leaving } from '../departures/leaving.ts'
import { Timetable } from '../departures/timetable.tsx'
import { useHouse, whatsappHref } from '../house.ts'

const says = words.packages.details.dates

type Props = { rows: readonly Leaving[]; bookable: boolean; title: string; heading?: string }

/** As many dates stand open; the rest unfold. */
const shown = 6

/** The fixed dates of one journey. */
export function PackageDates({ rows, bookable, title, heading = says.title }: Props) {
  const house = useHouse()
  return (
    <section className="block" id="dates">
      <h2>{heading}</h2>
      {rows.length > 0 && <Timetable rows={rows.slice(0, shown)} label={heading} ofOne />}
      {rows.length > shown && (
        <details className="fold">
          <summary>{says.more(rows.length - shown)}</summary>
          <Timetable rows={rows.slice(shown)} label={says.more(rows.length - shown)} ofOne />
        </details>
      )}
      {rows.length === 0 && (
        <p className="note">
          {bookable ? says.none : says.unbookable}{' '}
          {house && <a href={whatsappHref(house, words.departures.panel.askText(title))}>{words.packages.list.ask}</a>}
        </p>
      )}
    </section>
  )
}
