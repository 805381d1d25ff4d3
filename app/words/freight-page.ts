import { source } from '#platform/languages/source.ts'

/** What the freight page says of itself: sent by its loader, so that its script carries none of it. */
export const freightPageWords = source('freight-page', {
  title: 'Freight to and from Kigali',
  description:
    'A container from Dar es Salaam, a pallet by air, a parcel from Kampala: measure your pieces, see the chargeable weight and an estimate, and ask for a quote.',
  lede: 'Rwanda has no coast. Your goods come via Mombasa, Dar es Salaam or by air, with someone at each handover.',
  service: 'Freight forwarding',
  /** A row of the request that was sent. */
  piece: '{count, number} × {size} cm, {kg} kg each',
})
