import { useWords } from '../../languages/use-words.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'
import { besideDays } from '../../shared/route-stops.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { proposalJourneyWords } from '../../words/proposal-journey.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { routeCaption } from '../packages/route-caption.ts'
import { Covered, DayList } from './day-list.tsx'
import type { JourneyData } from './load-proposal.server.ts'
import { OptionCards } from './option-cards.tsx'

const maps = import.meta.env.SSR ? await import('#artwork/route-map.ts') : undefined

/** Whether a day goes nowhere, or we know how far. Of a journey with another day no total is said. */
const isKnownRoad = ({ from, to, driveKm }: JourneyData['days'][number]) => !from || !to || from.id === to.id || driveKm > 0

/** What a proposal tells of the journey: the letter, the options side by side, the days with the map beside them, what is in the price. */
export function JourneyContent({ of }: { of: JourneyData }) {
  const words = useWords(proposalJourneyWords)
  const itinerary = useWords(itineraryWords)
  const roadTime = useWords(roadTimeWords)
  const { lang, changes, greeting, options, stops, travels, days, included, excluded, code } = of
  return (
    <>
      {changes && (
        <section className="note first changes">
          <h2>{changes.title}</h2>
          <p>{changes.since}</p>
          <ul>
            {changes.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {greeting && (
        <div className="block letter" lang={lang}>
          {greeting.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {options.length > 0 && <OptionCards options={options} lang={lang} />}
      <section className="block itinerary" id="days">
        <h2>{words.days}</h2>
        <div className={stops.length > 1 ? 'columns' : undefined}>
          {stops.length > 1 && (
            <figure id="route">
              <DrawnMap
                src={`/proposals/${code}/route.svg`}
                draw={(land) => maps?.routeMap({ ...besideDays(stops, itinerary), land })}
              />
              <figcaption className="ui muted small num">
                {routeCaption(days.every(isKnownRoad) ? days : [], travels, itinerary, roadTime)}
              </figcaption>
            </figure>
          )}
          <DayList of={of} />
        </div>
      </section>
      {included.length + excluded.length > 0 && (
        <section className="block" id="included">
          <h2>{words.included.title}</h2>
          <Covered included={included} excluded={excluded} lang={lang} />
        </section>
      )}
    </>
  )
}
