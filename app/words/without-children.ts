import { source } from '#platform/languages/source.ts'

/** Goes on without those who are too young. Only the server says it. */
export const withoutChildrenWords = source('without-children', {
  one: 'Continue without the child of {age, plural, one {#} other {#}}',
  more: 'Continue without the children of {ages} and {last, plural, one {#} other {#}}',
})
