import { addDays, kigaliDay } from '#values/dates.ts'
import { demoTrek } from './demo-treks.ts'
import { departureStep, pricedAt } from './first-steps.ts'
import { publicScreens } from './public-screens.ts'

/**
 * A public page that represents its kind: made of the same parts, of about the same weight. `unlisted`: search engines are told
 * not to index it.
 */
export type PageKind = { name: string; path: string; status?: 404; unlisted?: true }

const day = addDays(kigaliDay(new Date()), 100)
const screens = new Map(publicScreens(day).map(({ name, path }) => [name, path]))

/** The address of a public screen by its name. Throws for an unknown name. */
function screen(name: string): string {
  const path = screens.get(name)
  if (!path) throw new Error(`No public screen is called ${name}`)
  return path
}

/**
 * One page of every public kind, with the demo content. The measurements on a phone use these.
 */
export const pageKinds: readonly PageKind[] = [
  { name: 'first page', path: '/' },
  { name: 'packages', path: '/packages' },
  { name: 'package', path: '/package-details/gorillas-and-the-thousand-hills' },
  { name: 'prices of a package', path: '/package-prices/gorillas-and-the-thousand-hills?travellers=4', unlisted: true },
  { name: 'departures', path: '/departures' },
  { name: 'departure', path: `/departure-details/${demoTrek(4)}` },
  { name: 'Kibeho', path: screen('kibeho') },
  { name: 'important to know', path: screen('important') },
  { name: 'park', path: screen('park') },
  { name: 'country', path: screen('country') },
  { name: 'hotels', path: screen('hotels') },
  { name: 'hotel', path: screen('hotel') },
  { name: 'cars', path: screen('cars') },
  { name: 'ways by road', path: screen('transport') },
  { name: 'freight', path: screen('freight') },
  { name: 'community', path: screen('community') },
  { name: 'search with results', path: screen('search-found'), unlisted: true },
  { name: 'first booking step', path: pricedAt(departureStep(demoTrek(4), 2)), unlisted: true },
  { name: 'contact', path: screen('contact') },
  { name: 'journal', path: screen('blog') },
  { name: 'text', path: screen('privacy') },
  { name: 'not found', path: '/no-such-page', status: 404 },
]
