import { data } from 'react-router'
import { listTextRows } from '#features/content-kinds/text-rows.server.ts'
import { findPublicEntry, listPublicEntries, type TranslatedContent } from '#features/translations/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { RouteContext } from '../../context.ts'
import { siteWordsKey } from '../../words/sources.server.ts'

type Reads = Pick<Context, 'db' | 'clock'>

/** What is translated of some kinds: public contents by kind and title, then texts of rows. */
export const listTexts = async ({ db, clock }: Reads, kinds: readonly string[]): Promise<TranslatedContent[]> => [
  ...(await listPublicEntries(db, kinds)),
  ...(await listTextRows(db, kinds, clock.now())),
]

/** One of these by its id in an address; undefined where there is none. */
export async function findTexts({ db, clock }: Reads, id: string): Promise<TranslatedContent | undefined> {
  if (/^\d{1,15}$/.test(id)) return findPublicEntry(db, Number(id))
  const [rows] = await listTextRows(db, [id], clock.now())
  return rows
}

/** A language into which the site is translated, by its code; a 404 where it is not. */
export function mustFindLanguage(context: RouteContext, code: string): { code: string; name: string } {
  const name = context.get(siteWordsKey).translated.get(code)?.name
  if (name === undefined) throw data(null, { status: 404 })
  return { code, name }
}
