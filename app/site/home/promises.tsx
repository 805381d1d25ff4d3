import { homeWords } from '../../words/home.ts'
import { useSiteData } from '../site-data.ts'

const says = homeWords.promise

/** What the house stands by, in rows: each is a rule that the booking keeps. */
export function Promises() {
  const house = useSiteData()
  const { permits, goes, hold, deposit, cancel } = says.rows
  const terms = house ? says.deposit(house.depositBasisPoints / 100, house.balanceDays) : ''
  const rows = [permits, goes, hold, [deposit[0], terms], cancel] as const
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{says.title}</h2>
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
