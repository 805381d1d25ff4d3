import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { contextKey, newPageNotes, pageNotesKey } from '../context.ts'
import { limitForm, passActionHeaders } from './limit-form.server.ts'

// 15:40:30 in Kigali, less an hour.
const { ctx, clock } = await testContext({ now: '2027-03-12T12:40:30Z', formLimits: true })
const begin = clock.now()
const context = new RouterContextProvider()
context.set(contextKey, ctx)
context.set(pageNotesKey, newPageNotes('en'))

beforeEach(async () => {
  clock.set(begin)
  await sql`truncate rate_limit_hits`.execute(ctx.db)
})

const from = (address: string, more: Record<string, string> = {}) => ({
  context,
  request: new Request('http://localhost:3000/bookings', { method: 'POST', headers: { 'X-Client-Address': address, ...more } }),
})
const lost = (index: number) => ({ email: `traveller-${index}@example.no` })

async function useUp(address: string) {
  for (let index = 0; index < 20; index++) expect(await limitForm(from(address), 'lost-link', lost(index))).toBeUndefined()
}

test('a submission over the limit is a 429 with the minute until which to wait, and what was typed comes back', async () => {
  await useUp('203.0.113.9')
  clock.advance(500)
  const reply = { values: { email: 'marit@example.no' }, errors: {} }
  const limited = await limitForm(from('203.0.113.9'), 'lost-link', lost(20), { sent: false, reply })
  expect(limited?.data).toEqual({
    sent: false,
    reply,
    problem: 'Too many attempts. Wait until 15:41, Kigali time, or write to us: nothing was lost.',
  })
  expect(limited?.init?.status).toBe(429)
  expect(new Headers(limited?.init?.headers).get('Retry-After')).toBe('3600')
})

test('after Retry-After the form is let through again', async () => {
  await useUp('203.0.113.9')
  clock.advance(1_234_567)
  const limited = await limitForm(from('203.0.113.9'), 'lost-link', lost(20))
  clock.advance(Number(new Headers(limited?.init?.headers).get('Retry-After')) * 1000)
  expect(await limitForm(from('203.0.113.9'), 'lost-link', lost(21))).toBeUndefined()
})

test('another visitor is not limited, and no other header names the client', async () => {
  await useUp('203.0.113.9')
  expect(await limitForm(from('203.0.113.9', { 'X-Forwarded-For': '192.0.2.1' }), 'lost-link', lost(20))).toBeDefined()
  expect(await limitForm(from('192.0.2.1'), 'lost-link', lost(21))).toBeUndefined()
})

test('requests without an address are counted as one visitor, not let through', async () => {
  const unknown = { context, request: new Request('http://localhost:3000/booking', { method: 'POST' }) }
  for (let index = 0; index < 60; index++) expect(await limitForm(unknown, 'draft', {})).toBeUndefined()
  expect(await limitForm(unknown, 'draft', {})).toBeDefined()
})

test('a limit by booking does not look at the address', async () => {
  for (let index = 0; index < 6; index++)
    expect(await limitForm(from(`192.0.2.${index}`), 'hold-again', { booking: 'b1' })).toBeUndefined()
  expect(await limitForm(from('192.0.2.99'), 'hold-again', { booking: 'b1' })).toBeDefined()
  expect(await limitForm(from('192.0.2.1'), 'hold-again', { booking: 'b2' })).toBeUndefined()
})

test('a page that passes on the headers of its action sends Retry-After', () => {
  const actionHeaders = new Headers({ 'Retry-After': '60' })
  expect(passActionHeaders({ actionHeaders }).get('Retry-After')).toBe('60')
})
