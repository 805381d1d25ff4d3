import { useState } from 'react'
import { type PageSheet, type Sheet, sheetText } from './sheet.ts'
import article from './site/article-sheet.css?url'
import booking from './site/booking-sheet.css?url'
import community from './site/community-sheet.css?url'
import enquiry from './site/enquiry-sheet.css?url'
import feasts from './site/feasts-sheet.css?url'
import home from './site/home-sheet.css?url'
import journey from './site/journey-sheet.css?url'
import letterhead from './site/letterhead-sheet.css?url'
import pilgrimage from './site/pilgrimage-sheet.css?url'
import places from './site/places-sheet.css?url'
import search from './site/search-sheet.css?url'
import stay from './site/stay-sheet.css?url'
import trade from './site/trade-sheet.css?url'

const files: Record<PageSheet, string> = {
  article,
  booking,
  community,
  enquiry,
  feasts,
  home,
  journey,
  letterhead,
  pilgrimage,
  places,
  search,
  stay,
  trade,
}

/** A sheet inside the page that it came with; on a visit from another page a file, which that visit waits for. */
export function PageSheetStyle({ sheet }: { sheet: PageSheet }) {
  const [text] = useState(() => sheetText(sheet))
  return text === undefined ? (
    <link rel="stylesheet" href={files[sheet]} precedence="page" />
  ) : (
    <SheetStyle sheet={sheet} text={text} />
  )
}

export function SheetStyle({ sheet, text }: { sheet: Sheet; text: string }) {
  return <style data-sheet={sheet} dangerouslySetInnerHTML={{ __html: text }} />
}
