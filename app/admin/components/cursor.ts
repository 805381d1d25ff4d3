import { uuidPattern } from '#values/uuid.ts'

/** Where a page of a long list begins: after the row of an instant and an id. */
export type RowCursor = { at: Date; id: string }

/** The last row of a page as a parameter of an address: '1741852800000.0b5c…'. */
export const cursorText = ({ at, id }: RowCursor): string => `${at.getTime()}.${id}`

const cursor = new RegExp(`^(\\d{1,14})\\.(${uuidPattern})$`)

/** Reads the cursor of an address; an invalid value is the top of the list. */
export function readCursor(text: string | null): RowCursor | undefined {
  const [, ms = '', id = ''] = cursor.exec(text ?? '') ?? []
  return id === '' ? undefined : { at: new Date(Number(ms)), id }
}

/** One page of the rows that were found, and the cursor of the next. The query has to read one row more than a page has. */
export function pageOf<Row>(found: readonly Row[], size: number, cursorOf: (last: Row) => string) {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? cursorOf(last) : undefined }
}

/** The words of a search as somebody typed them, in one line. */
export const readSearch = (params: URLSearchParams): string =>
  (params.get('q') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
