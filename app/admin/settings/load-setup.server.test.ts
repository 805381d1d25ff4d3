import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { demoDetails } from '#features/settings/demo-details.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { publishTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadSetup } from './load-setup.server.ts'

const { ctx } = await testContext()
await publishTrek(ctx)
await adoptEntries(
  ctx,
  entryKinds.filter(({ name }) => name === 'package' || name === 'menu'),
)
const setup = (staffName: string, settings = defaultSettings) => loadSetup(ctx, readEnglish, { settings, staffName })
const whatOf = (steps: Awaited<ReturnType<typeof setup>>, name: string) => steps.find((one) => one.name === name)?.what

test('a new site has all of the demo to replace; an operator who keeps its name keeps the pages that say it', async () => {
  const steps = await setup('Owner')
  expect(steps.map(({ name }) => name)).toEqual([...demoDetails, 'products', 'profile', 'database'])
  expect(whatOf(steps, 'products')).toContain('1 product is')
})

test('pages and menus that say the name of the demo are named until staff have written them anew', async () => {
  const settings = { ...defaultSettings, company: { ...defaultSettings.company, name: 'Inzira' } }
  expect(whatOf(await setup('Josiane', settings), 'pages')).toBe(
    'They still tell of the demo company: Footer, beginning; Footer, last line.',
  )
  await sql`update entry_versions set content = '{}' where title = 'Footer, beginning'`.execute(ctx.db)
  expect(whatOf(await setup('Josiane', settings), 'pages')).toBe('They still tell of the demo company: Footer, last line.')
})

test('what staff have taken off sale is no product of the demo any more', async () => {
  await sql`update entries set published_version = null, published_at = null where kind = 'package'`.execute(ctx.db)
  expect((await setup('Josiane')).map(({ name }) => name)).toEqual([...demoDetails, 'database'])
})
