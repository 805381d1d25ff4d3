import { listVehicleClasses } from '#features/cars/reads.server.ts'
import type { FreeMember } from '#features/roster/free-and-fit.ts'
import { classRanks, rankClass } from '#features/roster/handovers/hired-class.ts'
import type { Run } from '#features/roster/run.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { hiredClassWords } from '../../words/admin/roster/hired-class.ts'

type Ordered = FreeMember & { hireNotes: string[] }

/**
 * Who is free for a run; of a hire the vehicles of the class as ordered first, then better ones, those without a class and lower ones, each with its
 * plate and how its class compares. Of every other run as it was, without notes.
 */
export async function orderForHire(
  db: Db,
  read: ReadWords,
  { hired, days }: Run,
  free: readonly FreeMember[],
): Promise<Ordered[]> {
  if (!hired) return free.map((one) => ({ ...one, hireNotes: [] }))
  const words = read(hiredClassWords)
  const classes = await listVehicleClasses(db)
  const ranked = free.map((one) => {
    const { member } = one
    if (member.kind === 'guide') return { ...one, rank: 0, hireNotes: [] }
    const rank = rankClass(member.vehicleClassId, classes, { ...hired, day: days.from })
    const name = member.vehicleClass ?? ''
    const plate = member.plate === '' ? words.noPlate : words.plate({ plate: member.plate })
    return {
      ...one,
      rank: classRanks.indexOf(rank),
      hireNotes: [plate, rank === 'better' || rank === 'lower' ? words[rank]({ name }) : words[rank]],
    }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank)
}
