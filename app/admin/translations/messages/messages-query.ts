import { type TextChoice, textChoices } from '#features/translations/xliff/exported-unit.ts'

/** Which messages are listed: those of some states, and those with a text in them, in English or translated. */
export type MessagesQuery = { texts: TextChoice; search: string }

const longestSearch = 100

export const messagesPath = (language: string): string => `/admin/translations/${language}/messages`

/** The query of an address; what it has wrong is left out. */
export const readMessagesQuery = (params: URLSearchParams): MessagesQuery => ({
  texts: textChoices.find((choice) => choice === params.get('texts')) ?? 'all',
  search: (params.get('q') ?? '').trim().slice(0, longestSearch),
})

/** The query as an address has it, without its question mark. */
export const messagesQuery = ({ texts, search }: MessagesQuery): string =>
  String(new URLSearchParams([...(texts === 'all' ? [] : [['texts', texts]]), ...(search === '' ? [] : [['q', search]])]))

/** A path with a query, where it has one. */
export const pathWith = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** What a part is called: 'Booking extras' for 'booking-extras'. */
export const partName = (part: string): string => {
  const name = part.replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
