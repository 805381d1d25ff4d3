import { langOf } from '#features/content/texts/untranslated.ts'
import { useWords } from '../../languages/use-words.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { parkShelfWords } from '../../words/park-shelf.ts'
import type { ParkData } from './load-park.server.ts'
import { ParkActivities } from './park-activities.tsx'
import { ParkAnimals } from './park-animals.tsx'
import { ParkFees } from './park-fees.tsx'
import { ParkMonths } from './park-months.tsx'
import { ParkPanel } from './park-panel.tsx'
import { ParkSleep } from './park-sleep.tsx'
import { ParkWhere } from './park-where.tsx'
import { PlaceJourneys } from './place-journeys.tsx'

/** The page of a park below its tabs. */
export function ParkPageContent({ of: park }: { of: ParkData }) {
  const labels = useWords(parkContentWords)
  return (
    <>
      <div className="wrap split">
        <div>
          {!park.sold && <NotSold park={park} />}
          <ParkAnimals park={park} />
          <ParkActivities park={park} />
          <ParkFees park={park} />
          <ParkMonths park={park} />
          <ParkWhere park={park} />
          <ParkSleep hotels={park.hotels} />
        </div>
        <ParkPanel park={park} />
      </div>
      <div className="wrap">
        <PlaceJourneys
          title={labels.journeys}
          none={labels.journeysNone}
          cards={park.journeys}
          all={{ href: `/packages?park=${park.id}`, word: labels.journeysAll({ count: park.count }) }}
        />
      </div>
    </>
  )
}

function NotSold({ park: { status, guide, advisory, advisoryLang } }: { park: ParkData }) {
  const labels = useWords(parkContentWords)
  const shelf = useWords(parkShelfWords)
  return (
    <section className="note bad first">
      <h2 className="note-title">{shelf.status[status]}</h2>
      <p lang={langOf(guide, 'statusNote')}>{guide.statusNote ?? labels.notSold}</p>
      {advisory && <p lang={advisoryLang}>{advisory}</p>}
    </section>
  )
}
