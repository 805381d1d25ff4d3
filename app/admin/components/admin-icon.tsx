import hotels from 'lucide-static/icons/bed-double.svg?raw'
import departures from 'lucide-static/icons/calendar-days.svg?raw'
import crew from 'lucide-static/icons/car-front.svg?raw'
import reports from 'lucide-static/icons/chart-column.svg?raw'
import visitors from 'lucide-static/icons/chart-line.svg?raw'
import kibeho from 'lucide-static/icons/church.svg?raw'
import profile from 'lucide-static/icons/circle-user.svg?raw'
import pages from 'lucide-static/icons/file-text.svg?raw'
import site from 'lucide-static/icons/globe.svg?raw'
import supply from 'lucide-static/icons/handshake.svg?raw'
import community from 'lucide-static/icons/heart-handshake.svg?raw'
import activity from 'lucide-static/icons/history.svg?raw'
import pictures from 'lucide-static/icons/image.svg?raw'
import bookings from 'lucide-static/icons/inbox.svg?raw'
import translations from 'lucide-static/icons/languages.svg?raw'
import today from 'lucide-static/icons/layout-dashboard.svg?raw'
import content from 'lucide-static/icons/library.svg?raw'
import jobs from 'lucide-static/icons/list-restart.svg?raw'
import signOut from 'lucide-static/icons/log-out.svg?raw'
import emails from 'lucide-static/icons/mail.svg?raw'
import packages from 'lucide-static/icons/map.svg?raw'
import places from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import enquiries from 'lucide-static/icons/message-square.svg?raw'
import testimonials from 'lucide-static/icons/message-square-quote.svg?raw'
import journal from 'lucide-static/icons/newspaper.svg?raw'
import freight from 'lucide-static/icons/package.svg?raw'
import menus from 'lucide-static/icons/panel-top.svg?raw'
import trips from 'lucide-static/icons/route.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import privacy from 'lucide-static/icons/shield-user.svg?raw'
import rates from 'lucide-static/icons/tags.svg?raw'
import permits from 'lucide-static/icons/ticket-check.svg?raw'
import customers from 'lucide-static/icons/user-search.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import close from 'lucide-static/icons/x.svg?raw'

/** The shapes of a Lucide file without its frame, as app/ui/icon.tsx does it; these never reach a visitor. */
export const shapes = (file: string) => file.slice(file.indexOf('\n>') + 2, file.lastIndexOf('</svg>')).trim()

const icons = {
  activity: shapes(activity),
  bookings: shapes(bookings),
  close: shapes(close),
  content: shapes(content),
  crew: shapes(crew),
  customers: shapes(customers),
  departures: shapes(departures),
  jobs: shapes(jobs),
  hotels: shapes(hotels),
  journal: shapes(journal),
  kibeho: shapes(kibeho),
  packages: shapes(packages),
  enquiries: shapes(enquiries),
  freight: shapes(freight),
  emails: shapes(emails),
  community: shapes(community),
  places: shapes(places),
  menu: shapes(menu),
  menus: shapes(menus),
  pictures: shapes(pictures),
  pages: shapes(pages),
  permits: shapes(permits),
  privacy: shapes(privacy),
  profile: shapes(profile),
  rates: shapes(rates),
  reports: shapes(reports),
  search: shapes(search),
  settings: shapes(settings),
  signOut: shapes(signOut),
  site: shapes(site),
  supply: shapes(supply),
  today: shapes(today),
  visitors: shapes(visitors),
  testimonials: shapes(testimonials),
  translations: shapes(translations),
  trips: shapes(trips),
  users: shapes(users),
}

export type AdminIconName = keyof typeof icons

/** A drawing beside a word of the admin area. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return <svg className="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[name] }} />
}
