import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { arrivalList } from './arrival-rows.server.ts'
import { dayList } from './day-rows.server.ts'
import { hireDrivers, hireEvents } from './hire-rows.server.ts'
import type { ListedRun } from './listed-run.ts'
import type { RoadListName } from './lists-of-kind.ts'
import { manifestList } from './manifest-rows.server.ts'
import type { RoadList } from './road-list.ts'
import { roomingByLodge } from './rooming-rows.server.ts'
import { stayArrivals } from './stay-rows.server.ts'

/** A list for the road of a run, which has it: what is encrypted is not in it. */
export function loadRoadList(ctx: Pick<Context, 'db'>, read: ReadWords, run: ListedRun, list: RoadListName): Promise<RoadList> {
  const { order } = run
  if (order?.kind === 'hire')
    return list === 'manifest' ? hireDrivers(ctx.db, read, run, order) : hireEvents(ctx.db, read, run, order)
  if (order?.kind === 'stay') return stayArrivals(ctx.db, read, run, order)
  switch (list) {
    case 'manifest':
      return manifestList(ctx, read, run)
    case 'rooming':
      return roomingByLodge(ctx, read, run)
    case 'days':
      return dayList(ctx.db, read, run)
    case 'arrivals':
      return arrivalList(ctx.db, read, run)
  }
}
