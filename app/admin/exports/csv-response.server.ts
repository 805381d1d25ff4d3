import { type CsvCell, csvLines, csvMark } from '#values/csv.ts'

/** What a file is sent with: as itself, to be saved, cached by nobody on the way. */
export const fileHeaders = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
})

/** A file of CSV that is written while it is read: however many rows there are, one part of them stands in memory. */
export function csvResponse(name: string, rows: AsyncGenerator<CsvCell[][]>): Response {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(bytes.encode(csvMark)),
    async pull(out) {
      const { value, done } = await rows.next()
      if (done) out.close()
      else out.enqueue(bytes.encode(csvLines(value)))
    },
    cancel: async () => void (await rows.return(undefined)),
  })
  return new Response(body, { headers: fileHeaders(name, 'text/csv; charset=utf-8') })
}
