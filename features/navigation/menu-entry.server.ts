import type { Content, Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { targetOf, targetProblems, writtenTarget } from './link-content.ts'
import { isMenuId, type Menu, type MenuId, menuIds, mustStay, siteMenus } from './menu.ts'
import { MenuContent } from './menu-content.ts'
import { listMenus, listPageAddresses } from './reads.server.ts'
import { upsertMenu } from './writes.server.ts'

/** What staff know each menu by, which is the name of its entry. */
const names: Record<MenuId, string> = {
  header: 'Header',
  phone: 'Below the header’s links on a phone',
  plan: 'Header, the button',
  'footer-promise': 'Footer, beginning',
  'footer-journeys': 'Footer, first column',
  'footer-places': 'Footer, second column',
  'footer-services': 'Footer, third column',
  'footer-contact': 'Footer, beside the address',
  legal: 'Footer, last line',
}

const contentOf = (id: MenuId, { title, text, links }: Menu): Content => ({
  slug: id,
  name: names[id],
  title,
  text,
  links: links.map(({ label, to, hidden }) => ({ label, ...writtenTarget(to), hidden })),
})

type Links = readonly { page: string | null; hidden: boolean }[]

/** The header needs a link, and every page must link to what the law requires. */
function needed(id: string, links: Links): Problem[] {
  const shown = links.filter(({ hidden }) => !hidden)
  if (id === 'header' && shown.length === 0) return [{ path: 'links', reason: 'menu-empty', grave: true }]
  if (id === 'plan' && shown.length > 1) return [{ path: 'links', reason: 'one-button', grave: true }]
  if (id !== 'legal') return []
  const gone = mustStay.filter((to) => !shown.some(({ page }) => page === to))
  return gone.map((page) => ({ path: 'links', reason: 'legal-link-gone', grave: true, facts: { page } }))
}

/** A column of the footer has a heading; the other menus have no place for one, and few for a sentence. */
function unseen(id: string, { title, text }: { title: string; text: string }): Problem[] {
  if (!isMenuId(id)) return []
  const own: Menu = siteMenus[id]
  return [
    ...(own.title !== '' && title === '' ? [{ path: 'title', reason: 'missing', grave: true }] : []),
    ...(own.title === '' && title !== '' ? [{ path: 'title', reason: 'heading-unseen', grave: false }] : []),
    ...(own.text === '' && text !== '' ? [{ path: 'text', reason: 'text-unseen', grave: false }] : []),
  ]
}

/** The menus of the site. Each has its place in the header or footer, so their number is fixed. */
export const menuEntry: EntryKind = {
  name: 'menu',
  texts: ['title', 'text', 'links.*.label'],
  titleOf: ({ slug }) => (isMenuId(slug) ? names[slug] : slug),
  pathOf: () => '/',
  async check(db, content) {
    const { value, problems } = readContent(MenuContent, content)
    if (!value) return problems
    const pages = await listPageAddresses(db)
    return [
      ...unseen(value.slug, value),
      ...value.links.flatMap((link, at) => targetProblems(link, `links.${at}`, pages)),
      ...needed(value.slug, value.links),
    ]
  },
  async publish(ctx, tx, content, liveId) {
    const { title, text, links } = MenuContent.parse(content)
    const id = liveId ?? content.slug
    if (!isMenuId(id)) throw new Error(`The site has no menu ${id}`)
    const pages = await listPageAddresses(tx)
    const stored = links.map((link) => ({ label: link.label, to: targetOf(link, pages) ?? '', hidden: link.hidden }))
    await upsertMenu(tx, id, { title, text, links: stored })
    await ctx.cache.invalidate(tx, ['menus'])
    return id
  },
  async listLive(db) {
    const published = new Map((await listMenus(db)).map((menu) => [menu.id, menu]))
    return menuIds.map((id) => ({ liveId: id, content: contentOf(id, published.get(id) ?? siteMenus[id]) }))
  },
}
