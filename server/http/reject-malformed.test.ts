import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { rejectMalformed } from './reject-malformed.ts'

const security = { publicUrl: 'https://impamba.example', development: false }
const server = createServer(
  { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10, maxHeaderSize: 16_384 },
  (request, response) => {
    if (request.url === '/begun') response.write('It has begun')
    else response.end('Well asked')
  },
)
server.on('clientError', rejectMalformed(security))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Everything that comes back until the server closes the connection. This end stays open. */
async function send(bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write(bytes, 'latin1')
  const answer = await text(socket)
  socket.destroy()
  return answer
}

test.each([
  ['bytes of another language', '\x16\x03\x01 nonsense\r\n\r\n', 400],
  ['a length that is none', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400],
  ['a head that is too large', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
  ['a head that does not come to its end', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
])('%s is refused with the headers of every answer, and the connection is closed', async (_name, bytes, status) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const line of [
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: same-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'",
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    'Date: ',
  ])
    expect(head).toContain(`\r\n${line}`)
  expect(body).toMatch(/<h1>.+<\/h1>/)
})

/** The same, where more is sent once something came back. */
async function sendInTwo(first: string, second: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write(first)
  const [came] = await once(socket, 'data')
  socket.write(second)
  const rest = await text(socket)
  socket.destroy()
  return String(came) + rest
}

test('nonsense behind a good question is refused behind its answer', async () => {
  const answer = await sendInTwo('GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'nonsense\r\n\r\n')
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})

test('who was sent a part of an answer is sent no second one into it', async () => {
  const answer = await sendInTwo('POST /begun HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', 'ZZ\r\n')
  expect(answer).toContain('It has begun')
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
})

test('a client that does not hang up is cut after a moment, long before Node’s own timeout', async () => {
  const patient = createServer().on('clientError', rejectMalformed(security)).listen(0, '127.0.0.1')
  await once(patient, 'listening')
  const coming = once(patient, 'connection')
  const socket = connect({ port: (patient.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write('nonsense\r\n\r\n')
  const [ours] = await coming
  await once(ours, 'close')
  socket.destroy()
  patient.close()
})

test('a connection that was cut off is closed without a word', () => {
  const answers: string[] = []
  const gone = { writable: true, destroy: () => answers.push('destroyed'), end: () => answers.push('told') }
  rejectMalformed(security)(Object.assign(new Error('read'), { code: 'ECONNRESET' }), gone as never)
  expect(answers).toEqual(['destroyed'])
})
