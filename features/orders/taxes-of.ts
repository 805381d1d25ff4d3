import type { TaxInput } from '#features/pricing/taxes.ts'
import type { Sold } from './product.ts'

/** The taxes on what a product sells. Only hotel rooms in Rwanda add the tourism tax: a journey holds its lodging with all taxes. */
export const taxesOf = (product: Sold): TaxInput => ({
  vatBasisPoints: product.settings.vatBasisPoints,
  tourismTaxBasisPoints: product.settings.tourismTaxBasisPoints,
  lodgingInRwanda: product.kind === 'stay' && product.hotel.countryId === 'rwanda',
})
