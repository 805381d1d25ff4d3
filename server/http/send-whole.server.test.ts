import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import { quietLog } from '#tests/support/databases.ts'
import { openFront } from '#tests/support/open-front.ts'

const security = { publicUrl: 'https://impamba.example', development: false }
const clock = { now: () => new Date() }
const store = openPageStore({ clock, mostBytes: 1_000_000 })
const words = '<h1>The season of the gorillas</h1>'.repeat(100)
const { port } = await openFront(
  { clock, log: quietLog },
  {
    pages: async () => ({
      status: 200,
      headers: [['Content-Type', 'text/html; charset=utf-8']],
      body: Buffer.from(words),
      shared: true,
      tags: new Set(['home']),
      until: undefined,
    }),
    store,
    security,
  },
)
// Cached from here on.
await (await fetch(`http://127.0.0.1:${port}/`)).text()

/** Everything that the server answers to these bytes, until it or `last` closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const get = (more = '') => `GET / HTTP/1.1\r\nHost: impamba.example\r\n${more}\r\n`
const heads = (all: string) => all.match(/HTTP\/1\.1 \d+ [\w ]+/g)

test('requests that come at once on one connection are answered whole and in their order', async () => {
  const all = await answerTo(
    `${get()}HEAD / HTTP/1.1\r\nHost: impamba.example\r\n\r\n${get('If-None-Match: *\r\n')}${get('Connection: close\r\n')}`,
  )
  expect(heads(all)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK', 'HTTP/1.1 304 Not Modified', 'HTTP/1.1 200 OK'])
  expect(all.split(words)).toHaveLength(3)
  expect(all.endsWith(words)).toBe(true)
  const [first = '', second = ''] = all.split(/(?=HTTP\/1\.1 )/)
  expect(first).toContain(`Content-Length: ${words.length}\r\n`)
  expect(first).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
  expect(first).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n/)
  expect(second).not.toContain('<h1>')
})

test('a cached page is the same as from Node, to the byte and in each header', async () => {
  const [keptAlive = '', closing = ''] = (await answerTo(`${get()}${get('Connection: close\r\n')}`)).split(/(?=HTTP\/1\.1 )/)
  const headersOf = (answer: string) =>
    (answer.split('\r\n\r\n')[0] ?? '').split('\r\n').filter((line) => !/^(connection|keep-alive|date):/i.test(line))
  expect(headersOf(keptAlive)).toEqual(headersOf(closing))
  expect(keptAlive.split('\r\n\r\n')[1]).toBe(words)
})

test('a client with an older HTTP, or one that wants to close, has the connection closed after the page', async () => {
  const older = await answerTo('GET / HTTP/1.0\r\n\r\n')
  expect(older.split('\r\n\r\n')[1]).toBe(words)
  expect(older).toMatch(/\r\nConnection: close\r\n/)
  expect(heads(await answerTo(get('Connection: close\r\n')))).toEqual(['HTTP/1.1 200 OK'])
})
