import { afterAll, expect, test } from 'vitest'
import { openMailbox } from '../support/mailbox.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { visitor } from '../support/visitor.ts'

const { folder, remove } = await temporaryFolder()
const mailbox = await openMailbox()
const server = await startFurnished({
  DATA_DIR: `${folder}/data`,
  FORM_LIMITS: 'yes',
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Impamba <desk@impamba.example>',
})
afterAll(async () => {
  await server.stop()
  await mailbox.close()
  await remove()
})

/** What a page says in its main part, without what only the browser reads. */
const said = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ')

test('a visitor who presses the same form again and again has to wait, keeps what was typed, and cannot avoid it by headers', async () => {
  const { post } = visitor(server.url)
  const ask = (reference = 'K7QM-42XD') => post('/bookings', { reference, email: 'marit@example.no' })
  const answers = new Set<string>()
  for (const reference of ['K7QM-42XD', 'nonsense', 'K7QM-42XD', 'K7QM-42XD', 'K7QM-42XD']) {
    const answer = await ask(reference)
    expect(answer.status).toBe(200)
    answers.add(said(await answer.text()))
  }
  expect([...answers], 'whether there is such a booking is in no answer').toHaveLength(1)
  const limited = await ask()
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
  const page = await limited.text()
  expect(page).toContain('Too many attempts')
  expect(page).toContain('value="marit@example.no"')
  const forged = await fetch(`${server.url}/bookings`, {
    method: 'POST',
    body: new URLSearchParams({ reference: 'K7QM-42XD', email: 'marit@example.no' }),
    headers: { Origin: server.url, 'X-Client-Address': '203.0.113.9', 'X-Forwarded-For': '203.0.113.9' },
  })
  expect(forged.status).toBe(429)
})
