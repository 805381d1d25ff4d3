import type { ReactNode } from 'react'
import { addDays } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { itineraryWords } from '../../words/itinerary.ts'
import { proposalJourneyWords } from '../../words/proposal-journey.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { DayFact, DayNumber, DayPhotos, DayRoad } from '../packages/day-parts.tsx'
import { travelText } from '../packages/day-travel.ts'
import type { JourneyDays, PicturedItem } from './read-days.server.ts'

/** The days of a journey that was made for one customer, each with its photographs and what is on it. */
export const DayList = ({ of }: { of: JourneyDays }) => (
  <ol className="days">
    {of.days.map((day) => (
      <DayRow key={day.day} day={day} of={of} />
    ))}
  </ol>
)

function DayRow({ day, of }: { day: JourneyDays['days'][number]; of: JourneyDays }) {
  const words = useWords(itineraryWords)
  const travel = of.travels.find((one) => one.day === day.day)
  const { from, to } = day
  const road = travelText({ ...day, ...(from && to ? { from, to } : nowhere) }, travel, words, useWords(roadTimeWords))
  return (
    <li id={`day-${day.day}`}>
      <DayNumber day={day.day} date={addDays(of.startsOn, day.day - 1)} />
      <div className="c">
        <h3 lang={day.title ? of.lang : undefined}>{day.title || to?.name || words.day({ day: day.day })}</h3>
        {day.text && <p lang={of.lang}>{day.text}</p>}
        <DayPhotos photos={day.photos} />
        <dl>
          <DayRoad road={road} />
          {day.items.map((item) => (
            <ItemFact key={item.id} item={item} of={of} />
          ))}
          {day.nights.map((night) => (
            <ItemFact key={night.id} item={night} isAgain={night.isAgain} of={of} />
          ))}
        </dl>
      </div>
    </li>
  )
}

const nowhere = { from: { id: '', name: '' }, to: { id: '', name: '' } }

const icons: Record<PicturedItem['kind'], IconName> = {
  stay: 'bed',
  transport: 'car',
  guide: 'check',
  activity: 'check',
  meal: 'meal',
  flight: 'arrow',
  fee: 'check',
  other: 'check',
}

/** Something of a day: what it is, and what the customer has to know of it; of a house what kind of house it is, and how it looks. */
function ItemFact({ item, isAgain = false, of }: { item: PicturedItem; isAgain?: boolean; of: JourneyDays }) {
  const words = useWords(proposalJourneyWords)
  const format = useFormatter()
  const {
    kind,
    title,
    text,
    board,
    dayUse,
    days,
    who,
    minimumAge,
    tooYoungAges: tooYoung,
    optional,
    isOwn,
    place,
    lodging,
    isOpen,
  } = item
  const unsaid = (name: string | undefined) => name && !title.includes(name) && name
  const facts = [
    kind === 'stay' && unsaid(lodging?.name),
    !isAgain && lodging?.kind,
    kind === 'stay' && unsaid(place?.name ?? lodging?.place),
    kind === 'stay' && dayUse && words.item.dayUse,
    kind === 'stay' && !dayUse && !isAgain && days > 1 && words.item.nights({ count: days }),
    !isAgain && board && words.board({ board }),
    who !== null && who.length < of.travellers && words.item.some({ count: who.length }),
    minimumAge > 0 && words.item.age({ age: minimumAge }),
    tooYoung.length > 0 && words.item.tooYoung({ count: tooYoung.length, ages: format.list(tooYoung.map(String)) }),
    isOwn && words.item.own,
    optional && words.item.optional,
  ].filter(Boolean)
  return (
    <DayFact icon={icons[kind]} name={words.kinds[kind]}>
      {isOpen ? <b>{words.item.open}</b> : <b lang={of.lang}>{title}</b>}
      {facts.map((fact) => (
        <span key={String(fact)}>, {fact}</span>
      ))}
      {text && !isAgain && <small lang={of.lang}>{text}</small>}
      <DayPhotos photos={item.photos} />
    </DayFact>
  )
}

type CoveredProps = { included: readonly string[]; excluded: readonly string[]; lang: string | undefined }

/** What the price covers and what it does not. */
export function Covered({ included, excluded, lang }: CoveredProps) {
  const words = useWords(proposalJourneyWords).included
  return (
    <div className="incl">
      <CoveredList title={words.yes} icon="check" texts={included} lang={lang} />
      <CoveredList title={words.no} icon="minus" texts={excluded} lang={lang} />
    </div>
  )
}

type CoveredListProps = { title: ReactNode; icon: 'check' | 'minus'; texts: readonly string[]; lang: string | undefined }

function CoveredList({ title, icon, texts, lang }: CoveredListProps) {
  if (texts.length === 0) return null
  return (
    <div className={icon === 'minus' ? 'no' : undefined}>
      <h3>{title}</h3>
      <ul lang={lang}>
        {texts.map((text) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
