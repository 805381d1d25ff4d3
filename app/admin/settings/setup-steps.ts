import { demoDetailsIn } from '#features/settings/demo-details.ts'
import type { Settings } from '#features/settings/settings.ts'
import { isPersonName } from '#features/staff/person-name.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { setupWords } from '../../words/admin/setup.ts'
import { contentPath } from '../content/content-menu.ts'
import { settingPath } from '../setting-paths.ts'

/** What a site is before it sells: its settings, whether emails leave it, and its database. */
export type SiteFacts = { settings: Settings; sendsEmails: boolean; isEmbedded: boolean }

/** The same, with the name of who looks, how much of the demo is on sale, and the titles of the pages and menus that tell of it. */
export type SetupFacts = SiteFacts & {
  staffName: string
  demoProducts: number
  demoPages: readonly string[]
  demoBookings: number
}

/** So many pages are named; of more it is said how many. */
const mostNamed = 8

/** Whether nothing of the demo operator is left in the settings, emails leave the site, and its database is its own. */
export const isReadyToSell = ({ settings, sendsEmails, isEmbedded }: SiteFacts): boolean =>
  demoDetailsIn(settings).length === 0 && sendsEmails && !isEmbedded

type StepName = keyof (typeof setupWords.tree)['steps']

/** A step that an owner has still to take before the site sells, with the page on which it is taken. */
export type SetupStep = { name: StepName; title: string; what: string; to: string }

/** The open steps, in the order in which an owner would take them; none where the site is ready to sell. */
export function setupSteps(read: ReadWords, facts: SetupFacts): SetupStep[] {
  const { products, pages, bookings, ...plain } = read(setupWords).steps
  const step = (name: keyof typeof plain, to: string): SetupStep => ({ name, ...plain[name], to })
  const counted = (name: StepName, { title, what }: typeof products, count: number, to: string): SetupStep[] =>
    count > 0 ? [{ name, title, what: what({ count }), to }] : []
  return [
    ...demoDetailsIn(facts.settings).map((name) => step(name, name === 'terms' ? '/admin/terms' : settingPath(name))),
    ...counted('products', products, facts.demoProducts, contentPath),
    ...(facts.demoPages.length > 0 ? [pagesStep(pages, facts.demoPages)] : []),
    ...counted('bookings', bookings, facts.demoBookings, '/admin/bookings'),
    ...(isPersonName(facts.staffName) ? [] : [step('profile', '/admin/settings/profile')]),
    ...(facts.sendsEmails ? [] : [step('mail', settingPath('mail'))]),
    ...(facts.isEmbedded ? [step('database', settingPath('database'))] : []),
  ]
}

function pagesStep({ title, what }: Words<typeof setupWords.tree>['steps']['pages'], titles: readonly string[]): SetupStep {
  const named = titles.slice(0, mostNamed).join('; ')
  return {
    name: 'pages',
    title,
    what: what({ named, more: titles.length - Math.min(titles.length, mostNamed) }),
    to: contentPath,
  }
}
