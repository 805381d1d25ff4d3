import { pdf } from '@react-pdf/renderer'
import { type Closing, Paper, type PaperProps } from './paper.server.tsx'

type Printed = Omit<PaperProps, 'closing' | 'onEnd'>

/** Prints a text on the letterhead as a PDF, closed by as much of the hills as its last page has room for. The same text gives the same bytes. */
export async function printPaper(paper: Printed): Promise<Buffer> {
  const withHills = await printed(paper, 'hills')
  // Hills only below the last text: never a page of hills alone.
  if (withHills.room === 'hills') return withHills.bytes
  return (await printed(paper, withHills.room)).bytes
}

/** Prints with one closing, and returns the closing that there is room for. */
async function printed(paper: Printed, closing: Closing) {
  const pages = { text: 0, near: 0, closing: 0 }
  const stream = await pdf(
    <Paper
      {...paper}
      closing={closing}
      onEnd={(place, page) => {
        pages[place] = page
      }}
    />,
  ).toBuffer()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const room: Closing = pages.closing === pages.text ? 'hills' : pages.near === pages.text ? 'near' : 'ground'
  return { bytes: Buffer.concat(chunks), room }
}
