import { homeWords } from '../../words/home.ts'
import { useSite } from '../site-data.ts'

const words = homeWords.promise

/** What the operator promises, in rows. The code of bookings keeps each of them. */
export function Promises() {
  const site = useSite()
  const { permits, goes, hold, deposit, cancel } = words.rows
  const terms = site ? words.deposit(site.depositBasisPoints / 100, site.balanceDays) : ''
  const rows = [permits, goes, hold, [deposit[0], terms], cancel] as const
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{words.title}</h2>
        </div>
        <ul className="rows wordy">
          {rows.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
