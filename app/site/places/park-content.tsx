import { parkWords as says } from '../../words/park.ts'
import { placeWords } from '../../words/places.ts'
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
          title={says.journeys}
          none={says.journeysNone}
          cards={park.journeys}
          all={{ href: `/packages?park=${park.id}`, word: says.journeysAll(park.count) }}
        />
      </div>
    </>
  )
}

function NotSold({ park: { status, guide, advisory } }: { park: ParkData }) {
  return (
    <section className="note bad first">
      <h2 className="note-title">{placeWords.status[status]}</h2>
      <p>{guide.statusNote ?? says.notSold}</p>
      {advisory && <p>{advisory}</p>}
    </section>
  )
}
