import { expect, test } from 'vitest'
import { describeError, newReference, openLog } from './log.server.ts'

function linesOf(format: 'readable' | 'json', write: (log: ReturnType<typeof openLog>) => void): string[] {
  const lines: string[] = []
  write(openLog({ format, write: (line) => void lines.push(line) }))
  return lines
}

test('an email address never reaches the log, in any part of a line', () => {
  const [line] = linesOf('json', (log) =>
    log.error('Failed for anna@example.com', { to: 'Anna <anna@example.com>', error: new Error('x').stack }),
  )
  expect(line).not.toContain('anna@')
  expect(line).toContain('[address]')
})

test('the line stays one object when an address is between quotes', () => {
  const [line = ''] = linesOf('json', (log) =>
    log.error('Failed', { reason: 'no such user "anna@example.com"\nanna@example.com' }),
  )
  expect(JSON.parse(line)).toMatchObject({ message: 'Failed', reason: 'no such user "[address]"\n[address]' })
})

test('a path with an at sign in it is logged whole', () => {
  const place = 'at parse (file:///work/main/node_modules/@conform-to/zod/dist/index.mjs:165:3)'
  const [line] = linesOf('readable', (log) => log.error('Failed', { error: `Error: for anna@example.com/\n${place}` }))
  expect(line).toContain(place)
  expect(line).toContain('for [address]/')
})

test('a long word without an address is looked through in no time', () => {
  const began = performance.now()
  linesOf('json', (log) => log.error('x'.repeat(200_000)))
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('in json each event is one line', () => {
  const lines = linesOf('json', (log) => log.warn('Two\nlines', { queue: 'a' }))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', message: 'Two\nlines', queue: 'a' })
})

test('a readable line is the message and its facts', () => {
  expect(linesOf('readable', (log) => log.info('The house is open', { port: 3000 }))).toEqual(['The house is open port=3000\n'])
})

test('an error is logged with its code and its causes, and without the values of a row', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(secret)' })
  const logged = JSON.stringify(describeError(new Error('outer', { cause })))
  expect(logged).toContain('23505')
  expect(logged).not.toContain('secret')
})

test('references are eight letters that are not mistaken for one another', () => {
  const references = new Set(Array.from({ length: 1_000 }, newReference))
  expect(references.size).toBe(1_000)
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
})
