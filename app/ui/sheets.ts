import { hoursCss } from '#artwork/hours.ts'
import { imigongoCss } from '#artwork/imigongo.ts'
import admin from './admin/admin.css?inline'
import type { Sheet } from './sheet.ts'
import article from './site/article-sheet.css?inline'
import booking from './site/booking-sheet.css?inline'
import community from './site/community-sheet.css?inline'
import enquiry from './site/enquiry-sheet.css?inline'
import feasts from './site/feasts-sheet.css?inline'
import home from './site/home-sheet.css?inline'
import journey from './site/journey-sheet.css?inline'
import letterhead from './site/letterhead-sheet.css?inline'
import pilgrimage from './site/pilgrimage-sheet.css?inline'
import places from './site/places-sheet.css?inline'
import search from './site/search-sheet.css?inline'
import site from './site/site.css?inline'
import stay from './site/stay-sheet.css?inline'
import trade from './site/trade-sheet.css?inline'

const drawn = `${imigongoCss()}${hoursCss()}`

export const sheets: Record<Sheet, string> = {
  site: drawn + site,
  admin: drawn + admin,
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
