import { describe, expect, test } from 'vitest'
import { gorillaTrek } from '#tests/support/cast.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'

const { ctx } = await testContext()
const { slug } = await gorillaTrek(ctx, { seats: 8 })
const ask = await openRequests(ctx)

const tooYoung = 'travellers must be 15 on the day, and this one will be 8'
const pages = { panel: `/departure-details/${slug}?`, 'first step': `/booking?departure=${slug}&` }

describe.each(Object.entries(pages))('the %s', (_, page) => {
  test('refuses who is too young by the rule and both ages, and has no price', async () => {
    const { text } = await ask(`${page}travellers=3&childAges=8`)
    expect(text).toContain(tooYoung)
    expect(text).not.toContain('>Total<')
    expect((await ask(`${page}travellers=3&childAges=16`)).text).not.toContain('travellers must be')
  })

  test('wrong ages have a message, stay as they were typed, and give no price', async () => {
    for (const [ages, problem] of [
      ['eight', 'ages-wrong'],
      ['15, 16, 17', 'no-adult'],
    ] as const) {
      const { text } = await ask(`${page}travellers=3&childAges=${encodeURIComponent(ages)}`)
      expect(text).toContain(bookingErrorWords.tree.fields[problem])
      expect(text).toContain(`value="${ages}"`)
      expect(text).not.toContain('>Total<')
    }
  })
})

test('one press goes on without the child', async () => {
  const { text } = await ask(`/booking?departure=${slug}&travellers=3&childAges=8`)
  const [, href = ''] = /href="([^"]*)"[^>]*>Continue without the child of 8</.exec(text) ?? []
  expect(href).toContain('travellers=2')
  expect((await ask(href.replaceAll('&amp;', '&'))).text).not.toContain(tooYoung)
})
