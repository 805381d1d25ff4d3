/** A link of a menu. One that is hidden keeps its place, and visitors do not see it. */
export type MenuLink = { label: string; to: string; hidden: boolean }
/**
 * `title` is above the links of a footer's column, `text` is a sentence beside them; menus without a place for one leave it
 * empty.
 */
export type Menu = { title: string; text: string; links: readonly MenuLink[] }

const link = (to: string, label: string): MenuLink => ({ label, to, hidden: false })

/** The site's menus until staff publish others. Their number is fixed: each has its place in the header or footer. */
export const siteMenus = {
  header: {
    title: '',
    text: '',
    links: [
      link('/packages', 'Journeys'),
      link('/departures', 'Departures'),
      link('/pilgrimage', 'Kibeho'),
      link('/countries', 'Countries'),
      link('/hotels', 'Hotels'),
      link('/services', 'Services'),
      link('/blog', 'Blog'),
    ],
  },
  phone: {
    title: '',
    text: '',
    links: [link('/bookings', 'Your booking'), link('/payment-methods', 'Payment methods'), link('/contact', 'Contact')],
  },
  plan: { title: '', text: '', links: [link('/tailor-made', 'Plan a journey')] },
  'footer-promise': {
    title: 'Everything you need for the road',
    text: 'In Rwanda, impamba is the food a household packs for a traveller. We pack the rest: permits, rooms, a car and a guide who knows the way.',
    links: [],
  },
  'footer-journeys': {
    title: 'Journeys',
    text: '',
    links: [
      link('/packages', 'All journeys'),
      link('/packages?style=gorillas', 'Gorillas'),
      link('/pilgrimage', 'Pilgrimage to Kibeho'),
      link('/community', 'With a community'),
      link('/luxury', 'Luxury'),
      link('/departures?guaranteed=yes', 'Guaranteed departures'),
      link('/bookings', 'Find your booking'),
    ],
  },
  'footer-places': {
    title: 'Places',
    text: '',
    links: [
      link('/countries', 'Six countries'),
      link('/parks', 'Parks and reserves'),
      link('/visit-rwanda', 'Plan a visit to Rwanda'),
      link('/know-rwanda', 'Know Rwanda'),
      link('/important-to-know', 'Important to know'),
      link('/blog', 'Blog'),
    ],
  },
  'footer-services': {
    title: 'Services',
    text: '',
    links: [
      link('/hotels', 'Hotels and lodges'),
      link('/car-hire-rates', 'Car hire'),
      link('/transport-information', 'Roads and transport'),
      link('/freight-quote', 'Freight'),
      link('/tailor-made', 'Tailor-made journey'),
      link('/services', 'All services'),
    ],
  },
  'footer-contact': {
    title: 'Contact us',
    text: '',
    links: [link('/contact', 'Contact'), link('/payment-methods', 'Payment methods'), link('/about', 'About us')],
  },
  legal: {
    title: '',
    text: 'food packed for a journey.',
    links: [link('/terms-and-conditions', 'Terms and conditions'), link('/privacy', 'Privacy')],
  },
} as const satisfies Record<string, Menu>
export type MenuId = keyof typeof siteMenus

export const menuIds = Object.keys(siteMenus) as MenuId[]
export const isMenuId = (id: string): id is MenuId => Object.hasOwn(siteMenus, id)

/** What visitors may always reach from every page: how they book with us, and what we keep of them. */
export const mustStay = ['/terms-and-conditions', '/privacy'] as const

/** A menu as a page shows it. */
export type ShownMenu = { title: string; text: string; links: readonly { label: string; to: string }[] }
/** The menus that staff have published; of every other the site shows its own. */
export type ShownMenus = Partial<Record<MenuId, ShownMenu>>

export const shownMenu = (id: MenuId, published: ShownMenus = {}): ShownMenu => published[id] ?? asShown(siteMenus[id])

export const asShown = ({ title, text, links }: Menu): ShownMenu => ({
  title,
  text,
  links: links.filter(({ hidden }) => !hidden).map(({ label, to }) => ({ label, to })),
})
