import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { dayWords } from '../../words/admin/day/day.ts'
import type { PlacesView } from './load-day.server.ts'
import { Phone } from './phone.tsx'

/** Who sleeps where, place by place and lodge by lodge, with totals. */
export function DayPlaces({ places: { total, places } }: { places: PlacesView }) {
  const words = useWords(dayWords).places
  if (places.length === 0) return <p className="note">{words.none}</p>
  return (
    <>
      <p className="total num">{total}</p>
      <div className="by-place">
        {places.map(({ place, sleep, lodges }) => (
          <section key={place} className="pane of-place" aria-label={place}>
            <header>
              <h2>{place}</h2>
              <p className="num">{sleep}</p>
            </header>
            {lodges.map((one) => (
              <Lodge key={one.name} {...one} />
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

function Lodge({ lodge, name, runs }: PlacesView['places'][number]['lodges'][number]) {
  return (
    <section className="of-lodge" aria-label={name}>
      <h3>
        {name} {lodge && <Phone of={name} phone={lodge.phone} />}
        {lodge?.reference && <span className="num small"> {lodge.reference}</span>}{' '}
        {lodge && <span className={lodge.isSettled ? 'tag ok' : 'tag warn'}>{lodge.state}</span>}
      </h3>
      <ul>
        {runs.map(({ key, to, title, reference, people, leads, crew }) => (
          <li key={key}>
            <p>
              <Link to={to} aria-label={[title, reference].filter(Boolean).join(', ')}>
                {title}
              </Link>{' '}
              <span className="num">{reference}</span>
            </p>
            <p className="num">{people}</p>
            {[...leads, ...crew].map(({ name: who, phone }) => (
              <p key={`${who} ${phone}`}>
                {who} <Phone of={who} phone={phone} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
