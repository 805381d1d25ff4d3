import { sql } from 'kysely'
import { expect } from 'vitest'
import { loader as exportLoader } from '#app/admin/translations/files/export.ts'
import { action } from '#app/admin/translations/files/import.tsx'
import type { ImportView } from '#app/admin/translations/files/import-view.server.ts'
import { openSiteWords } from '#app/languages/site-words.server.ts'
import { siteWordsKey, sources } from '#app/words/sources.server.ts'
import { postEntry } from '#features/blog/post-entry.server.ts'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { hashOf, unitsOf } from '#features/content/texts/text-units.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { findPublicEntry, listKnownTexts, listPublicEntries } from '#features/translations/reads.server.ts'
import { saveTranslations } from '#features/translations/save-translations.server.ts'
import type { Context } from '#platform/context.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { answerOf, argsOf, cookieOf } from './admin-request.ts'

const diane = { id: 'diane', name: 'Diane Uwase' }
const file = { name: 'Français', intl: 'fr', counts: 'fr', search: 'french', offered: false } as const
const words = openSiteWords(sources, [{ language: 'fr', file, messages: new Map() }])
export const importPath = '/admin/translations/fr/import'

/** The texts of a post of the demonstration as the tests have them: with every mark, and with what could end an element. */
const postTexts = {
  sentence: 'Four hours by road & one on foot.',
  lede: 'Leave before **six**, and read [our “packing list”](/blog/what-to-pack).',
  body: 'The tar ends at Butare; “<b>” is no tag, ]]> no end, &lt; no sign.',
}
export const postHashes = {
  sentence: hashOf('sentence', postTexts.sentence),
  lede: hashOf('lede', postTexts.lede),
  body: hashOf('body.*.text', postTexts.body),
}
export const bodyOf = (...texts: string[]) => texts.map((text) => ({ kind: 'text', text }))

type Parts = { role?: Role | ''; form?: FormData; language?: string }

/** The demonstration with one post to translate, and its exports and imports as staff would make them. */
export async function openTranslationFiles(ctx: Context) {
  await loadDemo(ctx)
  await loadContent(ctx)
  await adoptEntries(ctx, entryKinds)
  const cookies: Record<string, string> = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])),
  )
  const [post] = await listPublicEntries(ctx.db, ['post'])
  if (!post) throw new Error('The demonstration has no post')
  const { id, slug } = post

  function args(path: string, { role = 'editor', form, language = 'fr' }: Parts = {}) {
    const cookie = cookies[role] ?? ''
    const made = argsOf(ctx, path, { cookie, params: { language } }) as {
      url: URL
      context: { set(key: unknown, value: unknown): void }
    }
    made.context.set(siteWordsKey, words)
    const sent = form && { request: new Request(made.url, { method: 'POST', headers: { cookie }, body: form }) }
    return { ...made, ...sent } as never
  }
  async function exported(query = '', parts: Parts = {}): Promise<string> {
    const answer = await exportLoader(args(`/admin/translations/fr/export.xlf${query}`, parts))
    return (answer as Response).text()
  }
  function formOf(text: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
    const form = new FormData()
    form.set('file', new File([text], 'fr.xlf'))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }
  const send = (form: FormData, parts: Parts = {}) => answerOf(() => action(args(importPath, { ...parts, form })))
  async function looked(text: string): Promise<{ plan: ImportView; packed: string }> {
    const { status, data } = await send(formOf(text, { event: 'look' }))
    expect({ status, data }).toMatchObject({ status: 200 })
    return data as { plan: ImportView; packed: string }
  }
  /** The second press: the file comes back packed, with the stamp of its preview. */
  async function imported(text: string, fields: Record<string, string> = {}, before?: () => Promise<unknown>) {
    const { plan, packed } = await looked(text)
    await before?.()
    const form = new FormData()
    for (const [name, value] of Object.entries({ event: 'import', packed, stamp: plan.stamp, ...fields })) form.set(name, value)
    return send(form)
  }

  const rows = async () =>
    (await sql<Record<string, unknown>>`select * from translations order by kind, language, hash`.execute(ctx.db)).rows
  const known = async (kind: string) => (await listKnownTexts(ctx.db, 'fr')).get(kind)?.translations

  async function change(fields: object) {
    const entry = await findEntry(ctx.db, 'post', id)
    if (!entry) throw new Error('No post')
    const content = { ...entry.content, ...fields }
    const saved = await saveEntry(ctx, postEntry, { id: id, actor: diane, content, seen: entry.version, event: 'saved' })
    if (!saved.done) throw new Error('Not saved')
    const seen = (await findEntry(ctx.db, 'post', id))?.version ?? 0
    expect(await publishEntry(ctx, postEntry, { id: id, actor: diane, seen })).toMatchObject({ done: true })
  }
  async function translate(hash: string, text: string, { approve = false, by = 'person' as 'person' | 'machine' } = {}) {
    const entry = await findPublicEntry(ctx.db, id)
    if (!entry) throw new Error('Not public')
    const units = unitsOf(entry.content, postEntry.texts ?? [])
    const seen = (await known('post'))?.get(hash)?.version ?? 0
    const sent = [{ hash, text, seen }]
    const saved = await saveTranslations(ctx, { entry, units, language: 'fr', sent, by, approve, actor: diane })
    expect(saved).toMatchObject({ done: true })
  }
  /** A file of the post with targets in place of those that it has. */
  async function fileWith(targets: Record<string, string>, query = `?entry=${id}`): Promise<string> {
    let text = await exported(query)
    for (const [hash, target] of Object.entries(targets))
      text = text.replace(
        new RegExp(`(<unit id="${hash}"[\\s\\S]*?</source>)(?:\\n<target>[\\s\\S]*?</target>)?`),
        (_whole, before) => `${before}\n<target>${target}</target>`,
      )
    return text
  }

  /** Nothing is translated, and the post is as it was. */
  async function beginAnew() {
    await sql`truncate translations, text_changes`.execute(ctx.db)
    await change({ sentence: postTexts.sentence, lede: postTexts.lede, body: bodyOf(postTexts.body) })
    await sql`truncate text_changes`.execute(ctx.db)
  }
  return { id, slug, args, exported, formOf, send, looked, imported, rows, known, change, translate, fileWith, beginAnew }
}
