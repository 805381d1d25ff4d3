import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { dayWords } from '../../words/admin/day/day.ts'
import type { CardView } from './card-view.ts'
import type { DayView } from './load-day.server.ts'
import { Phone } from './phone.tsx'

/** One card for each run, under who arrives, who is on the road, and who leaves. */
export function DayCards({ heads }: Pick<DayView, 'heads'>) {
  return heads.map(({ head, title, count, cards }) =>
    cards.length === 0 ? null : (
      <section key={head} className="of-head" aria-labelledby={head}>
        <h2 id={head}>
          {title} <span className="num">{count}</span>
        </h2>
        <div className="cards">
          {cards.map((card) => (
            <Card key={card.key} card={card} />
          ))}
        </div>
      </section>
    ),
  )
}

function Card({ card }: { card: CardView }) {
  const words = useWords(dayWords)
  const id = useId()
  const { problems } = card
  return (
    <article className="pane day-card" aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <Link to={card.to} aria-label={[card.title, card.reference, card.nth].filter(Boolean).join(', ')}>
            {card.title}
          </Link>
        </h3>
        <p className="num">{[card.reference, card.kind, card.nth].filter(Boolean).join(' · ')}</p>
      </header>
      {problems.length > 0 && (
        <ul className="problems" aria-label={words.problems}>
          {problems.map(({ tone, text }) => (
            <li key={text} className={tone}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <dl>
        <Row term={words.card.people}>{card.people}</Row>
        <Row term={words.card.lead}>
          {card.parties.map(({ to, reference, leadName, phone, people }) => (
            <p key={reference}>
              {leadName}
              {card.reference === '' && (
                <span className="num">
                  , {people}, <Link to={to}>{reference}</Link>
                </span>
              )}{' '}
              <Phone of={leadName} phone={phone} />
            </p>
          ))}
        </Row>
        <Times card={card} />
        <Row term={words.card.road}>{card.road}</Row>
        <Doing card={card} />
        <Crew card={card} />
        <Night card={card} />
        <Services card={card} />
      </dl>
      <p className="notes on-paper">{words.notes}</p>
    </article>
  )
}

/** A fact with its name; nothing where nothing is known. */
function Row({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Props = { card: CardView }

function Times({ card: { times, bought } }: Props) {
  const words = useWords(dayWords)
  if (times.length + bought.length === 0) return null
  return (
    <Row term={words.card.times}>
      {times.map(({ at, text, reference }) => (
        <p key={`${at} ${text} ${reference}`}>
          <b className="num">{at}</b> {text}
        </p>
      ))}
      {bought.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Row>
  )
}

function Doing({ card: { doing, permits, meals, diets } }: Props) {
  const words = useWords(dayWords).card
  return (
    <>
      {doing.length > 0 && (
        <Row term={words.doing}>
          {doing.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Row>
      )}
      {permits.length > 0 && (
        <Row term={words.permits}>
          {permits.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Row>
      )}
      <Row term={words.meals}>{meals}</Row>
      <Row term={words.diets}>{diets.join(', ')}</Row>
    </>
  )
}

/** Who drives and guides: ours, then those whom suppliers send. */
function Crew({ card: { crew, ordered, noCrew, hired } }: Props) {
  const words = useWords(dayWords).card
  const isNobody = crew.length + ordered.length === 0
  if (isNobody && noCrew === '' && hired === '') return null
  return (
    <Row term={words.crew}>
      {hired && <p>{hired}</p>}
      {isNobody && noCrew && <p className="muted">{noCrew}</p>}
      {crew.map(({ key, name, what, phone, note }) => (
        <p key={key}>
          {name}
          {what && <span className="muted">, {what}</span>} <Phone of={name} phone={phone} />
          {note && <span className="tag warn">{note}</span>}
        </p>
      ))}
      <ServiceLines services={ordered} />
    </Row>
  )
}

function Night({ card: { night, noNight } }: Props) {
  const words = useWords(dayWords).card
  return (
    <Row term={words.night}>
      {(night === null || night.length === 0) && <span className="muted">{noNight}</span>}
      {night?.map(({ name, place, phone, reference, state, isSettled }) => (
        <p key={`${name} ${reference} ${state}`}>
          {[name, place].filter(Boolean).join(', ')} <Phone of={name} phone={phone} />
          {reference && <small className="num">{reference}</small>}{' '}
          <span className={isSettled ? 'tag ok' : 'tag warn'}>{state}</span>
        </p>
      ))}
    </Row>
  )
}

function Services({ card: { services } }: Props) {
  const words = useWords(dayWords).card
  if (services.length === 0) return null
  return (
    <Row term={words.services}>
      <ServiceLines services={services} />
    </Row>
  )
}

/** Services of suppliers, a line for each that stands alike. */
const ServiceLines = ({ services }: Pick<CardView, 'services'>) =>
  services.map(({ name, state, supplier, phone, reference }) => (
    <p key={`${supplier} ${name} ${state}`}>
      {supplier && <b>{supplier}: </b>}
      {name} <Phone of={supplier || name} phone={phone} />
      <small className="num">{[reference, state].filter(Boolean).join(', ')}</small>
    </p>
  ))
