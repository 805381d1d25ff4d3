import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { action as issueAction, loader as issueLoader } from '../newsletter/issue.tsx'
import { action as textAction, loader as textLoader } from './automatic-email.tsx'
import { action as newAction, loader as newLoader } from './new.tsx'

const { ctx, runJobs } = await testContext()
const { site, words } = shippedLanguages()
const editor = { cookie: await cookieOf(ctx, 'editor') }
const owner = { cookie: await cookieOf(ctx, 'owner') }
const trek = await gorillaTrek(ctx, { seats: 8 })
const booking = await heldBooking(ctx, trek.slug, 2)
await runJobs()

/** The arguments of a request to a site of which all languages are published. */
const inFrench = (path: string, parts: RequestParts) => {
  const made = argsOf({ ...ctx, words }, path, parts) as { context: RouterContextProvider }
  made.context.set(siteWordsKey, site)
  return made as never
}
const half = { 'texts.fr.subject': 'Les pluies', 'texts.fr.body': '' }
const whole = { 'texts.fr.subject': 'Les pluies', 'texts.fr.body': 'La route est ouverte.' }

test('an automatic email is written and previewed in each published language, and in no other', async () => {
  const open = (language: string) =>
    inFrench(`/admin/emails/automatic/confirmed?language=${language}`, { ...owner, params: { email: 'confirmed' } })
  const page = await textLoader(open('fr'))
  expect(page).toMatchObject({ language: 'fr', languages: expect.arrayContaining(['en', 'fr', 'de']), version: 0 })
  expect(page.example.html).toContain('<html lang="fr">')
  const form = { ...page.original, opening: 'Tout est prêt, {name}.', version: '0' }
  const path = '/admin/emails/automatic/confirmed?language=fr'
  const saved = await answerOf(() => textAction(inFrench(path, { ...owner, params: { email: 'confirmed' }, form })))
  expect(saved).toMatchObject({ status: 303, location: '/admin/emails/automatic/confirmed?language=fr&did=save' })
  expect((await textLoader(open('fr'))).example.text).toContain('Tout est prêt')
  expect((await textLoader(open('en'))).example.text).not.toContain('Tout est prêt')
  expect(await answerOf(() => textLoader(open('xx')))).toMatchObject({ status: 404 })
  // A language that is taken back while somebody writes in it.
  site.publish(['fr'])
  const german = { ...page.original, opening: 'Alles bereit, {name}.', version: '0' }
  const posted = { ...owner, params: { email: 'confirmed' }, form: german }
  expect(await answerOf(() => textAction(inFrench('/x?language=de', posted)))).toMatchObject({ status: 303 })
  site.publish([...site.translated.keys()])
})

test('half a text of an issue is refused beside its field with all that was typed, and a whole one is saved and previewed', async () => {
  const id = randomUUID()
  const save = (form: Record<string, string>) => {
    const base = { do: 'save', stamp: id, version: '0', subject: 'The rains', body: 'Open.' }
    return answerOf(() =>
      issueAction(inFrench('/admin/newsletter/new', { ...editor, params: { id: 'new' }, form: { ...base, ...form } })),
    )
  }
  expect(await save(half)).toMatchObject({
    status: 422,
    data: { errors: { 'texts.fr.body': 'Write the text.' }, values: { body: 'Open.', ...half } },
  })
  expect(await save({ ...whole, 'texts.fr.subject': 'Pour {name}' })).toMatchObject({
    status: 422,
    data: { errors: { 'texts.fr.subject': expect.stringContaining('{name}') } },
  })
  expect(await save({ ...whole, do: 'preview', previewIn: 'fr' })).toMatchObject({
    data: { preview: { wanted: 'fr', text: expect.stringContaining('La route est ouverte.') } },
  })
  expect(await save(whole)).toMatchObject({ status: 303 })
  await sql`insert into subscribers (id, email, state, token_hash, asked_at, confirmed_at, language)
    values (gen_random_uuid(), 'amelie@example.fr', 'confirmed', sha256('1'), now(), now(), 'fr'),
      (gen_random_uuid(), 'anna@example.de', 'confirmed', sha256('2'), now(), now(), 'de')`.execute(ctx.db)
  const page = await issueLoader(inFrench(`/admin/newsletter/${id}?language=de`, { ...editor, params: { id } }))
  expect(page).toMatchObject({ preview: { wanted: 'de', language: 'en', subject: 'The rains' } })
  expect(page.lines).toEqual([
    { language: 'de', count: 1, hasText: false, isPublic: true },
    { language: 'fr', count: 1, hasText: true, isPublic: true },
  ])
})

test('a mailing offers the languages of its recipients, counts who gets which, and keeps half a text that it refuses', async () => {
  const amelie = await heldBooking(ctx, trek.slug, 1)
  await sql`update bookings set language = 'fr' where id = ${amelie.id}`.execute(ctx.db)
  const path = `/admin/emails/new?id=${booking.id}&id=${amelie.id}`
  const { compose } = await newLoader(inFrench(path, owner))
  expect(compose?.languages).toEqual(['fr'])
  const base = {
    do: 'preview',
    stamp: randomUUID(),
    place: compose?.place ?? '',
    subject: 'Hello',
    body: 'Dear {name}',
    [`to-${booking.id}`]: 'on',
    [`to-${amelie.id}`]: 'on',
  }
  const press = (form: Record<string, string>) =>
    answerOf(() => newAction(inFrench(path, { ...owner, form: { ...base, ...form } })))
  const typed = { subject: '', body: '', ...half }
  expect(await press(typed)).toMatchObject({
    status: 422,
    data: { errors: { 'texts.fr.body': 'Write the text.' }, values: typed },
  })
  expect((await newLoader(inFrench(path, owner))).compose?.autosaved?.typed).toMatchObject(half)
  expect(await press({ ...whole, subject: '', body: '' })).toMatchObject({
    status: 422,
    data: { errors: { subject: expect.any(String) } },
  })
  const line = (hasText: boolean) => ({ language: 'fr', count: 1, hasText, isPublic: true })
  expect(await press({})).toMatchObject({ data: { preview: { languages: expect.arrayContaining([line(false)]) } } })
  expect(await press({ ...whole, shown: amelie.id })).toMatchObject({
    data: { preview: { language: 'fr', languages: expect.arrayContaining([line(true)]) } },
  })
})
