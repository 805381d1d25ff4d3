import { expect, test } from 'vitest'
import { gorillaTrek } from '#tests/support/cast.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { bookingKindWords } from '../../words/booking-kinds.ts'
import { departureStepWords } from '../../words/departure-step.ts'

const { ctx } = await testContext()
const kinds = bookingKindWords.tree
const ask = await openRequests(ctx)

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]

test('without a departure the first step offers everything that can be booked', async () => {
  const { status, text } = await ask('/booking')
  expect(status).toBe(200)
  expect(titleOf(text)).toBe(kinds.title)
  for (const path of ['/departures', '/packages', '/kibeho-pilgrimage-package', '/hotels', '/car-hire-rates', '/freight-quote'])
    expect(text).toContain(`href="${path}"`)
  expect(text).not.toContain(kinds.unknown)
})

test('a missing departure has a message, beside everything else', async () => {
  const { text } = await ask('/booking?departure=never-was-2027')
  expect(text).toContain(kinds.unknown)
  expect(text).toContain('href="/departures"')
})

test('the form for another date sends the chosen one alone', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  for (const typed of ['travellers=2', 'travellers=2&childAges=8', 'travellers=9']) {
    const { text } = await ask(`/booking?departure=${trek.slug}&${typed}`)
    const form = text.match(/<form[^>]*method="get"[\s\S]*?<\/form>/g)?.find((one) => one.includes('<select')) ?? ''
    const names = [...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
    expect(names.toSorted(), typed).toEqual(['childAges', 'comfort', 'departure', 'residency', 'travellers'])
  }
})

test('a departure that is there begins its booking under its own title', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const { text } = await ask(`/booking?departure=${trek.slug}`)
  expect(titleOf(text)).toBe(departureStepWords.tree.title)
  expect(text).not.toContain(kinds.title)
})
