import { useWords } from '../../languages/use-words.ts'
import { packageContentWords } from '../../words/package-content.ts'
import { panelWords } from '../../words/panel.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import type { Leaving } from '../timetable/leaving.ts'
import { Timetable } from '../timetable/timetable.tsx'

type Props = { rows: readonly Leaving[]; title: string; heading?: string; query: string }

/** So many dates are shown at once; the rest unfold. */
const shown = 6

/** The fixed dates of one journey. */
export function PackageDates({ rows, title, heading, query }: Props) {
  const words = useWords(packageContentWords).dates
  const panel = useWords(panelWords)
  const label = heading ?? words.title
  const site = useSite()
  return (
    <section className="block" id="dates">
      <h2>{label}</h2>
      {rows.length > 0 && <Timetable rows={rows.slice(0, shown)} label={label} ofOne query={query} />}
      {rows.length > shown && (
        <details className="fold">
          <summary>{words.more({ count: rows.length - shown })}</summary>
          <Timetable rows={rows.slice(shown)} label={words.more({ count: rows.length - shown })} ofOne query={query} />
        </details>
      )}
      {rows.length === 0 && (
        <p className="note">
          {words.none} {site && <a href={whatsappHref(site, panel.askText({ title }))}>{panel.ask}</a>}
        </p>
      )}
    </section>
  )
}
