import { expect, test } from 'vitest'
import { readCatalogues } from '../languages/read-catalogues.server.ts'

/** A link or button that shows one message and is named by another: its part, what is seen, its name. */
const named = [
  ['timetable', 'reserve', 'reserveThis'],
  ['timetable', 'waiting', 'waitingThis'],
  ['pilgrimage', 'feasts.bring', 'feasts.bringFor'],
  ['manage-booking', 'payments.receiptShort', 'payments.receipt'],
] as const

const { catalogues } = await readCatalogues('catalogues')

test('a name that is a message of its own has what is seen in every language', () => {
  const texts = catalogues.flatMap(({ language, messages }) =>
    named.map(
      ([part, seen, name]) => [language, messages.get(part)?.get(seen)?.text, messages.get(part)?.get(name)?.text] as const,
    ),
  )
  expect(texts.length).toBeGreaterThan(0)
  for (const [language, seen, name] of texts) expect(name, language).toContain(seen ?? 'a message that is there')
})
