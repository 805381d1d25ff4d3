/** Where a page of a long list begins: after the row of an instant and an id. */
export type RowCursor = { at: Date; id: string }

/** The last row of a page as an address tells it: '1741852800000.0b5c…'. */
export const placeText = ({ at, id }: RowCursor): string => `${at.getTime()}.${id}`

/** What an address tells of it; nonsense is the top of the list. */
export function readPlace(text: string): RowCursor | undefined {
  const [, ms = '', id = ''] = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return id === '' ? undefined : { at: new Date(Number(ms)), id }
}

/** The words of a search as somebody typed them, in one line. */
export const readSearch = (params: URLSearchParams): string =>
  (params.get('q') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
