import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestRaw } from '../support/fuzz/raw-query.ts'
import { siteToFuzz } from '../support/fuzz/site-to-fuzz.ts'

/** An invented person: none of these words occurs in our own texts. */
const marks = {
  name: 'Zebulon Markwood',
  email: 'zebulon.markwood@example.net',
  phone: '+250 788 424 242',
  passport: 'XQ7788990',
  password: 'a-secret-of-zebulon',
}
const markOf = (field: string): string | undefined => {
  if (/email|mailbox/i.test(field)) return marks.email
  if (/phone|whatsapp/i.test(field)) return marks.phone
  if (/passportnumber/i.test(field)) return marks.passport
  if (/password/i.test(field)) return marks.password
  return /name|message|text|diet|health|faith|emergency|reason|body|note/i.test(field) ? marks.name : undefined
}
const marked = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, markOf(name) ?? value]))

/** Every log line that contains one of the marks. */
const personalLines = (log: string) =>
  log.split('\n').filter((line) => /zebulon|markwood|788 ?424 ?242|XQ7788990|solheim|marit@|C01822649/i.test(line))

test('no personal data of bookings, enquiries, sign-ins, payments and failures are in the logs of the server or of its database', {
  timeout: 600_000,
}, async () => {
  // Emails cannot be sent, and each failure is logged.
  const site = await siteToFuzz({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Impamba <desk@impamba.test>' })
  const { port, url } = site.server
  let cookie = await site.cookie()
  const send = (path: string, fields: Record<string, string>) =>
    requestRaw(port, {
      method: 'POST',
      path,
      headers: { Host: new URL(url).host, Origin: url, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const forms = site.honest.flatMap(({ path, sends }) => (sends ? [{ path, fields: { ...sends } }] : []))
  const statuses: number[] = []
  for (const { path, fields } of forms) statuses.push((await send(path, marked(fields))).status)
  await send('/admin/login', { email: marks.email, password: marks.password })
  await send('/admin/login/reset', { email: marks.email })
  await requestRaw(port, { method: 'GET', path: `/search?q=${encodeURIComponent(marks.name)}` })
  await requestRaw(port, { method: 'GET', path: `/bookings/K7QM-42XD?key=${encodeURIComponent(marks.passport)}` })
  // Once more while the database loses its connections, so that failures in the middle are logged as well.
  cookie = await site.cookie()
  for (const { path, fields } of forms.slice(0, 40)) {
    const coming = send(path, marked(fields))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`
      .execute(site.ctx.db)
      .catch(() => undefined)
    statuses.push((await coming).status)
  }
  const { rows } = await sql<{ stored: number }>`
    select count(*)::int as stored from enquiries where name = ${marks.name}`.execute(site.ctx.db)
  const logs = { server: site.server.output(), database: await site.databaseLog() }
  await site.end()
  expect(personalLines(logs.server)).toEqual([])
  expect(personalLines(logs.database)).toEqual([])
  // The test means nothing unless rows were stored, something failed and something was logged.
  expect(rows[0]?.stored).toBeGreaterThan(0)
  expect(statuses).toContain(503)
  expect(logs.server).toMatch(/WARN/)
  expect(logs.database).toMatch(/terminating connection/)
  expect(personalLines(`An email to ${marks.email}`)).toHaveLength(1)
})
