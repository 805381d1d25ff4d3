import type { MetaDescriptor } from 'react-router'
import { addressIn } from '../languages/addresses.ts'
import { languageOfMatches } from '../languages/use-language.ts'
import { wordsOfMatches } from '../languages/use-words.ts'
import { type Drawing, shareHref } from '../ui/scene-picture.tsx'
import { frameWords } from '../words/frame.ts'
import type { SiteData } from './site-data.ts'

/** What React Router hands to a page's `meta`, as far as it is needed here. */
type MetaArgs = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

export type Crumb = { name: string; path: string }

export type PageMeta = {
  title: string
  /** One or two sentences, for search engines and shared links. */
  description: string
  /** The drawing of a shared link. */
  drawing?: Drawing
  /** The picture that shows the name of the page instead, made by `shareLink`, or a photograph by `photoShare`; and its words. */
  share?: { href: string; alt: string } | undefined
  /** The pages above this one, without the home page and without itself. */
  crumbs?: readonly Crumb[]
  /** The query that search engines should keep, '?page=2'; absent where the query only filters the page. */
  query?: string
  /** The JSON-LD of the page besides its breadcrumb: equal to what the page shows. */
  things?: (urlOf: UrlOf, site: SiteData) => readonly Thing[]
  /** Not for search engines: results, forms half filled in, what belongs to one visitor. */
  unlisted?: boolean
  article?: { publishedOn: string; updatedOn: string }
}

/** The whole address of a page in the language of the page that is read, by its English path. Files have `siteUrl` before them. */
export type UrlOf = (path: string) => string

/** An object of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The operator as the provider of what a page is about. */
export const agencyThing = (urlOf: UrlOf, { company }: SiteData): Thing => ({
  '@type': 'TravelAgency',
  name: company.name,
  url: urlOf('/'),
})

const defaultDrawing: Drawing = { id: 'virunga', hour: 'dawn', seed: 7 }

/** The site data that a layout has loaded; undefined where the layout itself failed, because meta is called there too. */
function siteDataOf(matches: MetaArgs['matches']): SiteData | undefined {
  const layout = matches.find((match) => match?.id === 'site/layout' || match?.id === 'site/booking/layout')
  return layout?.loaderData as SiteData | undefined
}

/** The head of a page whose address leads nowhere. */
export const missingMeta = ({ matches }: Pick<MetaArgs, 'matches'>): MetaDescriptor[] => [
  { title: wordsOfMatches(matches, frameWords).notFound },
]

/** The head of a page: title, description, canonical address, sharing data, JSON-LD. */
export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const site = siteDataOf(matches)
  const { title, description } = page
  const named = site && !title.includes(site.company.name) ? `${title} | ${site.company.name}` : title
  const basics: MetaDescriptor[] = [{ title: named }, { name: 'description', content: description }]
  if (!site) return basics
  if (page.unlisted) return [...basics, { name: 'robots', content: 'noindex' }]
  const urlOf: UrlOf = (path) => site.siteUrl + addressIn(languageOfMatches(matches), path)
  const url = `${urlOf(location.pathname)}${page.query ?? ''}`
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: url },
    ...sharedAs({ page, url, site }),
    ...[...trail(page, urlOf, url, wordsOfMatches(matches, frameWords).nav.home), ...(page.things?.(urlOf, site) ?? [])].map(
      (thing) => ({
        'script:ld+json': { '@context': 'https://schema.org', ...thing },
      }),
    ),
  ]
}

function sharedAs({ page, url, site }: { page: PageMeta; url: string; site: SiteData }): MetaDescriptor[] {
  const { title, description, article, share, drawing = defaultDrawing } = page
  const openGraph: Record<string, string> = {
    'og:site_name': site.company.name,
    'og:type': article ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': site.siteUrl + (share?.href ?? shareHref(drawing)),
    'og:image:alt': share?.alt ?? title,
    'og:image:width': '1200',
    'og:image:height': '630',
    ...(article && { 'article:published_time': article.publishedOn, 'article:modified_time': article.updatedOn }),
  }
  const properties = Object.entries(openGraph).map(([property, content]) => ({ property, content }))
  return [...properties, { name: 'twitter:card', content: 'summary_large_image' }]
}

/** The breadcrumb of a page for search engines: the home page, the pages above, the page. */
function trail({ title, crumbs }: PageMeta, urlOf: UrlOf, url: string, home: string): Thing[] {
  if (!crumbs) return []
  const steps = [{ name: home, item: urlOf('/') }, ...crumbs.map(({ name, path }) => ({ name, item: urlOf(path) }))]
  const items = [...steps, { name: title, item: url }]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: items.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
  ]
}
