import { useState } from 'react'
import { sheetText } from './sheet.ts'
import type { PageSheet, Sheet } from './sheet-names.ts'

const files = import.meta.glob<string>('./site/*-sheet.css', { query: '?url', import: 'default', eager: true })

/** A sheet inside the page that it came with; on a visit from another page a file, which that visit waits for. */
export function PageSheetStyle({ sheet }: { sheet: PageSheet }) {
  const [text] = useState(() => sheetText(sheet))
  return text === undefined ? (
    <link rel="stylesheet" href={files[`./site/${sheet}-sheet.css`]} precedence="page" />
  ) : (
    <SheetStyle sheet={sheet} text={text} />
  )
}

export function SheetStyle({ sheet, text }: { sheet: Sheet; text: string }) {
  return <style data-sheet={sheet} dangerouslySetInnerHTML={{ __html: text }} />
}
