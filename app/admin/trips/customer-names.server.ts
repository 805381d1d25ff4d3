import type { PublishedPackage } from '#features/packages/published-package.ts'
import type { SupplierService } from '#features/suppliers/supplier-service.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { PackageInLanguage } from '#features/trips/begin/begin-trip.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { contentTranslator, packageEntryKind } from '../../shared/translated-content.server.ts'
import { comfortWords } from '../../words/comforts.ts'
import { siteWordsKey } from '../../words/sources.server.ts'

/** What a customer reads in titles that staff's lists give: a service of the rate book, a permit or park fee, a package. */
export type CustomerNames = {
  service: (service: Pick<SupplierService, 'name' | 'roomId'>) => string
  fee: (name: string) => string
  package: (title: string) => string
}

/** These in the language of a customer, as far as they are approved there; the rest is English, for staff to write. */
export async function customerNames(context: RouteContext, language: string): Promise<CustomerNames> {
  const isPublic = context.get(siteWordsKey).published.has(language)
  const inLanguage = await namesIn(contextOf(context), isPublic ? language : 'en')
  return {
    // A room of a hotel is called as the hotel's page calls it.
    service: ({ name, roomId }) =>
      inLanguage(roomId === null ? { name, of: 'service', at: 'rows.*.name' } : { name, of: 'hotel', at: 'rooms.*.name' }),
    fee: (name) => inLanguage({ name, of: 'fee', at: 'name' }),
    package: (title) =>
      ['package', 'pilgrimage'].map((of) => inLanguage({ name: title, of, at: 'title' })).find((name) => name !== title) ?? title,
  }
}

/** A package with everything that its customer reads of it, in their language. */
export async function packageInLanguage(
  context: RouteContext,
  found: PublishedPackage,
  language: string,
): Promise<PackageInLanguage | undefined> {
  const words = context.get(siteWordsKey)
  if (!words.published.has(language)) return undefined
  const translate = await contentTranslator(context, packageEntryKind(found.kind), language)
  const names = await customerNames(context, language)
  const { lede, included, excluded } = translate(found)
  const itinerary = translate({ days: found.itinerary }).days
  const fees = found.rates.fees.map((fee) => ({ ...fee, name: names.fee(fee.name) }))
  return {
    found: { ...found, lede, included, excluded, itinerary, rates: { ...found.rates, fees } },
    comfortNames: words.in(language).textsOf(comfortWords),
    serviceName: names.service,
  }
}
