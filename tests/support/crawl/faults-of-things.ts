type Thing = Record<string, unknown>

/**
 * The properties that search engines require of each type, by https://developers.google.com/search/docs and https://schema.org.
 */
const needed: Readonly<Record<string, readonly string[]>> = {
  TravelAgency: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  ItemList: ['itemListElement'],
  TouristTrip: ['name', 'description', 'url', 'itinerary', 'provider'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'image'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  TouristAttraction: ['name'],
  Hotel: ['name', 'address'],
  Organization: ['name'],
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with the structured data of a page; empty where all is well. */
export function faultsOfThings(things: readonly Thing[], siteUrl: string): string[] {
  return things.flatMap((thing) => {
    const context = thing['@context'] === 'https://schema.org' ? [] : ['has no context']
    return [...context, ...faultsOf(thing, siteUrl)]
  })
}

function faultsOf(thing: Thing, siteUrl: string): string[] {
  const type = String(thing['@type'] ?? 'nothing')
  const missing = (needed[type] ?? [])
    .filter((name) => thing[name] === undefined || thing[name] === '')
    .map((name) => `${type} has no ${name}`)
  const within = Object.entries(thing).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.filter(isThing).flatMap((part) => faultsOf(part, siteUrl))
    if (isThing(value)) return faultsOf(value, siteUrl)
    return faultsOfValue(type, name, value, siteUrl)
  })
  return [...missing, ...within]
}

function faultsOfValue(type: string, name: string, value: unknown, siteUrl: string): string[] {
  const text = String(value)
  if (['url', 'image', 'logo', 'item'].includes(name) && !text.startsWith(`${siteUrl}/`)) return [`${type}.${name} is ${text}`]
  if (/^date/.test(name) && !/^\d{4}-\d\d-\d\d/.test(text)) return [`${type}.${name} is ${text}`]
  if (/price$/i.test(name) && !/^\d+\.\d\d$/.test(text)) return [`${type}.${name} is ${text}`]
  if (name === 'priceCurrency' && !/^[A-Z]{3}$/.test(text)) return [`${type}.${name} is ${text}`]
  return []
}
