import { source } from '#platform/languages/source.ts'

/** What the page of Kibeho says in its loader alone. */
export const kibehoOthersWords = source('kibeho-others', { title: 'Other ways to Kibeho' })
