import { roadNeeds } from '#features/travellers/list-parties.server.ts'
import { nthOf } from '#features/travellers/nth-of.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { type ListedRun, peopleOf } from './listed-run.ts'
import { loadParties } from './load-parties.server.ts'
import type { RoadList } from './road-list.ts'

/** The manifest as a file: everybody who travels, without anything that is encrypted. */
export async function manifestList(ctx: Pick<Context, 'db'>, read: ReadWords, run: ListedRun): Promise<RoadList> {
  const words = read(roadListWords)
  const { manifest } = read(arrivalWords)
  const { columns } = manifest
  const parties = await loadParties(ctx, read, run.bookings)
  return {
    title: words.lists.manifest,
    lede: words.people({ count: peopleOf(run) }),
    notes: [],
    columns: [
      { head: columns.traveller, as: 'head' },
      { head: columns.age, as: 'number' },
      { head: columns.bornOn },
      { head: columns.nationality },
      { head: columns.passport },
      { head: columns.diet },
      { head: columns.room },
      { head: words.booking },
      { head: words.lead },
    ],
    rows: parties.flatMap(({ id, reference, leadName, rooms, travellers, flights }) =>
      travellers.map(({ position, name, age, ageAssumed, bornOn, nationality, hasPassport, diet, access }) => ({
        key: `${id} ${position}`,
        group: flights.join('; '),
        cells: [
          name ?? manifest.unnamed({ position: nthOf(travellers, position) }),
          ageAssumed ? '' : age,
          bornOn ? read.format.day(bornOn) : '',
          nationality ?? '',
          hasPassport ? manifest.passportGiven : '',
          roadNeeds({ diet, access }).join('; '),
          rooms.find(({ positions }) => positions.includes(position))?.number ?? '',
          reference,
          leadName,
        ],
      })),
    ),
    empty: { title: manifest.emptyTitle, text: manifest.empty },
  }
}
