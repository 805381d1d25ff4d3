import { useState } from 'react'
import { sheetText } from './sheet.ts'
import type { PageSheet, Sheet } from './sheet-names.ts'

const files = import.meta.glob<string>('./site/sheets/*.css', { query: '?url', import: 'default', eager: true })

/** A style sheet: inline in the document that the page came with, a file on a visit from another page, which waits for it. */
export function PageSheetStyle({ sheet }: { sheet: PageSheet }) {
  const [text] = useState(() => sheetText(sheet))
  return text === undefined ? (
    <link rel="stylesheet" href={files[`./site/sheets/${sheet}.css`]} precedence="page" />
  ) : (
    <SheetStyle sheet={sheet} text={text} />
  )
}

export function SheetStyle({ sheet, text }: { sheet: Sheet; text: string }) {
  return <style data-sheet={sheet} dangerouslySetInnerHTML={{ __html: text }} />
}
