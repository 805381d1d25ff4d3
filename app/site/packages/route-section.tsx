import type { RouteStop } from '#artwork/route-map.ts'
import { links } from '#values/links.ts'
import { written } from '../../languages/addresses.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'
import { besideDays } from '../../shared/route-stops.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { packageSectionWords } from '../../words/package-sections.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { DayList, type Itinerary } from './day-by-day.tsx'
import type { DayTravel } from './day-travel.ts'
import { routeCaption } from './route-caption.ts'

const maps = import.meta.env.SSR ? await import('#artwork/route-map.ts') : undefined

type Props = { slug: string; stops: readonly RouteStop[]; days: Itinerary; travels: readonly DayTravel[] }

/** The days, and beside them the map whose pins lead to them. It stays while they are read, where there is room. */
export function RouteSection({ slug, stops, days, travels }: Props) {
  const { tabs } = useWords(packageDetailWords)
  const words = useWords(itineraryWords)
  const language = useLanguage()
  return (
    <section className="block itinerary" id="days">
      <h2>{tabs.days}</h2>
      <p className="ui lead">
        <a className="more" href={links.brochure(slug, language === written ? undefined : language)}>
          {useWords(packageSectionWords).brochure}
        </a>
      </p>
      <div className="columns">
        <figure id="route">
          <DrawnMap src={`/scenes/route-${slug}.svg`} draw={(land) => maps?.routeMap({ ...besideDays(stops, words), land })} />
          <figcaption className="ui muted small num">{routeCaption(days, travels, words, useWords(roadTimeWords))}</figcaption>
        </figure>
        <DayList days={days} travels={travels} />
      </div>
    </section>
  )
}
