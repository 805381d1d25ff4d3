import type { EntryKind } from '#features/content/entry-kind.ts'
import { departureTexts } from '#features/departures/departure-texts.ts'
import { listNotes } from '#features/departures/reads-notes.server.ts'
import { listLegs } from '#features/places/reads-legs.server.ts'
import { listServiceNames } from '#features/suppliers/reads-list.server.ts'
import type { TranslatedContent } from '#features/translations/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { entryKinds } from './entry-kinds.server.ts'

/** What has texts that are translated: a content kind, or rows of a table. */
export type TextKind = Pick<EntryKind, 'name' | 'texts' | 'pathOf'>

/** Rows of a table with texts that are translated like those of a content. They are listed as one, whose id is the name of their kind. */
type RowTexts = TextKind & { texts: readonly string[]; title: string; list(db: Db, now: Date): Promise<readonly object[]> }

const rowTexts: readonly RowTexts[] = [
  {
    ...departureTexts,
    title: 'Notes of departures to come',
    pathOf: () => '/departures',
    list: (db, now) => listNotes(db, kigaliDay(now)),
  },
  {
    name: 'road',
    texts: ['rows.*.surface', 'rows.*.vehicle', 'rows.*.note'],
    title: 'Roads: surfaces, vehicles and notes',
    pathOf: () => '/transport-information',
    list: async (db) => (await listLegs(db)).map(({ surface, vehicle, note }) => ({ surface, vehicle, note })),
  },
  {
    name: 'service',
    texts: ['rows.*.name'],
    title: 'Rate book: names of services, for proposals',
    pathOf: () => '/tailor-made',
    list: async (db) => (await listServiceNames(db)).map((name) => ({ name })),
  },
]

/** All kinds with texts that are translated. */
export const textKinds: readonly TextKind[] = [...entryKinds.filter(({ texts }) => texts?.length), ...rowTexts]

/** The kinds of rows, with what staff call them. */
export const rowTextTitles: readonly { kind: string; title: string }[] = rowTexts.map(({ name, title }) => ({
  kind: name,
  title,
}))

/** The places of the texts of a kind; none where it has none. */
export const textsOf = (name: string): readonly string[] => textKinds.find((kind) => kind.name === name)?.texts ?? []

/** The rows of some kinds as contents: of each kind one, or none where it has no row. */
export async function listTextRows(db: Db, kinds: readonly string[], now: Date): Promise<TranslatedContent[]> {
  const wanted = rowTexts.filter(({ name }) => kinds.includes(name))
  const found = await Promise.all(
    wanted.map(async ({ name, title, list }) => ({
      ...{ id: name, kind: name, title, slug: 'rows' },
      content: { slug: 'rows', rows: await list(db, now) },
    })),
  )
  return found.filter(({ content }) => content.rows.length > 0)
}
