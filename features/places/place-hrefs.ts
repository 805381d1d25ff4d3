/** The two parks whose addresses the owner chose; every other park is under /parks. */
const own: Readonly<Record<string, string>> = {
  akagera: '/akagera-national-park',
  volcanoes: '/volcanoes-national-park',
}

/** The one address of a park's page. */
export const parkHref = (id: string): string => own[id] ?? `/parks/${id}`

/** The address of a country's page: '/rwanda'. */
export const countryHref = (id: string): string => `/${id}`
