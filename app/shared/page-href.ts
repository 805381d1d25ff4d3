/** Pages that staff write and that stand at another address than their name. */
const elsewhere: Readonly<Record<string, string>> = {
  'cbt-tips': '/community/cbt-tips',
  freight: '/freight-quote',
  kibeho: '/kibeho-pilgrimage-package',
}

/** Where a page that staff write is read. */
export const pageHref = (slug: string): string => elsewhere[slug] ?? `/${slug}`
