import { hoursCss } from '#artwork/hours.ts'
import { imigongoCss } from '#artwork/imigongo.ts'
import article from './article-sheet.css?inline'
import booking from './booking-sheet.css?inline'
import community from './community-sheet.css?inline'
import desk from './desk.css?inline'
import enquiry from './enquiry-sheet.css?inline'
import feasts from './feasts-sheet.css?inline'
import home from './home-sheet.css?inline'
import journey from './journey-sheet.css?inline'
import letterhead from './letterhead-sheet.css?inline'
import pilgrimage from './pilgrimage-sheet.css?inline'
import places from './places-sheet.css?inline'
import search from './search-sheet.css?inline'
import type { Sheet } from './sheet.ts'
import site from './site.css?inline'
import stay from './stay-sheet.css?inline'
import trade from './trade-sheet.css?inline'

const drawn = `${imigongoCss()}${hoursCss()}`

export const sheets: Record<Sheet, string> = {
  site: drawn + site,
  desk: drawn + desk,
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
