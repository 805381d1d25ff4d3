import { Link } from 'react-router'
import { homeWords } from '../../words/home.ts'
import type { Leaving } from '../timetable/leaving.ts'
import { Timetable } from '../timetable/timetable.tsx'

const soon = homeWords.soon

export function LeavingSoon({ rows }: { rows: readonly Leaving[] }) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{soon.title}</h2>
            <p className="lede muted">{rows.length === 0 ? soon.none : soon.lede}</p>
          </div>
          <Link className="more" to="/departures">
            {soon.all}
          </Link>
        </div>
        {rows.length > 0 && <Timetable rows={rows} label={soon.title} />}
      </div>
    </section>
  )
}
