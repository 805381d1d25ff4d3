import { expect, test } from 'vitest'
import { withTagsOfToday } from './former-tags.ts'

test('a tag of the release before is heard by its name of today, and nothing that only holds its name', () => {
  expect(withTagsOfToday('["notices","page:notices","voices","hotels"]')).toBe(
    '["banners","page:notices","testimonials","hotels"]',
  )
  expect(withTagsOfToday('*')).toBe('*')
})
