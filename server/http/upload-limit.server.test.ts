import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { roles } from '#features/staff/permissions.ts'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import { cookieOf } from '#tests/support/admin-request.ts'
import { openFront } from '#tests/support/open-front.ts'
import { testContext } from '#tests/support/test-context.ts'
import { formLimit } from './request-body.ts'
import { openUploadLimit } from './upload-limit.ts'

const { ctx, clock } = await testContext()
const limitOf = openUploadLimit(ctx)
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const upload = '/admin/media/upload.json'
const megabytes = 1_048_576

/** The sizes of the bodies that reached the pages. */
const came: number[] = []
const { port } = await openFront(ctx, {
  pages: async (request) => {
    came.push((await request.arrayBuffer()).byteLength)
    return { status: 200, headers: [], body: null, shared: false, tags: new Set(), until: undefined }
  },
  store: openPageStore({ clock, mostBytes: 1_000 }),
  security: { publicUrl: 'http://localhost:3000', development: false },
  limitOf: async (path, headers) => ({ ...(await limitOf(path, headers)), ...(path === '/slow' && { ms: 50 }) }),
})

const boundary = 'x0x0x0'
function formOf(bytes: number): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 7), Buffer.from(`\r\n--${boundary}--\r\n`)])
}

async function post(path: string, body: Buffer, cookie = ''): Promise<number | undefined> {
  const headers = {
    cookie,
    Origin: 'http://localhost:3000',
    Host: 'localhost:3000',
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
  }
  const request = ask({ host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, 'Content-Length': body.length } })
  // A refused body is cut off while it is sent.
  request.on('error', () => undefined)
  request.end(body)
  const [response] = await once(request, 'response')
  response.resume()
  return response.statusCode
}

test.each(roles)('pictures and translations are taken from who may change them, each in their one place: %s', async (role) => {
  const headers = new Headers({ cookie: cookies[role] ?? '' })
  const mayUpload = role === 'owner' || role === 'editor'
  const mayTranslate = mayUpload || role === 'translator'
  for (const path of ['/admin/media/upload', upload])
    expect((await limitOf(path, headers)).bytes > 25 * megabytes).toBe(mayUpload)
  for (const path of ['/admin/translations/fr/import', '/admin/translations/fr/import.data'])
    expect((await limitOf(path, headers)).bytes > (4 / 3) * 20 * megabytes).toBe(mayTranslate)
  for (const path of [
    '/admin/translations',
    '/admin/translations/fr/12',
    '/admin/translations/fr/import/',
    '/admin/translations/../import',
  ])
    expect(await limitOf(path, headers)).toBe(formLimit)
  for (const path of ['/admin/media', '/admin/bookings', '/contact', `${upload}/`, '/admin/media/upload.data'])
    expect(await limitOf(path, headers)).toBe(formLimit)
})

test('a stranger, or a cookie that opens nothing, sends no more than a form', async () => {
  for (const cookie of ['', 'impamba-staff=made.up', String(cookies.owner).replaceAll(/=[^;.]{6}/g, '=AAAAAA')])
    expect(await limitOf(upload, new Headers({ cookie }))).toBe(formLimit)
  expect(await post(upload, formOf(2 * megabytes))).toBe(413)
  expect(await post(upload, formOf(2 * megabytes), cookies.sales)).toBe(413)
  expect(came).toEqual([])
})

test('twenty megabytes come whole from an editor, and nowhere else', async () => {
  expect(await post(upload, formOf(20 * megabytes), cookies.editor)).toBe(200)
  expect(came.pop()).toBeGreaterThan(20 * megabytes)
  expect(await post('/admin/bookings', formOf(20 * megabytes), cookies.owner)).toBe(413)
})

test('a table of 25 megabytes is refused before it is read, whoever sends it', async () => {
  for (const path of ['/admin/departures/import', '/admin/hotels/rates', '/admin/hotels/edit/1/rates'])
    expect(await post(path, formOf(25 * megabytes), cookies.owner), path).toBe(413)
  expect(came).toEqual([])
})

test('200 megabytes are refused by their length header, before one of them is sent', async () => {
  const socket = connect(port, '127.0.0.1')
  const type = `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${200 * megabytes}`
  socket.write(
    `POST ${upload} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nCookie: ${cookies.owner}\r\n${type}\r\n\r\n`,
  )
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('what comes without saying how much it is, is cut off where it is too much', async () => {
  const request = ask({
    host: '127.0.0.1',
    port,
    path: upload,
    method: 'POST',
    headers: {
      cookie: cookies.owner,
      Origin: 'http://localhost:3000',
      Host: 'localhost:3000',
      'Transfer-Encoding': 'chunked',
      'Content-Type': 'multipart/form-data; boundary=x',
    },
  })
  request.on('error', () => undefined)
  const chunk = Buffer.alloc(megabytes)
  for (let sent = 0; sent < 40; sent++) request.write(chunk)
  const [response] = await once(request, 'response')
  expect(response.statusCode).toBe(413)
  request.destroy()
})

test('a body that does not come in time is refused with the reason', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST /slow HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nContent-Length: 10\r\n\r\na`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  socket.destroy()
})
