import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import { listOwnMessages } from '#features/translations/messages/reads-messages.server.ts'
import { unitIdOf } from '#features/translations/xliff/message-file.ts'
import { readXliff } from '#features/translations/xliff/read-xliff.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { loader as jsonLoader } from '../messages/own-messages-json.ts'
import { action as partAction } from '../messages/part.tsx'
import { loader as exportLoader } from './export.ts'
import { action } from './import.tsx'
import type { ImportView } from './import-view.server.ts'

const { ctx } = await testContext()
const { site } = shippedLanguages()
const cookie = await cookieOf(ctx, 'translator')
const seller = await cookieOf(ctx, 'sales')

function args(path: string, { form, part = '', as = cookie }: { form?: FormData; part?: string; as?: string } = {}) {
  const made = argsOf(ctx, path, { cookie: as, params: { language: 'fr', part } }) as {
    url: URL
    context: { set(key: unknown, value: unknown): void }
  }
  made.context.set(siteWordsKey, site)
  const sent = form && { request: new Request(made.url, { method: 'POST', headers: { cookie: as }, body: form }) }
  return { ...made, ...sent } as never
}
const exported = async (query = '') =>
  ((await exportLoader(args(`/admin/translations/fr/export.xlf?kind=messages${query}`))) as Response).text()
const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const send = (fields: Record<string, string | File>) =>
  answerOf(() => action(args('/admin/translations/fr/import', { form: formOf(fields) })))
async function looked(text: string) {
  const { data } = await send({ event: 'look', file: new File([text], 'fr.xlf') })
  return data as { plan: ImportView; packed: string }
}
async function imported(text: string, fields: Record<string, string> = {}) {
  const { plan, packed } = await looked(text)
  return send({ event: 'import', packed, stamp: plan.stamp, ...fields })
}
const rows = async () => (await listOwnMessages(ctx.db, 'fr')).map(({ part, path, draft }) => [part, path, draft])
/** A message of the interface with this text within it, as it is in English. */
const messageWith = (part: string, text: string) => {
  const found = site
    .messagesIn('fr')
    .parts.get(part)
    ?.find(({ english }) => english.includes(text))
  if (!found) throw new Error(`No message of ${part} has ${text}`)
  return found
}
/** The file with another target of one message. */
const withTarget = (text: string, part: string, path: string, targetOf: (target: string) => string) =>
  text.replace(
    new RegExp(`(<file id="messages:${part}"[\\s\\S]*?<unit id="${unitIdOf(path)}"[\\s\\S]*?<target>)([\\s\\S]*?)(</target>)`),
    (_whole, before: string, target: string, after: string) => before + targetOf(target) + after,
  )

beforeEach(async () => void (await sql`truncate interface_messages`.execute(ctx.db)))

test('a file of every message comes back as it left: nothing is lost, and nothing changes', async () => {
  const text = await exported()
  const read = await readXliff(new TextEncoder().encode(text), 'fr')
  if (read.fault) throw new Error(JSON.stringify(read.fault))
  const all = [...site.messagesIn('fr').parts.values()].flat()
  expect(read.units.length).toBe(all.length)
  expect(read.units.filter(({ isOwn, fault }) => !isOwn || fault)).toEqual([])
  const shipped = new Map(all.map(({ part, path, shipped: text }) => [`messages:${part} ${path}`, text?.text]))
  expect(read.units.filter(({ kind, path, text: target }) => shipped.get(`${kind} ${path}`) !== target)).toEqual([])
  expect(text.match(/<ph /g)?.length).toBeGreaterThan(1_000)
  expect(text.match(/<pc /g)?.length).toBeGreaterThan(5)
  expect((await looked(text)).plan).toMatchObject({ saved: 0, faulty: 0, over: 0, rows: [] })
  expect(await imported(text)).toMatchObject({ status: 409, data: { sentence: 'No changes to save.' } })
})

test('arguments and tags are protected, and an elided article before one does not quote it', async () => {
  const { part, path } = messageWith('panel', '{day}')
  const text = await exported(`&part=${part}`)
  const own = withTarget(text, part, path, (target) => target.replace(/^[\s\S]*?(?=<(?:ph|pc))/, "L'"))
  const { plan } = await looked(own)
  expect(plan).toMatchObject({ saved: 1, faulty: 0, rows: [{ place: path }] })
  expect(await imported(own)).toMatchObject({ status: 303, location: '/admin/translations/fr/import?imported=1&messages' })
  const [row] = await rows()
  expect(row?.slice(0, 2)).toEqual([part, path])
  expect(row?.[2]).toMatch(/^L''[{<]/)
})

test('what the catalogue could not use is refused line by line, and nothing of the file is kept', async () => {
  const [plural, plain] = [messageWith('panel', ', plural,'), messageWith('search', 'Hotels')]
  const text = [
    [plural.part, plural.path, () => 'Rien'],
    [plain.part, plain.path, () => 'Hôtels &lt;br/&gt;'],
  ].reduce(
    (file, [part, path, targetOf]) => withTarget(file, part as string, path as string, targetOf as () => string),
    await exported(),
  )
  const { plan } = await looked(text)
  expect(plan.faulty).toBe(2)
  expect(plan.rows.map(({ fault }) => fault)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^This cannot be used: \{\w+\} is missing/),
      'This cannot be used: the English has no <br/>.',
    ]),
  )
  expect(await imported(text)).toMatchObject({ status: 409 })
  expect(await rows()).toEqual([])
})

test('a text of a former English is a draft of its message, and one whose English was changed in the file is refused', async () => {
  const { part, path, english } = messageWith('search', 'Hotels')
  const text = withTarget(await exported(`&part=${part}`), part, path, () => 'Nos hôtels')
  const unit = `id="${unitIdOf(path)}" name="${hashOf(path, english)}"`
  const former = text
    .replace(unit, unit.replace(hashOf(path, english), hashOf(path, 'Lodges')))
    .replace(new RegExp(`(<unit ${unit.split(' ')[0]}[\\s\\S]*?<source>)[^<]*`), '$1Lodges')
  // What is shipped translates the English of now already.
  expect((await looked(former)).plan.rows).toMatchObject([{ place: path, result: expect.stringContaining('translated already') }])
  const forged = former.replace(hashOf(path, 'Lodges'), hashOf(path, 'Houses'))
  expect((await looked(forged)).plan).toMatchObject({ faulty: 1, saved: 0 })
})

test('what is approved leaves as JSON in the form of a catalogue, for who translates', async () => {
  const { part, path, english } = messageWith('search', 'Hotels')
  const hash = hashOf(path, english)
  const form = formOf({ event: 'approve', hash, seen: '0', [`text.${hash}`]: 'Nos hôtels' })
  await answerOf(() => partAction(args(`/admin/translations/fr/messages/${part}`, { part, form })))
  const answer = (await jsonLoader(args('/admin/translations/fr/messages.json'))) as Response
  expect(await answer.json()).toEqual({
    [part]: { [path]: { text: 'Nos hôtels', of: english, by: 'person', read: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
  })
  expect(await answerOf(() => jsonLoader(args('/x', { as: seller })))).toMatchObject({ status: 403 })
  expect(await answerOf(() => jsonLoader(args('/x', { as: '' })))).toMatchObject({ status: 302 })
})
