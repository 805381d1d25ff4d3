import { expect, test } from 'vitest'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import type { DocumentWords } from '#platform/languages/compact.ts'
import { openSite } from '#tests/support/open-site.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
const site = await openSite(ctx, { words: shippedLanguages().site })

/** A member of staff who chose a language on their profile, and what they read. */
async function reader(language: string) {
  const diane = await member(ctx, { role: 'owner' })
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  const headers = { cookie: cookieHeader(outcome.done ? outcome.value.cookies : []), origin: site }
  const body = new URLSearchParams({ event: 'language', language })
  const chosen = await fetch(`${site}/admin/settings/profile`, { method: 'POST', headers, body, redirect: 'manual' })
  return { status: chosen.status, read: async (path: string) => (await fetch(site + path, { headers })).text() }
}
const read = async (language: string, path: string): Promise<string> => (await reader(language)).read(path)
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

const titleIn = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
const screens = [
  ['/admin/bookings', 'Réservations', 'Bookings'],
  ['/admin/enquiries', 'Demandes', 'Enquiries'],
  ['/admin/customers', 'Clients', 'Customers'],
  ['/admin/departures', 'Départs', 'Departures'],
  ['/admin/crew', 'Guides et véhicules', 'Guides &amp; vehicles'],
  ['/admin/shipments', 'Fret', 'Freight'],
  ['/admin/emails/automatic', 'E-mails automatiques', 'Automatic emails'],
  ['/admin/reports', 'Rapports', 'Reports'],
  ['/admin/analytics', 'Statistiques du site', 'Website analytics'],
  ['/admin/privacy-requests', 'Demandes de confidentialité', 'Privacy requests'],
  ['/admin/settings/general', 'Réglages', 'Settings'],
  ['/admin/users', 'Équipe', 'Team'],
  ['/admin/audit-log', 'Journal d’audit', 'Audit log'],
  ['/admin/jobs', 'Tâches de fond', 'Background tasks'],
] as const

test('one member of staff reads French while another reads English', async () => {
  const [paul, grace] = [await reader('fr'), await reader('en')]
  expect([paul.status, grace.status]).toEqual([303, 303])
  for (const [path, ...titles] of screens)
    expect([titleIn(await paul.read(path)), titleIn(await grace.read(path))]).toEqual(titles)
})

test('a file has English columns for whoever reads French', async () => {
  const paul = await reader('fr')
  expect(await paul.read('/admin/reports/received-by-month.csv')).toContain('"Month","Payments","Received"')
  expect(await paul.read('/admin/audit-log/list.csv')).toContain('"Time","User","Action"')
})

test('a language that the admin area is not written in is refused, and nothing changes', async () => {
  const { status, read } = await reader('de')
  expect(status).toBe(422)
  expect(await read('/admin')).toContain('<html lang="en">')
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
