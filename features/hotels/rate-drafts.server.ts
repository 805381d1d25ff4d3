import type { Entry } from '#features/content/entry.ts'
import { listDrafts } from '#features/content/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { RateDraft } from './plan-rates.ts'

/** Hotels as they are written now, with what a rate sheet may change: all of them, or the one at an address. */
export const listRateDrafts = async (db: Db, slug?: string): Promise<RateDraft[]> =>
  (await listDrafts(db, 'hotel', slug)).map(rateDraftOf)

/** A draft may be incomplete: what it has not is empty. */
function rateDraftOf({ id, version, slug, title, content }: Entry): RateDraft {
  const { board, highSeasons, rooms, laterRates } = content as Partial<RateDraft['content']>
  return {
    id,
    version,
    slug,
    title,
    content: {
      ...content,
      board: board ?? 'BB',
      highSeasons: highSeasons ?? [],
      laterRates: (laterRates ?? []).map(({ highSeasons: seasons = [], rates = [], ...later }) => ({
        ...later,
        highSeasons: seasons,
        rates,
      })),
      rooms: (rooms ?? []).map((room) => ({ ...room, rates: room.rates ?? [] })),
    },
  }
}
