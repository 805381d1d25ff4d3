import { afterAll, expect, test } from 'vitest'
import { startFurnished } from '../support/prepared-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { visitor } from '../support/visitor.ts'

const { folder, remove } = await temporaryFolder()
const server = await startFurnished({ DATA_DIR: `${folder}/data`, FORM_LIMITS: 'yes' })
afterAll(async () => {
  await server.stop()
  await remove()
})

test('a visitor who presses the same form again and again has to wait, keeps what was typed, and cannot avoid it by headers', async () => {
  const { post } = visitor(server.url)
  const ask = () => post('/bookings', { reference: 'K7QM-42XD', email: 'marit@example.no' })
  for (let press = 0; press < 5; press += 1) expect((await ask()).status).toBe(200)
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
