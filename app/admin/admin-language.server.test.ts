import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import type { DocumentWords } from '#platform/languages/compact.ts'
import { openSite } from '#tests/support/open-site.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
const site = await openSite(ctx, { words: shippedLanguages().site })

/** A page as a member of staff with a language reads it. */
async function read(language: string, path: string): Promise<string> {
  const diane = await member(ctx, { role: 'owner' })
  await sql`update staff set language = ${language} where id = ${diane.id}`.execute(ctx.db)
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  const cookie = cookieHeader(outcome.done ? outcome.value.cookies : [])
  return (await fetch(site + path, { headers: { cookie } })).text()
}
const wordsIn = (html: string): DocumentWords =>
  JSON.parse(/<script type="application\/json" data-words="">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

test('the admin area is in the language of whoever is signed in, at the same address', async () => {
  const french = await read('fr', '/admin/tasks/new')
  expect(french).toContain('<html lang="fr">')
  expect(french).toContain('Tableau de bord')
  expect(french).toContain('Enregistrer la tâche')
  expect(french).not.toContain('lang="en"')
  const english = await read('en', '/admin/tasks/new')
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('Save task')
})

test('a document of the admin area has the words of all of it once, and a visit within it brings none of them', async () => {
  const { language, words } = wordsIn(await read('fr', '/admin/tasks/new'))
  expect(language).toBe('fr')
  expect(Object.keys(words)).toEqual(expect.arrayContaining(['admin-frame', 'admin-search', 'admin-tasks']))
  const visit = await read('fr', '/admin/tasks/new.data')
  expect(visit).toContain('stamp')
  expect(visit).not.toContain('admin-frame')
  const publicPage = await (await fetch(`${site}/contact-us`)).text()
  expect(Object.keys(wordsIn(publicPage).words).filter((part) => part.startsWith('admin-'))).toEqual([])
})
