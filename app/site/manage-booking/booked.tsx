import { Link } from 'react-router'
import { links } from '#values/links.ts'
import { useWords } from '../../languages/use-words.ts'
import { ownWords } from '../../words/manage-booking.ts'
import type { OwnView } from './load-booking.server.ts'

/** What is booked: who travels, where a car is met, and the page of the journey. */
export function Booked({ kind, names, unnamed, packageSlug, pickUp, hire, about }: OwnView) {
  const words = useWords(ownWords).order
  return (
    <section className="part">
      <h2 className="t-3">{words.title[kind]}</h2>
      {names.length > 0 && <p>{names.join(', ')}</p>}
      {names.length === 0 ? (
        <p>{words.people({ count: about.count })}</p>
      ) : (
        unnamed > 0 && <p className="muted">{words.unnamed({ count: unnamed })}</p>
      )}
      {pickUp && <p>{pickUp}</p>}
      {hire.length > 0 && (
        <ul className="plain">
          {hire.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {packageSlug && (
        <p>
          <Link className="more" to={links.package(packageSlug)}>
            {words.days}
          </Link>
        </p>
      )}
    </section>
  )
}
