import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { findAgreedTerms, findTermsToAgree, listTranslatedChanges } from '#features/pages/reads.server.ts'
import { termsEntry } from '#features/pages/terms-entry.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { freezeTerms } from './freeze-terms.server.ts'
import { findPublicEntry, listKnownTexts } from './reads.server.ts'
import { saveTranslations } from './save-translations.server.ts'

const { ctx, clock, runJobs } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const version = '2027-04'
let id = 0

beforeEach(async () => {
  await sql`truncate entries, entry_versions, translations, text_changes cascade`.execute(ctx.db)
  await sql`delete from terms_versions`.execute(ctx.db)
  id = await beginEntry(ctx, termsEntry, {
    actor: diane,
    content: {
      title: version,
      effectiveOn: addDays(kigaliDay(clock.now()), 30),
      changes: 'The first.',
      sections: [{ id: 'fees', title: 'Fees', blocks: [{ kind: 'text', text: 'Half is kept.' }] }],
    },
  })
  await publish()
})

async function publish(part: Partial<Content> = {}) {
  const entry = await findEntry(ctx.db, 'terms', id)
  if (!entry) throw new Error('No entry')
  const content = { ...entry.content, ...part }
  await saveEntry(ctx, termsEntry, { id, actor: diane, content, seen: entry.version, event: 'saved' })
  const seen = (await findEntry(ctx.db, 'terms', id))?.version ?? 0
  expect(await publishEntry(ctx, termsEntry, { id, actor: diane, seen })).toMatchObject({ done: true })
}

/** Translates texts of the version, by their English, and runs what follows. */
async function translate(texts: Record<string, string>, { approve = true, by = 'person' as 'person' | 'machine' } = {}) {
  const entry = await findPublicEntry(ctx.db, id)
  if (!entry) throw new Error('Not public')
  const units = unitsOf(entry.content, termsEntry.texts ?? [])
  const known = (await listKnownTexts(ctx.db, 'fr')).get('terms')?.translations
  const sent = units.flatMap(({ hash, text: english }) => {
    const text = texts[english]
    return text === undefined ? [] : [{ hash, text, seen: known?.get(hash)?.version ?? 0 }]
  })
  expect(await saveTranslations(ctx, { entry, units, language: 'fr', sent, by, approve, actor: diane })).toMatchObject({
    done: true,
    value: { saved: Object.keys(texts).length },
  })
  await runJobs()
}
const french = { 'The first.': 'La première.', Fees: 'Frais', 'Half is kept.': 'La moitié est retenue.' }
const agreed = () => findTermsToAgree(ctx.db, version, 'fr')
const text = async () => {
  const terms = await findAgreedTerms(ctx.db, await agreed())
  return terms && [terms.changes, terms.sections[0]?.title, terms.sections[0]?.blocks[0]]
}

test('a version is agreed to in a language once a person has approved all of it, and in English before', async () => {
  await translate(french, { approve: false, by: 'machine' })
  expect(await agreed(), 'what a machine wrote').toEqual({ version, language: 'en', revision: null })
  const { Fees, ...rest } = french
  await translate(rest)
  expect(await agreed(), 'one text is missing').toEqual({ version, language: 'en', revision: null })
  await translate({ Fees })
  expect(await agreed()).toEqual({ version, language: 'fr', revision: 1 })
  expect(await text()).toEqual(['La première.', 'Frais', { kind: 'text', text: 'La moitié est retenue.' }])
  expect(await findTermsToAgree(ctx.db, version, 'de')).toMatchObject({ language: 'en' })
})

test('a correction is the next revision, the one before stays as it was, and without a change there is no new one', async () => {
  await translate(french)
  await Promise.all([freezeTerms(ctx), freezeTerms(ctx)])
  expect(await agreed()).toMatchObject({ revision: 1 })
  await translate({ Fees: 'Les frais' })
  expect(await agreed()).toMatchObject({ revision: 2 })
  expect((await findAgreedTerms(ctx.db, { version, language: 'fr', revision: 1 }))?.sections[0]?.title).toBe('Frais')
  await expect(sql`update terms_translations set changes = 'X' where revision = 1`.execute(ctx.db)).rejects.toThrow(
    /next revision/,
  )
})

test('where the English changes it is agreed to in English, until that is translated anew', async () => {
  await translate(french)
  await publish({ changes: 'The very first.' })
  await runJobs()
  expect(await agreed()).toMatchObject({ language: 'en' })
  expect((await listTranslatedChanges(ctx.db, 'fr')).has(version)).toBe(false)
  await translate({ 'The very first.': 'La toute première.' })
  expect(await agreed()).toMatchObject({ language: 'fr', revision: 2 })
  expect((await listTranslatedChanges(ctx.db, 'fr')).get(version)).toBe('La toute première.')
  await publish({ changes: 'The first.' })
  await runJobs()
  expect((await text())?.[0], 'put back').toBe('La première.')
})
