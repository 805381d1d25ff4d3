import { useState } from 'react'
import { sheetText } from './sheet.ts'
import type { PageSheet, Sheet } from './sheet-names.ts'
import paper from './site/paper.css?url'

const files = import.meta.glob<string>('./site/*-sheet.css', { query: '?url', import: 'default', eager: true })

/** A style sheet: inline in the document that the page came with, a file on a visit from another page, which waits for it. */
export function PageSheetStyle({ sheet }: { sheet: PageSheet }) {
  const [text] = useState(() => sheetText(sheet))
  return text === undefined ? (
    <link rel="stylesheet" href={files[`./site/${sheet}-sheet.css`]} precedence="page" />
  ) : (
    <SheetStyle sheet={sheet} text={text} />
  )
}

/**
 * The sheet for paper, of every page of the site: a file that a browser fetches after everything that the screen needs, and once for all
 * pages. It works without scripts.
 */
export function PaperSheet() {
  return <link rel="stylesheet" href={paper} media="print" />
}

export function SheetStyle({ sheet, text }: { sheet: Sheet; text: string }) {
  return <style data-sheet={sheet} dangerouslySetInnerHTML={{ __html: text }} />
}
